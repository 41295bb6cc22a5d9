import SwiftSyntax

/// The declarations of the platform that rules of a split ask for by name.
extension Platform {
    /// The class that all view controllers descend from.
    static let viewController = "UIViewController"
    /// What shows one screen of several at a time, and is none itself.
    static let navigationController = "UINavigationController"
    /// What shows a view of SwiftUI as a screen.
    static let hostingController = "UIHostingController"
    static let alert = "UIAlertController"
    static let alertAction = "UIAlertAction"
    static let storyboard = "UIStoryboard"
    /// The labels of the initialiser that is given a nib.
    static let nibLabels = ["nibName", "bundle"]
    static let view = "UIView"
    static let image = "UIImage"
    static let userDefaults = "UserDefaults"
    /// The class that Objective-C's classes descend from.
    static let object = "NSObject"
    static let objectProtocol = "NSObjectProtocol"
    /// What a view is told when it goes, since its subviews go with it.
    static let calledWhenGone: Set = ["willRemoveSubview"]
    static let application = "UIApplication"
    /// The number that the compiler takes for a `Double`, and the other way round.
    static let drawnNumber = "CGFloat"
    /// Where views are.
    static let places: Set = ["CGPoint", "CGRect", "CGSize"]

    /// What says nothing of what a type has: every class is one of them, or the compiler checks it.
    static let markers: Set = ["AnyObject", "NSObject", "NSObjectProtocol", "Sendable"]

    /// A navigation controller, by the name that it has after the class.
    static func isNavigationController(_ type: String) -> Bool { type.hasSuffix(navigationController.dropFirst(2)) }

    /// The class that a library's class is at least, by its name: `UIButton` for `MDCButton`.
    static func kind(byNameOf type: String) -> String? {
        if type.hasSuffix("PersistentContainer") { return "NSPersistentContainer" }
        return ["UIButton", "UILabel", "UITextField", "UIView"].first { type.hasSuffix($0.dropFirst(2)) }
    }

    /// A method by which a screen shows the one that its first argument gives: `present(_:animated:completion:)`.
    func showsFirstArgument(_ method: String) -> Bool {
        methodsOfScreens(named: method).contains { method in
            method.takesScreen && !Facts(of: DeclSyntax(method)).contains(.releasesSelf)
        }
    }

    /// Whether an optional has members of a name itself, as `take` and `map` are.
    func isMemberOfOptionals(_ name: String) -> Bool { !members(named: name, of: "Optional").isEmpty }

    /// Whether `X()` makes an instance of a class: no `init()` that it has or inherits says that it is unavailable.
    func isMadePlainly(_ type: String) -> Bool {
        !members(named: "init", of: type).contains { member in
            guard let initializer = member.as(InitializerDeclSyntax.self) else { return false }
            return initializer.parameterLabels.isEmpty
                && initializer.attributes.contains { $0.trimmedText == "@available(*, unavailable)" }
        }
    }

    /// Whether making an instance of a class calls the app's own code: a tab bar controller loads its view by then.
    func isCalledBackWhenMade(_ type: String) -> Bool { facts(ofMember: "init", of: type).contains(.callsBack) }

    /// A method takes away the screen that it is asked of, not those that are shown in it.
    func leavesItself(_ method: String) -> Bool {
        facts(ofMember: method, of: Self.viewController).contains(.releasesSelf)
    }

    /// The label of what a method that shows or leaves a screen does when that is done: `completion`.
    func completionLabel(of method: String) -> String? {
        methodsOfScreens(named: method).lazy.compactMap { $0.signature.parameterClause.parameters.last }
            .first { $0.type.unwrapped.withoutParentheses.is(FunctionTypeSyntax.self) }?.firstName.text
    }
}

extension FunctionDeclSyntax {
    /// What a method is called that does nothing but call this one: `goBack` for `@named("goBack")`.
    var namesOfUse: [String] {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.filter {
            $0.attributeName.trimmedText == "named"
        }
        .flatMap { attribute -> [String] in
            guard case .argumentList(let names) = attribute.arguments else { return [] }
            return names.compactMap { $0.expression.literalText }
        }
    }

    /// `popToViewController(_:animated:)`
    var returnsToArgument: Bool { takesScreen && Facts(of: DeclSyntax(self)).contains(.releasesSelf) }

    fileprivate var takesScreen: Bool {
        typeOfUnlabelled.map { Platform.sdk.isKind($0.trimmedText, of: Platform.viewController) } ?? false
    }

    /// `setViewControllers(_:animated:)`
    var takesScreens: Bool { typeOfUnlabelled?.isListOfScreens == true }

    /// The type of the first parameter, if that has no label.
    private var typeOfUnlabelled: TypeSyntax? {
        signature.parameterClause.parameters.first.flatMap { first in
            first.firstName.tokenKind == .wildcard ? first.type.unwrapped : nil
        }
    }

    /// The screen that is shown is named by a text: `performSegue(withIdentifier:sender:)`.
    var takesIdentifier: Bool { parameterLabels.contains("withIdentifier") }
}

extension TypeSyntax {
    /// `[UIViewController]`
    var isListOfScreens: Bool {
        let element = unwrapped.as(ArrayTypeSyntax.self)?.element.trimmedText
        return element.map { Platform.sdk.isKind($0, of: Platform.viewController) } ?? false
    }
}
