import Testing

@testable import ViperSplit

/// What names UIKit isn't the Presenter's nor the Interactor's, whatever else it does.
struct PurityTests {
    private let app = [
        """
        import UIKit
        class DialogStore {
            static let shared = DialogStore()
            func keep(_ text: String, style: UIAlertController.Style) {}
            func keep(_ text: String) {}
        }
        """
    ]

    private func source(_ members: String) -> String {
        """
        @IBOutlet var label: UILabel!
        private var isDark = false
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            isDark = DialogStore.shared === self.other
            if isDark { DialogStore.shared.keep("dark") }
        }
        var other: DialogStore?
        \(members)
        """
    }

    @Test(arguments: [("UIColor", ".red : .blue", true), ("String", "\"red\" : \"blue\"", false)])
    func aMemberOfAUIKitTypeStays(_ type: String, _ choice: String, _ stays: Bool) throws {
        let module = try checkedSplit(
            source("var tint: \(type) { isDark ? \(choice) }\nfunc f() { print(tint) }"), context: app)
        #expect(module.presenter.contains("var tint") == !stays)
        #expect(!module.presenter.contains("UIColor"))
    }

    @Test(arguments: [
        ("UIApplication.didBecomeActiveNotification", true), ("Notification.Name(\"a\")", false),
    ])
    func aNameOfUIKitsIsTheViews(_ name: String, _ stays: Bool) throws {
        let code = """
            // MARK: - Handle view event
            func watch() {
                isDark = true
                NotificationCenter.default.post(name: \(name), object: nil)
                isDark = false
            }
            """
        let module = try checkedSplit(source(code), context: app)
        #expect(!module.presenter.contains("UIApplication") && !module.interactor.contains("UIApplication"))
        #expect(module.view.contains(name) == stays)
    }

    @Test(arguments: [(", style: UIAlertController.Style.alert", true), ("", false)])
    func whatAServiceIsToldInUIKitsWordsIsntTheInteractors(_ argument: String, _ stays: Bool) throws {
        let code = """
            func warn() {
                isDark = true
                DialogStore.shared.keep("b")
                DialogStore.shared.keep("a"\(argument))
                isDark = other == nil
            }
            """
        let module = try checkedSplit(source(code), context: app)
        #expect(!module.interactor.contains("UIAlertController") && !module.presenter.contains("UIAlertController"))
        #expect(module.view.contains("keep(\"a\"") == stays)
    }
}
