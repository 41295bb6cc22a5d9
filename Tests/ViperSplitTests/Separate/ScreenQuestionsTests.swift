import Testing

@testable import ViperSplit

/// Where the view controller is among other screens: the Wireframe tells it, and does what depends on nothing else.
struct ScreenQuestionsTests {
    private static let done = "nameLabel.text = \"done\""

    @Test(arguments: [
        SeparationRow(
            sentence: "Whether there is a screen.", code: "if presentedViewController == nil { store.touch() }",
            presenter: "if !wireframe.isPresentingScreen { interactor.touch() }",
            wireframe: "var isPresentingScreen: Bool { viewController.presentedViewController != nil }"),
        SeparationRow(
            sentence: "What is and what isn't have one name.",
            code: "if self.presentingViewController != nil || parent == nil { store.touch() }",
            presenter: "if wireframe.isPresented || !wireframe.hasParent { interactor.touch() }",
            wireframe: "var hasParent: Bool { viewController.parent != nil }"),
        SeparationRow(
            sentence: "Which screen is on top.",
            code: "guard navigationController?.topViewController === self else { return }\nstore.touch()",
            presenter: "guard wireframe.isOnTop else { return }",
            wireframe: "var isOnTop: Bool { viewController.navigationController?.topViewController === viewController }"
        ),
        SeparationRow(
            sentence: "Which screen is at the bottom.",
            code: "if navigationController?.viewControllers.first !== self { store.touch() }",
            presenter: "if !wireframe.isFirstInNavigation { interactor.touch() }",
            wireframe:
                "var isFirstInNavigation: Bool { viewController.navigationController?.viewControllers.first === viewController }"
        ),
        SeparationRow(
            sentence: "Of which kind a screen is.",
            code:
                "if presentedViewController is NoteViewController || parent is PageViewController || presentingViewController is NoteViewController { store.touch() }",
            presenter:
                "if wireframe.isShowingNote || wireframe.isInsidePage || wireframe.isPresentedByNote { interactor.touch() }",
            wireframe: "var isShowingNote: Bool { viewController.presentedViewController is NoteViewController }"),
        SeparationRow(
            sentence: "Whether one can go back.",
            code: "if (navigationController?.viewControllers.count ?? 0) > 1 { store.touch() }",
            presenter: "if wireframe.canGoBack { interactor.touch() }",
            wireframe: "var canGoBack: Bool { (viewController.navigationController?.viewControllers.count ?? 0) > 1 }"),
        SeparationRow(
            sentence: "What has no name as a whole is asked for what has.",
            code: "if (navigationController?.viewControllers.count ?? 0) > 2 { store.touch() }",
            presenter: "if (wireframe.viewControllersCount ?? 0) > 2 { interactor.touch() }",
            wireframe: "var viewControllersCount: Int? { viewController.navigationController?.viewControllers.count }"),
        SeparationRow(
            sentence: "A closure asks by its own self.",
            code: "DispatchQueue.main.async { if self.presentedViewController == nil { self.store.touch() } }",
            presenter: "if !self.wireframe.isPresentingScreen { self.interactor.touch() }",
            wireframe: "var isPresentingScreen"),
    ])
    func theWireframeIsAsked(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        "print(presentedViewController?.title ?? \"\")", "if presentingViewController !== self { store.touch() }",
        "store.load(1) { [weak self] _ in if self?.presentedViewController == nil { self?.notes = [] } }",
    ])
    func whatHasNoNameIsAskedInTheView(_ code: String) throws {
        try expectStays(separationSource(code), context: separationApp, member: "handle", rule: "inherited-member")
    }

    // MARK: - A screen that is held, to be told something

    @Test(arguments: [
        SeparationRow(
            sentence: "A presented screen is dismissed, if there is one.",
            code: """
                if let presented = presentedViewController {
                    presented.dismiss(animated: true) { [weak self] in self?.notes = [] }
                    return
                }
                \(done)
                """,
            presenter:
                "if wireframe.isPresentingScreen {\nwireframe.dismissPresentedScreen { [weak self] in self?.notes = [] }",
            wireframe: "viewController.presentedViewController?.dismiss(animated: true, completion: completion)"),
        SeparationRow(
            sentence: "What is made in between asks nothing.",
            code: """
                guard let navigationController else { return }
                let next = NoteViewController()
                next.note = note
                navigationController.pushViewController(next, animated: true)
                \(done)
                """,
            presenter: "guard wireframe.isInNavigation else { return }\nwireframe.showNote(for: note)",
            wireframe: "viewController.navigationController?.pushViewController(next, animated: true)"),
    ])
    func itIsAskedForOnceMore(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        ("Something is done in between.", "store.touch()\nnav.popViewController(animated: true)"),
        ("The name is used once more.", "nav.popViewController(animated: true)\nprint(nav)"),
        ("A closure holds it.", "nav.popViewController(animated: true)\nsay { [nav] in _ = nav }"),
        ("An own method may change it.", "let next = make()\nnav.pushViewController(next, animated: true)"),
    ])
    func itIsKept(_ sentence: String, _ code: String) throws {
        let members =
            "\nfunc say(_ done: @escaping () -> Void) { done() }\nfunc make() -> UIViewController { store.touch(); return self }"
        let split = try expectMoves(
            separationSource("guard let nav = navigationController else { return }\n\(code)\n\(Self.done)") + members,
            context: separationApp, member: "handle", to: .view)
        #expect(
            split.findings.contains {
                $0.message.hasPrefix("`handle` stays in the View: it uses `navigationController`")
            },
            "\(sentence)")
    }

    @Test func theViewAsksUIKitItself() throws {
        try expectSplit(
            separationSource(
                """
                let shade = makeShade(view)
                if let presented = presentedViewController { presented.dismiss(animated: true) }
                view.backgroundColor = shade
                """) + "\nfunc makeShade(_ view: UIView) -> UIColor { .red }", context: separationApp,
            view: "presenter.dismissPresentedScreen()",
            presenter: "if wireframe.isPresentingScreen { wireframe.dismissPresentedScreen() }",
            wireframe: "viewController.presentedViewController?.dismiss(animated: true)")
    }

    // MARK: - Branches

    @Test(arguments: [
        SeparationRow(
            sentence: "How one leaves depends on how one came.",
            code: """
                if let nav = navigationController, nav.viewControllers.count > 1 {
                    nav.popViewController(animated: true)
                } else {
                    dismiss(animated: true)
                }
                \(done)
                """,
            presenter: "wireframe.close()\nview.setNameLabelText(\"done\")",
            wireframe: "if let nav = viewController.navigationController, nav.viewControllers.count > 1 {"),
        SeparationRow(
            sentence: "The same screen is shown in two ways.",
            code: """
                let next = NoteViewController()
                next.note = note
                if let navigationController {
                    navigationController.pushViewController(next, animated: true)
                } else {
                    present(next, animated: true)
                }
                \(done)
                """,
            presenter: "wireframe.showNote(for: note)\nview.setNameLabelText(\"done\")",
            wireframe: "navigationController.pushViewController(next, animated: true)\n} else {"),
        SeparationRow(
            sentence: "What is done otherwise.",
            code: """
                if text.isEmpty {
                    store.touch()
                } else if let nav = navigationController, nav.viewControllers.count > 1 {
                    nav.popViewController(animated: true)
                }
                \(done)
                """,
            presenter: "} else {\nwireframe.goBack()\n}",
            wireframe: "func goBack() {\nif let nav = viewController.navigationController"),
        SeparationRow(
            sentence: "A screen that is dismissed has the name of its kind.",
            code:
                "if let shown = presentedViewController as? NoteViewController { shown.dismiss(animated: true) }\n\(done)",
            presenter: "wireframe.dismissNote()",
            wireframe: "if let shown = viewController.presentedViewController as? NoteViewController {"),
        SeparationRow(
            sentence: "Different things are done by different methods.",
            code: """
                if navigationController == nil {
                    present(NoteViewController(), animated: true)
                } else {
                    dismiss(animated: true)
                }
                \(done)
                """,
            presenter: "if !wireframe.isInNavigation {\nwireframe.showNote()\n} else {\nwireframe.close()\n}",
            wireframe: "var isInNavigation"),
        SeparationRow(
            sentence: "Branches that do other things as well stay with the Presenter.",
            code: "if navigationController != nil {\nstore.touch()\ndismiss(animated: true)\n}",
            presenter: "if wireframe.isInNavigation {\ninteractor.touch()\nwireframe.close()\n}",
            wireframe: "func close() {\nviewController.dismiss(animated: true)"),
    ])
    func branchesLeaveTogether(_ row: SeparationRow) throws { try row.check() }
}
