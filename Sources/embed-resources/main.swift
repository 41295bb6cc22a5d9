import Foundation

// Writes the files of a folder as Swift code that holds their texts.
//
//     embed-resources templates FOLDER OUTPUT
//     embed-resources platform FOLDER OUTPUT

let kind = CommandLine.arguments[1]
let files = try filesInFolder(URL(filePath: CommandLine.arguments[2]).standardizedFileURL)
let source =
    switch kind {
    case "templates": templatesSource(files)
    case "platform": platformSource(files)
    default: fatalError("unknown kind of resources: \(kind)")
    }
try Data(source.utf8).write(to: URL(filePath: CommandLine.arguments[3]))
