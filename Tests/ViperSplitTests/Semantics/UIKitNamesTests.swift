import SwiftSyntax
import Testing

@testable import ViperSplit

struct UIKitNamesTests {
    private let app = AppContext(
        given: [],
        context: contextFiles([
            """
            struct UIState { enum Kind {} }
            struct ThemeButton {}
            enum TopLayer {}
            class Hint: UIBanner {}
            class UIBanner: UIView {}
            class UIQueue {}
            class StatusHUD {}
            class Row: TableCell {}
            class Entry: TableEntry {}
            class Shape: CAKeyLayer {}
            protocol NotesView {}
            struct BadgeView: View {}
            struct Player {}
            extension Player: UIViewRepresentable {}
            class UIRouter {}
            """
        ]))

    @Test(arguments: [
        "UIView", "UITableView", "WKWebView", "MKMapView", "CALayer", "NSLayoutConstraint", "SKScene", "CAEAGLLayer",
        "SKStoreProductViewController", "MKAnnotationView",
    ])
    func namesOfUIKitAreKnown(_ name: String) {
        #expect(app.isUIKitName(name))
    }

    @Test(arguments: [
        "UInt", "Uid", "UIImagery".lowercased(), "UI", "Note", "NSObject", "Skill", "NotesView", "CAGEHours",
        "SKProduct", "SKPaymentQueue", "MKMapItem", "MKCoordinateRegion",
    ])
    func otherNamesAreNot(_ name: String) {
        #expect(!app.isUIKitName(name))
    }

    /// A declaration tells what a name can't.
    @Test func whatTheAppDeclaresIsItsOwn() {
        #expect(!app.isUIKitName("UIState") && app.isUIKitName("UIStatus"))
        let signature = Syntax(parsed("func f(_ state: UIState, _ hint: Hint) -> UIColor"))
        #expect(app.uiNames(in: signature, besides: "NotesViewController") == ["Hint", "UIColor"])
        #expect(app.uiNames(in: signature, besides: "Hint") == ["UIColor"])
    }

    /// What a screen declares inside of it is none, nor is the view controller itself.
    @Test(arguments: [
        ("Hint()", true), ("NoteCell.self", true), ("EditorViewController.make()", true), ("UIColor.red", true),
        ("EditorViewController.Entry()", false), ("NotesViewController.limit", false), ("UIState()", false),
        ("TopLayer.self", false), ("store.load()", false),
    ])
    func isKnownToTheViewAlone(_ code: String, _ answer: Bool) {
        let places = app.places(ofUINamesIn: Syntax(parsed("let x = \(code)")), besides: "NotesViewController")
        #expect(places.isEmpty != answer)
    }

    @Test func aGuideIsTheAppsOwn() {
        #expect(app.isGuideType("UIRouter") && app.isGuideType("NotesCoordinator"))
        #expect(!app.isGuideType("UIFocusCoordinator") && !app.isGuideType("Player"))
    }

    @Test(arguments: [
        ("UIQueue", true), ("Catalog", true), ("UIStatus", false), ("UIBanner", false), ("Hint", false),
        ("Bundle", false), ("StatusHUD", false), ("AppTheme", false), ("Localizable", false), ("AppColors", false),
        ("LocalizableStore", true),
    ])
    func isASharedInstance(_ type: String, _ answer: Bool) {
        #expect(app.isSharedInstance(type, "shared") == answer)
        #expect(app.isSharedInstance(type, "sharedManager") == answer)
        #expect(!app.isSharedInstance(type, "make"))
    }

    @Test(arguments: [
        ("UIState", false), ("UIStatus", true), ("UIQueue", false), ("UIBanner", true), ("Hint", true),
        ("ThemeButton", false), ("OtherButton", true), ("TopLayer", false), ("StatusHUD", true), ("Shape", true),
        ("NotesView", true), ("BadgeView", true), ("Player", true), ("Row", true), ("Entry", false), ("NoteCell", true),
        ("MBProgressHUD", true), ("View", false),
        ("note_cellView", false), ("NoteViewModel", false),
    ])
    func isAView(_ type: String, _ answer: Bool) {
        #expect(app.isViewType(type) == answer)
    }
}
