import ArgumentParser
import Foundation
import Oracle
import ViperSplit

/// `corpus-report types DIR`
struct TypesReport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "types", abstract: "Say how many expressions of the controllers in DIR have a type that is known.")

    @Argument(help: "A folder of Swift files, each a controller, or of folders, each a controller's.")
    var directory: String

    @Option(help: "The folder in a controller's folder that holds its files.")
    var part = "controller"

    @Flag(help: "Let the model read the app that stands beside a controller.")
    var context = false

    @Flag(help: "Print the expressions of unknown type.")
    var list = false

    func run() throws {
        var (known, all) = (0, 0)
        for controller in controllers(in: URL(filePath: directory), part: part) {
            let files = read(controller.paths)
            let app = context ? controller.app : nil
            guard let types = try? knownTypes(files, context: app) else { continue }
            known += types.known
            all += types.all
            print("\(controller.name): \(types.known) of \(types.all)")
            if list { for expression in types.unknown { print("    \(expression.prefix(120))") } }
        }
        print(
            "\(known) of \(all) (\((Double(known) / Double(max(1, all)) * 100).formatted(.number.precision(.fractionLength(1)))) %)"
        )
    }
}
