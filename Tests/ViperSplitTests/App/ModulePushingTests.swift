import Testing

@testable import ViperSplit

/// The function by which a router pushes screens, where it is known to do what the code did, and others that aren't.
struct ModulePushingTests {
    private func pushing(_ old: String = "", _ new: String = "") throws -> ModulePushing? {
        let text = try #require(Template("viper-base").baseFiles().first { $0.path.hasSuffix("VIPERRouter.swift") })
            .text
        #expect(old.isEmpty || text.contains(old), "\(old)")
        let changed = old.isEmpty ? text : text.replacing(old, with: new)
        let unit = try readUnit(SourceFile(path: "VIPERRouter.swift", text: changed))
        return AppContext(given: [unit], context: []).modulePushing(of: "VIPERRouter")
    }

    private static let stack =
        "let stack = viewController as? UINavigationController ?? viewController.navigationController"

    @Test(arguments: [
        ("", ""),
        // As the library has it.
        ("\(stack)\n        stack?.push", "viewController.navigationController?.push"),
        (
            "embedded(view, in: embedding), animated: animated)\n    }\n\n    private",
            "view, animated: animated)\n    }\n\n    private"
        ),
    ])
    func itPushesFromTheRoutersOwnScreen(old: String, new: String) throws {
        #expect(
            try pushing(old, new)
                == ModulePushing(
                    owner: "VIPERRouter", name: "pushModule", label: "withView", ownScreen: "viewController"))
    }

    @Test(arguments: [
        // It pushes from elsewhere, or something else, or does more.
        (stack, "let stack = viewController.tabBarController?.navigationController"),
        (stack, "let stack = other as? UINavigationController ?? viewController.navigationController"),
        (stack, "let stack = viewController as? UINavigationController"),
        (stack, "print(view)\n        \(stack)"),
        ("stack?.push", "stack!.push"),
        ("animated: animated)\n    }\n\n    private", "animated: true)\n    }\n\n    private"),
        ("case .none: view", "case .none: UINavigationController(rootViewController: view)"),
        ("case .none: view", "case .none: wrapped(view)"),
        // For want of a word it is put into something.
        (
            "embedIn embedding: VIPERModuleEmbedType = .none,\n        animated: Bool = true\n",
            "embedIn embedding: VIPERModuleEmbedType = .navigationController,\n        animated: Bool = true\n"
        ),
        // Not every router has it, or it is another's.
        ("extension VIPERRouter {", "extension VIPERRouter where Self: UIViewController {"),
        ("extension VIPERRouter {", "private extension VIPERRouter {"),
        ("extension VIPERRouter {", "@available(iOS 26, *) extension VIPERRouter {"),
        ("func pushModule(", "private func pushModule("), ("func pushModule(", "static func pushModule("),
        ("func pushModule(", "func pushModule(_ text: String) {}\n    func pushModule("),
        ("protocol VIPERRouter: VIPERBaseLayer {", "protocol Router: VIPERBaseLayer {"),
    ])
    func whatDoesSomethingElseIsNone(old: String, new: String) throws {
        #expect(try pushing(old, new) == nil)
    }
}
