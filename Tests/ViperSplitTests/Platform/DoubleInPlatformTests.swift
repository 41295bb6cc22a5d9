import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// The platform's declarations against the UIKit double, which was written from Apple's documentation by itself: what the
/// fixtures run against is what the model reads.
struct DoubleInPlatformTests {
    /// The double's types by their paths, with the members that they declare.
    private let double: [(type: String, members: [DeclSyntax])]

    init() throws { double = try Self.readDouble.get() }

    /// The same, read once for all tests.
    private static let readDouble = Result { () -> [(type: String, members: [DeclSyntax])] in
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "UIKitDouble/UIKit")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.flatMap { file in
            let tree = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
            return tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap { groups(in: $0, around: nil) }
        }
    }

    private let platform = Platform.sdk

    @Test func everyTypeOfTheDoubleIsDeclared() {
        #expect(missingTypes(of: double) == [])
    }

    @Test func everyMemberOfTheDoubleIsDeclared() {
        let (missing, compared) = missingMembers(of: double)
        #expect(missing == [])
        #expect(compared > 900, "\(compared)")
    }

    @Test func whatBothDeclareHasTheSameType() {
        let (others, compared) = otherTypes(of: double)
        #expect(others == [])
        #expect(compared > 700, "\(compared)")
    }

    @Test func noExceptionIsIdle() {
        let names = double.flatMap { type, members in
            [type] + members.flatMap { MemberShape($0).names }.flatMap { [$0, "\(type).\($0)"] }
        }
        #expect(onlyInDouble.union(withOtherTypes).subtracting(names) == [])
    }

    /// What isn't there or has another type is reported.
    @Test func aDifferenceIsReported() {
        let tree = Parser.parse(
            source: """
                public class UIView { public func note() {}; public var tag: String; public var alpha: CGFloat }
                public struct UIRectCorner { public let rawValue: String }
                public class UINote {}
                """)
        let seeded = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap { groups(in: $0, around: nil) }
        #expect(missingTypes(of: seeded) == ["UINote"])
        #expect(missingMembers(of: seeded).found == ["UIView.note"])
        #expect(
            otherTypes(of: seeded).found == [
                #"UIView.tag: String, not ["Int"]"#, #"UIRectCorner.rawValue: String, not ["UInt"]"#,
            ])
    }

    private typealias Group = (type: String, members: [DeclSyntax])

    private func missingTypes(of groups: [Group]) -> [String] {
        groups.map(\.type).filter { platform.declaration(of: $0) == nil && !onlyInDouble.contains($0) }
    }

    private func missingMembers(of groups: [Group]) -> (found: [String], compared: Int) {
        var compared = 0
        var missing: [String] = []
        forEachMember(of: groups) { type, name, _ in
            compared += 1
            if platform.members(named: name, of: type).isEmpty { missing.append("\(type).\(name)") }
        }
        return (missing, compared)
    }

    private func otherTypes(of groups: [Group]) -> (found: [String], compared: Int) {
        var compared = 0
        var others: [String] = []
        forEachMember(of: groups) { type, name, member in
            let known = signatures(of: name, in: type)
            guard !withOtherTypes.contains("\(type).\(name)"), let asked = member.signature(in: type), !known.isEmpty
            else { return }
            compared += 1
            if !known.contains(asked) { others.append("\(type).\(name): \(asked), not \(known)") }
        }
        return (others, compared)
    }

    private func forEachMember(of groups: [Group], _ body: (String, String, DeclSyntax) -> Void) {
        for (type, members) in groups where !onlyInDouble.contains(type) {
            for member in members where member.isOfInterest {
                for name in MemberShape(member).names
                where !onlyInDouble.contains(name) && !onlyInDouble.contains("\(type).\(name)") {
                    body(type, name, member)
                }
            }
        }
    }

    /// The types of a member in the platform's declarations; a raw value's is that of the initialiser that takes it.
    private func signatures(of name: String, in type: String) -> [String] {
        guard name == "rawValue" else {
            return platform.members(named: name, of: type).compactMap { $0.signature(in: type) }
        }
        return platform.members(of: type).compactMap { member in
            let parameters = member.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            return parameters?.first { $0.firstName.text == "rawValue" }?.type.trimmedDescription
        }
    }

    /// What the double has for itself: types that share what UIKit's classes do; members by their names that record,
    /// and that answer selectors and outlets without a runtime that would find them; and what a driver does in a user's
    /// place or looks at.
    private let onlyInDouble: Set<String> = [
        "Keyboard", "LayoutAnchoring", "TransitionCoordinator", "UINavigationDelegating", "UIScrollDelegating",
        "builtInValue", "performBuiltIn", "setBuiltIn", "traceName",
        "UIActivityViewController.activityItems", "UIActivityViewController.choose", "UIAction.perform",
        "UIAlertAction.tap", "UIApplication.opensURLs", "UIBarButtonItem.tap", "UICollectionView.item",
        "UICollectionView.layOutItems", "UICollectionView.registerPrototype", "UICollectionView.tapItem",
        "UIContextMenuConfiguration.makeMenu", "UIContextualAction.tap", "UIControl.touch", "UIDatePicker.choose",
        "UIFontPickerViewController.pick", "UIGestureRecognizer.point", "UIGestureRecognizer.recognize",
        "UIImagePickerController.availableSources", "UIImagePickerController.cancel", "UIImagePickerController.pick",
        "UINavigationController.stackDelegate", "UINib.register", "UIPageViewController.swipe",
        "UIPanGestureRecognizer.setVelocity", "UIPickerView.choose", "UIPresentationController.swipeDown",
        "UIRefreshControl.pull", "UIResponder.firstResponder", "UIScrollView.drag", "UIScrollView.scrollDelegate",
        "UISearchBar.tapCancel", "UISearchBar.tapClear", "UISearchBar.tapScope", "UISearchBar.tapSearch",
        "UISearchBar.type", "UISegmentedControl.choose", "UISlider.drag", "UIStepper.step", "UIStoryboard.name",
        "UIStoryboard.register", "UIStoryboard.registerSegue", "UISwitch.flip", "UITabBarController.tapTab",
        "UITableView.layOutRows", "UITableView.registerPrototype", "UITableView.row", "UITableView.tapAccessory",
        "UITableView.tapRow", "UIResponder.escape",
        "UITableViewRowAction.tap", "UITextField.contents", "UITextField.replace", "UITextField.tapClear",
        "UITextField.tapReturn", "UITextField.type", "UITextInput.contents", "UITextView.contents", "UITextView.type",
        "UITouch.point", "UIViewController.didConnect", "UIViewController.popoverController",
        "UIViewController.triggerSegue",
    ]

    /// What the double declares otherwise: wider types where it lacks Apple's, an object where Linux can't hold a value
    /// weakly, what isn't there before something is shown or is given, names that traces can tell, and a requirement
    /// whose default argument Swift can't write.
    private let withOtherTypes: Set<String> = [
        "Bundle.loadNibNamed", "NSAttributedString.boundingRect", "NSString.boundingRect", "String.boundingRect",
        "UINib.instantiate", "UISearchBar.setImage", "UITextField.inputDelegate", "UIViewController.userActivity",
        "UIAction.sender",
        "UIContextMenuConfiguration.identifier", "UIPresentationController.presentedViewController",
        "UIAccessibility.Notification.rawValue",
        "UIViewControllerTransitionCoordinator.animate",
    ]
}

