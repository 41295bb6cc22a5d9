public import Foundation
public import ViperSplit

/// The sources of the double, a module each, in the order in which they are built.
struct DoubleSources: Sendable {
    let module: String
    let files: [SourceFile]

    static let all: [DoubleSources] = [
        DoubleSources(module: "FoundationDouble", folder: "Foundation"),
        DoubleSources(module: "UIKit", folder: "UIKit"),
        DoubleSources(module: "Combine", folder: "Combine"),
        DoubleSources(module: "CoreLocation", folder: "CoreLocation"),
    ]

    private init(module: String, folder: String) {
        self.module = module
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "UIKitDouble/\(folder)")
        files = swiftFiles(in: root)
    }
}

/// The files of the double of UIKit.
public var uiKitDouble: [SourceFile] { DoubleSources.all.first { $0.module == "UIKit" }?.files ?? [] }

/// The Swift files of a folder and the folders in it, by path; none if there's no such folder.
public func swiftFiles(in folder: URL) -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        let path = folder.appending(path: name).path
        return (try? String(contentsOfFile: path, encoding: .utf8)).map { SourceFile(path: path, text: $0) }
    }
}
