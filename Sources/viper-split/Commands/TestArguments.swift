public import ArgumentParser
public import ViperSplit

/// The tests of a module: the same for every command that writes one.
struct TestArguments: ParsableArguments {
    @Option(
        name: .customLong("tests"),
        help: ArgumentHelp(
            "The folder of tests that are written, too: spies of what the Presenter talks to, and a test of each of its methods to fill. (default: none)",
            valueName: "dir"),
        completion: .directory
    )
    var folder: String?

    @Option(
        name: .customLong("test-framework"),
        help: "What the tests are written with: xctest or swift-testing. (default: xctest)")
    var framework: TestOptions.Framework?

    @Option(
        name: .customLong("test-module"),
        help: ArgumentHelp(
            "The app's module, which the tests import. (default: as other tests or the project say)",
            valueName: "name"))
    var module: String?

    func validate() throws {
        if let module, !module.isModuleName {
            throw ValidationError("`\(module)` can't be the name of a module")
        }
    }

    /// What is asked for, or else what the configuration that governs a path says.
    func options(for path: String) throws(CommandError) -> TestOptions? {
        let (configuration, folder) = try readConfiguration(for: path)
        return options(configuration.tests, in: folder, for: path)
    }

    /// - Parameters:
    ///   - folder: the configuration's own.
    ///   - path: where the module goes.
    /// - Returns: nil if no tests are to be written.
    private func options(_ configuration: Configuration.Tests, in folder: String, for path: String) -> TestOptions? {
        let configured = configuration.folder.map { configured in
            let whole = realPath(joined(folder, configured))
            let relative = relativePath(of: whole, from: realPath("."))
            return path.hasPrefix("/") || relative.hasPrefix("..") ? whole : relative
        }
        guard let chosen = self.folder.map(withoutFinalSlash) ?? configured else { return nil }
        let framework = framework ?? configuration.framework.flatMap(TestOptions.Framework.init) ?? .xcTest
        return TestOptions(
            folder: chosen, framework: framework, module: module ?? configuration.module,
            likelyModule: likelyModule(ofFileAt: path))
    }
}

extension TestOptions.Framework: ExpressibleByArgument {}
