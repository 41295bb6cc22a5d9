import SwiftSyntax
import Testing

@testable import ViperSplit

/// The questions that declarations answer, each with one that is to be answered otherwise.
struct PlatformTests {
    private let platform = Platform.sdk

    @Test(arguments: [
        ("UIView", "class"), ("CGRect", "struct"), ("UIView.ContentMode", "enum"), ("UITableViewDelegate", "protocol"),
        ("TimeInterval", "struct"), ("UIButton.State", "struct"), ("Array", "struct"), ("MainActor", "actor"),
    ])
    func aTypeIsFound(name: String, keyword: String) {
        let declaration = platform.declaration(of: name)?.asProtocol((any DeclGroupSyntax).self)
        #expect(declaration?.introducer.text == keyword && platform.keyword(of: name) == keyword)
    }

    @Test(arguments: ["Note", "UIView.Note", "NSLocalizedString", "", "UI", "ContentMode"])
    func anotherNameIsNoType(name: String) {
        #expect(platform.declaration(of: name) == nil && platform.keyword(of: name) == nil)
    }

    @Test func membersAreThoseOfExtensionsToo() {
        let names = Set(platform.members(of: "UIView").flatMap(\.declaredNames))
        #expect(names.isSuperset(of: ["frame", "ContentMode", "addSubview", "animate", "addGestureRecognizer"]))
        #expect(!names.contains("becomeFirstResponder"))
    }

    @Test(arguments: [
        ("map", "Array"), ("becomeFirstResponder", "UILabel"), ("count", "String"),
        ("present", "UITableViewController"),
        ("description", "UIColor"), ("tableView", "UITableViewController"), ("sorted", "Dictionary"),
    ])
    func membersAreInherited(name: String, type: String) {
        #expect(!platform.members(named: name, of: type).isEmpty)
    }

    @Test(arguments: [("map", "Int"), ("pushViewController", "UITableViewController"), ("note", "UIView")])
    func noMemberIsMadeUp(name: String, type: String) {
        #expect(platform.members(named: name, of: type).isEmpty)
    }

    @Test func ancestorsComeNearestFirst() {
        #expect(platform.superclass(of: "UITextView") == "UIScrollView")
        #expect(platform.superclass(of: "UITableViewDelegate") == nil && platform.superclass(of: "NSObject") == nil)
        #expect(
            platform.ancestry(of: "UITextView").starts(with: ["UIScrollView", "UIView", "UIResponder", "NSObject"]))
        #expect(platform.protocols(of: "UITableViewDelegate") == ["UIScrollViewDelegate"])
        #expect(platform.ancestry(of: "UITableViewDelegate").contains("NSObjectProtocol"))
        #expect(platform.isKind("UIImagePickerController", of: "UIViewController"))
        #expect(!platform.isKind("UIView", of: "UIViewController"))
    }

    @Test func globalsAreNoTypes() {
        #expect(platform.globals(named: "NSLocalizedString").count == 1 && !platform.globals(named: "abs").isEmpty)
        #expect(platform.globals(named: "UIView").isEmpty && platform.globals(named: "note").isEmpty)
    }

    @Test(arguments: [
        ("UIView", "UIKit"), ("UIView.ContentMode", "UIKit"), ("String", "Swift"), ("Date", "Foundation"),
        ("print", "Swift"), ("CLLocation", "CoreLocation"), ("NSLayoutConstraint", "UIKit"),
    ])
    func theModuleDeclaresTheName(name: String, module: String) {
        #expect(platform.module(of: name) == module)
        #expect(platform.module(of: "Note" + name) == nil)
    }

    @Test(arguments: [
        ("UINoteView", "UIKit"), ("AVNote", "AVFoundation"), ("AVPlayerViewNote", "AVKit"), ("SKNote", "SpriteKit"),
        ("NSPersistentNote", "CoreData"),
    ])
    func thePrefixTellsTheModule(name: String, module: String) {
        #expect(platform.modules.module(byPrefixOf: name)?.name == module)
        #expect(platform.modules.module(byPrefixOf: "X" + name) == nil)
    }

    @Test(arguments: ["CAGEHours", "UIs", "UI", "Note", "Statement"])
    func wordsHaveNoPrefix(name: String) {
        #expect(platform.modules.module(byPrefixOf: name) == nil)
    }

    @Test func modulesAreDescribed() throws {
        let maps = try #require(platform.modules["MapKit"])
        #expect(maps.exportsUIKit && !maps.draws && !maps.isThirdParty)
        let snap = try #require(platform.modules["SnapKit"])
        #expect(snap.isThirdParty && !snap.exportsUIKit)
        #expect(platform.modules["UIKit"]?.draws == true && platform.modules["NoteKit"] == nil)
    }

    @Test func factsStandBeforeDeclarations() {
        #expect(
            platform.facts(ofMember: "dismiss", of: "UIAlertController").isSuperset(of: [.navigates, .releasesSelf]))
        #expect(platform.facts(ofMember: "presentedViewController", of: "UIViewController").contains(.context))
        #expect(platform.facts(ofMember: "async", of: "DispatchQueue").contains(.elsewhere))
        #expect(platform.facts(ofMember: "map", of: "Array") == .pure)
        #expect(platform.facts(ofMember: "append", of: "Array").isDisjoint(with: [.pure, .navigates]))
    }

    @Test func factsOfTypesAreInherited() {
        #expect(
            platform.facts(ofType: "UILabel").contains(.view) && !platform.facts(ofType: "UILabel").contains(.screen))
        #expect(platform.facts(ofType: "UIAlertController").contains(.screen))
        #expect(platform.facts(ofType: "UserDefaults").contains(.service))
        #expect(
            platform.facts(ofType: "DateFormatter").contains(.pure) && !platform.facts(ofType: "Date").contains(.pure))
        #expect(platform.facts(ofType: "Note") == [])
    }

    @Test func ownersAreFoundByAMember() {
        #expect(platform.owners(ofMember: "popViewController") == ["UINavigationController"])
        #expect(platform.owners(ofMember: "noteOfMine") == [])
    }
}
