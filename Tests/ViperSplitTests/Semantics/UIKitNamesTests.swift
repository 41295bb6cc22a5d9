import Testing

@testable import ViperSplit

struct UIKitNamesTests {
    @Test(arguments: [
        "UIView", "UITableView", "WKWebView", "MKMapView", "CALayer", "NSLayoutConstraint", "SKScene", "CAEAGLLayer",
        "SKStoreProductViewController", "MKAnnotationView",
    ])
    func namesOfUIKitAreKnown(_ name: String) {
        #expect(isUIKitName(name))
    }

    @Test(arguments: [
        "UInt", "Uid", "UIImagery".lowercased(), "UI", "Note", "NSObject", "Skill", "NotesView", "CAGEHours",
        "SKProduct", "SKPaymentQueue", "MKMapItem", "MKCoordinateRegion",
    ])
    func otherNamesAreNot(_ name: String) {
        #expect(!isUIKitName(name))
    }

    @Test func viewsOfTheAppAreKnownByTheirSuffix() {
        #expect(isViewTypeName("NoteCell") && isViewTypeName("GradientView") && isViewTypeName("MBProgressHUD"))
        #expect(!isViewTypeName("View") && !isViewTypeName("note_cellView") && !isViewTypeName("NoteViewModel"))
    }
}
