public import Foundation
public import ViperSplit

/// The base files of a style that a split needs but doesn't hold itself: from `folder`, the package's templates or, where
/// these have none, the double's own.
public func baseFiles(in folder: URL? = nil, style: String = "infinum", besides split: [SourceFile]) -> [SourceFile] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let places = [
        folder, package.appending(path: "Templates/\(style)/Base"), package.appending(path: "Tests/UIKitDouble/Base"),
    ]
    let files = places.lazy.compactMap { $0 }.map { swiftFiles(in: $0) }.first { !$0.isEmpty } ?? []
    let names = Set(split.map { URL(filePath: $0.path).lastPathComponent })
    return files.filter { !names.contains(URL(filePath: $0.path).lastPathComponent) }
}
