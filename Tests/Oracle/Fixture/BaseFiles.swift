public import Foundation
public import ViperSplit

/// The base files of a style that a split needs but doesn't hold itself, from `folder` or the package's templates.
public func baseFiles(in folder: URL? = nil, style: String = "infinum", besides split: [SourceFile]) -> [SourceFile] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let names = Set(split.map { URL(filePath: $0.path).lastPathComponent })
    return swiftFiles(in: folder ?? package.appending(path: "Templates/\(style)/Base"))
        .filter { !names.contains(URL(filePath: $0.path).lastPathComponent) }
}
