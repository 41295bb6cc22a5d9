import ArgumentParser

/// The program: `viper-split FILE...` splits, `viper-split plan` says how, `viper-split tidy` puts a file in order first,
/// `viper-split new` makes a blank module, `viper-split base` writes what all modules build on.
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "viper-split",
        abstract: "Splits a massive UIKit view controller into a VIPER module.",
        usage: helpUsage,
        version: "0.1.0",
        subcommands: [
            SplitCommand.self, UndoCommand.self, PlanCommand.self, TidyCommand.self, NewCommand.self, BaseCommand.self,
            TemplatesCommand.self,
            DumpConfigurationCommand.self,
        ],
        defaultSubcommand: SplitCommand.self
    )
}
