public import Foundation
public import ViperSplit

/// A folder in one of those of `Fixtures`: a controller, the app around it and a scripted user.
public struct FixtureCase: Hashable, Sendable {
    public var name: String
    /// The path below `Fixtures`: `Screens/NoteList`.
    public var path: String
    public var directory: URL
    public var controller: [SourceFile]
    public var app: [SourceFile]
    public var driver: SourceFile

    /// A case that isn't on disk.
    public init(name: String, controller: [SourceFile], app: [SourceFile] = [], driver: SourceFile) {
        self.name = name
        path = name
        directory = URL(filePath: "/")
        self.controller = controller
        self.app = app
        self.driver = driver
    }

    /// Reads a case; nil if the folder has no controller or no driver.
    ///
    /// - Parameter path: the case's own, if it isn't its name.
    public init?(directory: URL, path: String? = nil) {
        name = directory.lastPathComponent
        self.path = path ?? name
        self.directory = directory
        controller = swiftFiles(in: directory.appending(path: "Controller"))
        app = swiftFiles(in: directory.appending(path: "App"))
        let path = directory.appending(path: "Driver.swift").path
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), !controller.isEmpty else { return nil }
        driver = SourceFile(path: path, text: text)
    }

    /// The files that a split in this style should give, with the edited controller; empty if nobody wrote them down.
    public func expected(style: String) -> [SourceFile] {
        swiftFiles(in: directory.appending(path: "Expected/\(style)"))
    }

    /// The folder of the cases that only styles with modules of views take.
    public static let views = "Views"

    /// The cases in a folder and in the folders there, by name, less those of `Views`.
    public static func all(in folder: URL) -> [FixtureCase] {
        let names = subfolders(of: folder)
        let paths =
            names
            + names.filter { $0 != views }.flatMap { group in
                subfolders(of: folder.appending(path: group)).map { "\(group)/\($0)" }
            }
        return paths.compactMap { FixtureCase(directory: folder.appending(path: $0), path: $0) }
            .sorted { $0.name < $1.name }
    }

    private static func subfolders(of folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The folder of cases: `VIPER_SPLIT_FIXTURES` or, without it, the package's own.
    public static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["VIPER_SPLIT_FIXTURES"] { return URL(filePath: path) }
        return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")
    }
}
