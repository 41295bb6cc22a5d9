import Testing

@testable import ViperSplit

/// Loops over screens, stacks that are put together, and what a body or a closure ends in.
struct ScreenLoopsTests {
    private let app =
        separationApp + [
            """
            class ListViewController: UIViewController { var text = "" }
            enum Screens {
                static var isOpen = true
                static func list() -> ListViewController? { isOpen ? ListViewController() : nil }
                static func count() -> Int? { isOpen ? 1 : nil }
                static func later(_ done: @escaping () -> Void) {}
                static func weigh(_ weigh: @escaping () -> Int) {}
            }
            extension UIViewController { func showOfflineAlert(handler: (() -> Void)?) { present(UIAlertController(), animated: true) } }
            """
        ]

    private func check(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code), context: app, view: row.view, presenter: row.presenter,
            interactor: row.interactor, wireframe: row.wireframe)
    }

    @Test(arguments: [
        SeparationRow(
            sentence: "A loop goes back to a screen, which tells what it is called.",
            code: """
                for screen in navigationController?.viewControllers ?? [] where screen is ListViewController {
                    navigationController?.popToViewController(screen, animated: true)
                }
                """,
            presenter: "notes = []\nwireframe.returnToList()\n}",
            wireframe:
                "func returnToList() {\nfor screen in viewController.navigationController?.viewControllers ?? [] where"),
        SeparationRow(
            sentence: "It may return where nothing follows.",
            code: """
                navigationController?.viewControllers.forEach {
                    guard let list = $0 as? ListViewController else { return }
                    list.text = text
                    navigationController?.popToViewController(list, animated: true)
                }
                """,
            presenter: "notes = []\nwireframe.returnToList(text)\n}"),
        SeparationRow(
            sentence: "Nothing says to which screen.",
            code:
                "for screen in navigationController?.viewControllers ?? [] { navigationController?.popToViewController(screen, animated: true) }",
            presenter: "notes = []\nwireframe.popToViewController()\n}"),
        SeparationRow(
            sentence: "What comes on top of a stack that is put together is shown.",
            code: """
                var stack = navigationController?.viewControllers ?? []
                stack.removeLast()
                let list = ListViewController()
                list.text = text
                stack.append(list)
                navigationController?.setViewControllers(stack, animated: true)
                """,
            presenter: "notes = []\nwireframe.showList(for: text)\n}"),
        SeparationRow(
            sentence: "A closure may end in a guard.",
            code: """
                Screens.later {
                    self.notes = []
                    guard let list = Screens.list() else { return }
                    list.text = "a"
                    self.present(list, animated: true)
                }
                """,
            presenter: "self.notes = []\nself.wireframe.showList()\n}",
            wireframe: "func showList() {\nguard let list = Screens.list() else { return }"),
        SeparationRow(
            sentence: "An inherited method keeps its name, and what calls it says the same in other words.",
            code: "showOfflineAlert(handler: nil)", presenter: "notes = []\nwireframe.presentOfflineAlert()\n}"),
    ])
    func itIsTheWireframes(_ row: SeparationRow) throws { try check(row) }

    @Test(arguments: [
        (
            "Something follows a loop that may return.",
            """
            for screen in navigationController?.viewControllers ?? [] {
                if let list = screen as? ListViewController {
                    navigationController?.popToViewController(list, animated: true)
                    return
                }
            }
            notes = [Note()]
            """
        ),
        (
            "Something follows the guard.",
            """
            Screens.later {
                guard let list = Screens.list() else { return }
                self.present(list, animated: true)
                self.notes = []
            }
            """
        ),
        (
            "The closure gives something.",
            """
            Screens.weigh {
                self.notes = []
                guard let list = Screens.list() else { return 0 }
                self.present(list, animated: true)
                return 1
            }
            """
        ),
    ])
    func itStays(_ sentence: String, _ code: String) throws {
        try expectStays(separationSource(code), context: app, member: "handle", rule: "inherited-member")
    }

    @Test func aLoopThatDoesSomethingElseIsNoNavigation() throws {
        let code = """
            for screen in navigationController?.viewControllers ?? [] where screen is ListViewController {
                nameLabel.text = text
                navigationController?.popToViewController(screen, animated: true)
            }
            """
        let module = try checkedSplit(separationSource(code), context: app)
        expect(module.wireframe, lacks: "for screen in")
    }

    /// What gives no screen is data, whatever else its type gives.
    @Test func aTypeThatMakesScreensMayBeAskedForOthers() throws {
        let module = try checkedSplit(
            separationSource("guard let count = Screens.count() else { return }\nnameLabel.tag = count"), context: app)
        expect(module.wireframe, lacks: "Screens.count()")
    }
}
