public import ArgumentParser
public import ViperSplit

/// `viper-split new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Writes a blank module.",
        discussion: """
            The files are those that the style publishes. What a module builds on, `viper-split base` writes once for \
            the app. Nothing is overwritten. Within a project its name, that of git's user and the date stand at the \
            top of the files, unless the configuration has a `header`.
            """
    )

    @Argument(help: ArgumentHelp("The module's name: the X of XPresenter.", valueName: "name"))
    var name: String

    @OptionGroup
    var style: TemplateArguments

    @Option(help: "Where the screen comes from.")
    var interface = ModuleOptions.Interface.none

    @Option(
        help: ArgumentHelp(
            "simple: without an Interactor; interactor: with one; formatter: with an Interactor and a Formatter; or what "
                + "`templates show` says that the style has besides. (default: interactor)", valueName: "name"),
        completion: .list(Template.kinds.map(\.rawValue)))
    var kind: ModuleOptions.Kind?

    @OptionGroup
    var flavour: FlavourArguments

    @OptionGroup
    var tests: TestArguments

    @Option(
        help: ArgumentHelp("The folder of the files. (default: the current folder)", valueName: "dir"),
        completion: .directory
    )
    var output: String?

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            try putRight(near: output ?? ".", isWriting: true)
            let (template, configuration, _) = try style.read(for: output ?? ".")
            let options = ModuleOptions(
                name: name, template: template, interface: interface, kind: kind, flavour: flavour.flavour,
                header: configuration.header ?? likelyHeader(ofFilesIn: output ?? "."))
            let tests = try tests.options(for: output ?? ".")
            let (files, testFiles) = try refusing { () throws(SplitError) in
                (
                    try newModule(options),
                    try tests.map { tests throws(SplitError) in try newModuleTests(options, tests) }
                )
            }
            if tests != nil, testFiles?.isEmpty == true, !quiet {
                try printOutput("such a module has no Presenter to test; write no tests\n")
            }
            try writeNew(files, in: output, with: testFiles ?? [], quiet: quiet)
            return nil
        }
    }
}

extension ModuleOptions.Interface: ExpressibleByArgument {}
extension ModuleOptions.Kind: ExpressibleByArgument {}
