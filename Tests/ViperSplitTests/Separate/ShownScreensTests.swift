import Testing

@testable import ViperSplit

/// Screens that take the place of others: in the stack of a navigation controller, or as the root of a window.
struct ShownScreensTests {
    private let app =
        separationApp + [
            """
            class ListViewController: UIViewController { var text = "" }
            enum Factory { static func later(_ done: @escaping () -> Void) {}; static func make(_ done: @escaping (UIViewController) -> Void) {} }
            class PileView: UIView { var rootViewController: UIViewController?; func setViewControllers(_ list: [UIViewController], animated: Bool) {} }
            """
        ]

    private static let others = """

        // MARK: - Properties
        private let pile = PileView()
        private let inner = UINavigationController()
        // MARK: - View config
        private func build() { addChild(inner) }
        """

    private func check(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code) + Self.others, context: app, view: row.view, presenter: row.presenter,
            interactor: row.interactor, wireframe: row.wireframe)
    }

    private static let login = """
        let storyboard = UIStoryboard(name: "Login", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "Welcome")

        """
    private static let set = "navigationController?.setViewControllers([controller], animated: true)"

    @Test(arguments: [
        SeparationRow(
            sentence: "Which of several screens is shown is told by a number, too.",
            code: "tabBarController?.selectedIndex = 2", presenter: "notes = []\nwireframe.setSelectedIndexTo2()",
            wireframe: "func setSelectedIndexTo2() {\nviewController.tabBarController?.selectedIndex = 2"),
        SeparationRow(
            sentence: "It may be handed over.", code: "tabBarController?.selectedIndex = index",
            presenter: "notes = []\nwireframe.setSelectedIndex(index)"),
        SeparationRow(
            sentence: "What a screen beside looks like is the View's.",
            code: "tabBarController?.tabBar.isHidden = true", presenter: "notes = []\nview."),
        SeparationRow(
            sentence: "A storyboard's screen is made where it is shown.", code: login + set,
            presenter: "notes = []\nwireframe.showWelcome()\n}",
            wireframe: """
                func showWelcome() {
                let storyboard = UIStoryboard(name: "Login", bundle: nil)
                let controller = storyboard.instantiateViewController(withIdentifier: "Welcome")
                viewController.navigationController?.setViewControllers([controller], animated: true)
                }
                """),
        SeparationRow(
            sentence: "The first screen of a storyboard has its name.",
            code: """
                let storyboard = UIStoryboard(name: "Login", bundle: nil)
                let controller = storyboard.instantiateInitialViewController()!
                \(set)
                """,
            presenter: "wireframe.showLogin()"),
        SeparationRow(
            sentence: "A cast tells more.",
            code: """
                let storyboard = UIStoryboard(name: "Login", bundle: nil)
                let controller = storyboard.instantiateViewController(withIdentifier: "Welcome") as! ListViewController
                controller.text = text
                \(set)
                """,
            presenter: "wireframe.showList(for: text)",
            wireframe: "func showList(for text: String) {\nlet storyboard = UIStoryboard(name: \"Login\", bundle: nil)"),
        SeparationRow(
            sentence: "The last of several screens is on top.",
            code: """
                let list = ListViewController()
                let page = PageViewController(number: index)
                navigationController?.setViewControllers([list, page], animated: true)
                """,
            presenter: "wireframe.showPage(number: index)",
            wireframe: "func showPage(number: Int) {\nlet list = ListViewController()\nlet page ="),
        SeparationRow(
            sentence: "So is the last of a storyboard.",
            code: """
                let list = ListViewController()
                let controller = UIStoryboard(name: "Login", bundle: nil).instantiateViewController(withIdentifier: "Welcome")
                navigationController?.setViewControllers([list, controller], animated: true)
                """,
            presenter: "wireframe.showWelcome()"),
        SeparationRow(
            sentence: "All of them are made there, whatever is known of them.",
            code: login + """
                let page = PageViewController(number: index)
                navigationController?.setViewControllers([controller, page], animated: true)
                """,
            presenter: "wireframe.showPage(number: index)\n}",
            wireframe: "func showPage(number: Int) {\nlet storyboard ="),
        SeparationRow(
            sentence: "The list may have a name.",
            code: """
                let stack = [ListViewController(), PageViewController(number: index)]
                navigationController?.setViewControllers(stack, animated: true)
                """,
            presenter: "wireframe.showPage(number: index)", wireframe: "let stack = [ListViewController(), "),
        SeparationRow(
            sentence: "What is made in the list tells where it leads.",
            code: "navigationController?.setViewControllers([NoteViewController()], animated: true)",
            presenter: "wireframe.showNote()"),
        SeparationRow(
            sentence: "Two ways to a screen are told apart.",
            code: """
                navigationController?.setViewControllers([NoteViewController()], animated: true)
                navigationController?.pushViewController(NoteViewController(), animated: true)
                """,
            presenter: "wireframe.showNote()\nwireframe.pushNote()"),
        SeparationRow(
            sentence: "A screen may be handed over when it is made.",
            code: """
                Factory.make { [weak self] screen in
                    self?.notes = []
                    self?.navigationController?.setViewControllers([screen], animated: true)
                }
                """,
            presenter: "self?.wireframe.showScreen(screen)"),
        SeparationRow(
            sentence: "A stack may be set.", code: login + "navigationController?.viewControllers = [controller]",
            presenter: "wireframe.showWelcome()",
            wireframe: "viewController.navigationController?.viewControllers = [controller]"),
        SeparationRow(
            sentence: "So may the root of a window.",
            code: """
                let next = NoteViewController()
                let around = UINavigationController(rootViewController: next)
                view.window?.rootViewController = around
                """,
            presenter: "notes = []\nwireframe.showNote()\n}",
            wireframe: "viewController.view.window?.rootViewController = around"),
        SeparationRow(
            sentence: "What the window is told with it goes along.",
            code: """
                view.window?.rootViewController = NoteViewController()
                view.window?.makeKeyAndVisible()
                notes = [Note()]
                """,
            presenter: "wireframe.showNote()\nnotes = [Note()]",
            wireframe: "func showNote() {\nviewController.view.window?.rootViewController = NoteViewController()"),
        SeparationRow(
            sentence: "The window may have a name.",
            code: """
                let next = PageViewController(number: index)
                let window = view.window
                window?.rootViewController = next
                window?.makeKeyAndVisible()
                """,
            presenter: "wireframe.showPage(number: index)\n}"),
        SeparationRow(
            sentence: "There may be none.",
            code: """
                guard let window = view.window else { return }
                window.rootViewController = NoteViewController()
                UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
                """,
            presenter: "notes = []\nwireframe.showNote()\n}",
            wireframe: "func showNote() {\nguard let window = viewController.view.window else { return }"),
        SeparationRow(
            sentence: "Anybody's window shows screens.",
            code: "UIApplication.shared.keyWindow?.rootViewController = NoteViewController()",
            presenter: "wireframe.showNote()"),
    ])
    func theWireframeShowsThem(_ row: SeparationRow) throws { try check(row) }

    @Test(arguments: [
        SeparationRow(
            sentence: "The screen itself is in its stack already.",
            code: "navigationController?.setViewControllers([self], animated: true)",
            presenter: "wireframe.setViewControllers()"),
        SeparationRow(
            sentence: "In a tab bar the last isn't seen.",
            code: """
                let list = ListViewController()
                let page = PageViewController(number: index)
                tabBarController?.setViewControllers([list, page], animated: true)
                """,
            presenter: "wireframe.showList(number: index)"),
    ])
    func othersAreNotShown(_ row: SeparationRow) throws { try check(row) }

    @Test(arguments: [
        ("What is used behind it stays with that.", login + set + "\nnotes = [Note(title: controller.title ?? text)]"),
        ("So does what is done in between.", login + "notes = [Note()]\n" + set),
        (
            "What follows isn't done without a window.",
            "guard let window = view.window else { return }\nwindow.rootViewController = NoteViewController()\nwindow.makeKeyAndVisible()\nnotes = [Note()]"
        ),
        (
            "A window that is used behind it, too.",
            "let window = view.window\nwindow?.rootViewController = NoteViewController()\nnotes = [Note(title: \"\\(window?.tag ?? 0)\")]"
        ),
    ])
    func itStays(_ sentence: String, _ code: String) throws {
        try expectStays(separationSource(code), context: app, member: "handle", rule: "inherited-member")
    }

    @Test(arguments: [
        (
            "A child container's screens are a part of this one.",
            "inner.setViewControllers([controller], animated: false)"
        ),
        ("It may be filled by an assignment.", "inner.viewControllers = [controller]"),
        ("Somebody else may have a method of the name.", "pile.setViewControllers([controller], animated: false)"),
        ("Or a property.", "pile.rootViewController = controller"),
    ])
    func whatIsFilledIsNoWayToScreens(_ sentence: String, _ code: String) throws {
        let module = try checkedSplit(separationSource(Self.login + code) + Self.others, context: app)
        expect(module.wireframe, lacks: code)
        expect(module.interfaces, lacks: "func showWelcome()")
    }

    /// A closure that holds the screen weakly calls the Presenter, which is asked for what may drop the screen.
    @Test(arguments: [
        ("self?.leave()", "\nview.window?.makeKeyAndVisible()", true),
        ("self?.leave()", "", false),
        ("self.leave()", "\nview.window?.makeKeyAndVisible()", false),
    ])
    func whoeverAsksForAnotherRootKeepsTheScreen(_ call: String, _ more: String, _ keeps: Bool) throws {
        let closure = call.contains("?") ? "later { [weak self] in \(call) }" : "later { \(call) }"
        let source = """
            private var notes: [Note] = []
            // MARK: - Handle view event
            func handle() { notes = []; Factory.\(closure) }
            private func leave() {
                notes = []
                view.window?.rootViewController = NoteViewController()\(more)
            }
            """
        let module = try expectSplit(source, context: app, presenter: "notes = []\nwireframe.showNote()")
        let hold = "private func leave() {\nlet view = self.view\n"
        keeps ? expect(module.presenter, holds: hold) : expect(module.presenter, lacks: hold)
    }
}
