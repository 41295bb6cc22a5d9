import Foundation
import ViperSplit

/// The configuration that governs a file, with the folder that it was found in: `.viper-split.json`, in the file's folder or
/// one above it.
///
/// - Parameter path: a file's or a folder's.
/// - Returns: what holds without a configuration if there is none.
func readConfiguration(for path: String) throws(CommandError) -> (configuration: Configuration, folder: String) {
    var folder = realPath(path)
    while true {
        let file = joined(folder, configurationName)
        if case .file = fileState(of: file) {
            let source = try readSource(file)
            let configuration = try refusing { () throws(SplitError) in
                try Configuration(json: source.text, path: file)
            }
            return (configuration, folder)
        }
        if folder == "/" { return (Configuration(), folder) }
        folder = splitLast(folder).folder
    }
}

let configurationName = ".viper-split.json"
