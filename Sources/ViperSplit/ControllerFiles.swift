import SwiftSyntax

/// A view controller among several that are split in one run.
public struct ControllerFiles: Hashable, Sendable {
    public let name: String
    /// The file that declares the class, and those that declare another of its name.
    public let files: [SourceFile]
    /// How many of its superclasses are among the view controllers.
    let depth: Int
}

extension AppIndex {
    /// The view controllers that files of the app declare, superclasses first, then in the order of the files.
    ///
    /// - Parameter paths: those of the files in question.
    public func controllers(in paths: Set<String>) -> [ControllerFiles] {
        // The names of all that Apple has end with it, and so do those that an app's own are known by.
        let mayDeclare = files.filter { $0.contains("Controller") }
        let app = App(self)
        let known = zip(mayDeclare, concurrently(mayDeclare, controllerClasses)).flatMap { file, classes in
            classes.filter { app.otherFramework(of: $0, among: []) == nil }.map { (name: $0.name.text, file: file) }
        }
        let places = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        let found = (known + subclasses(of: known.map(\.name), in: app)).filter { paths.contains($0.file.path) }
            .map { (place: places[$0.file.path, default: 0], name: $0.name, file: $0.file) }
            .enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
        let homes = Dictionary(grouping: found, by: \.name)
        var seen: Set<String> = []
        return found.map(\.name).filter { seen.insert($0).inserted }.map { name in
            var known: Set<String> = []
            let files = homes[name, default: []].map(\.file).filter { known.insert($0.path).inserted }
            let above = app.superclasses(of: name).filter { $0 != name && homes[$0] != nil }
            return ControllerFiles(name: name, files: files.map(\.source), depth: above.count)
        }.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
    }
}

extension AppIndex {
    /// The classes that descend from some and aren't among them, with the files that declare them.
    private func subclasses(of names: [String], in app: App) -> [(name: String, file: AppFile)] {
        var known = Set(names)
        var pending = names
        var found: [String] = []
        while let next = pending.popLast() {
            let below = app.directSubclasses(of: next).filter { known.insert($0).inserted }
            found += below
            pending += below
        }
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        return found.sorted().flatMap { name in
            app.types(named: name).compactMap { declared in byPath[declared.path].map { (name, $0) } }
        }
    }
}

private func controllerClasses(in file: AppFile) -> [ClassDeclSyntax] {
    topLevelDeclarations(of: file.tree).compactMap { $0.as(ClassDeclSyntax.self) }.filter(isViewController)
}