/// A type or an extension and the types in it, with what each declares.
private func groups(in decl: DeclSyntax, around outer: String?) -> [(type: String, members: [DeclSyntax])] {
    guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return [] }
    let access = Modifiers(decl, default: .internal).access
    guard decl.is(ExtensionDeclSyntax.self) || access >= .public else { return [] }
    let name = decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? MemberShape(decl).names.first ?? ""
    let path = outer.map { "\($0).\(name)" } ?? name
    let members = group.memberBlock.members.map(\.decl)
    return [(path, members)] + members.flatMap { groups(in: $0, around: path) }
}

extension DeclSyntax {
    /// A member that apps can use.
    fileprivate var isOfInterest: Bool {
        let isRequirement = parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
        return (self.is(FunctionDeclSyntax.self) || self.is(VariableDeclSyntax.self))
            && (isRequirement || Modifiers(self, default: .internal).access >= .public)
    }

    /// The labels and types of a function, or the type of a property; nil where the declaration leaves the type to its
    /// initial value. Nested types stand without those around them, and generic parameters under one name each.
    fileprivate func signature(in type: String) -> String? {
        var text: String
        if let function = self.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters.map {
                "\($0.firstName.text): \($0.type.trimmedDescription)"
            }
            let result = function.signature.returnClause?.type.trimmedDescription ?? ""
            text = "(\(parameters.joined(separator: ", "))) \(result)"
            let generics = function.genericParameterClause?.parameters.map(\.name.text) ?? []
            for (index, name) in generics.enumerated() { text = text.replacing(word: name, with: "Generic\(index)") }
        } else if let annotation = self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation {
            text = annotation.type.trimmedDescription
        } else {
            return nil
        }
        return text.replacing(word: "Self", with: type)
            .replacing(#/\s+/#, with: " ").replacing(#/< | >/#) { $0.output.replacing(" ", with: "") }
            .replacing(#/\b\w+(<[^<>]*>)?\./#, with: "").replacing(#/(@\w+|any) /#, with: "")
            .replacing(word: "CFTimeInterval", with: "TimeInterval").replacing("IdentifierType", with: "Identifier")
            .replacing("NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>", with: "Snapshot")
            .replacing("NSLayoutAnchor<AnchorType>", with: "NSLayoutAnchor")
    }
}

extension String {
    fileprivate func replacing(word: String, with other: String) -> String {
        replacing(#/\w+/#) { $0.output == word ? other : String($0.output) }
    }
}
