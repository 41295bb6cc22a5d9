import SwiftSyntax

/// A view controller among several that are split in one run.
public struct ControllerFiles: Hashable, Sendable {
    public let name: String
    /// The file that declares the class, those that declare another of its name, and those that extend it.
    public let files: [SourceFile]
    /// How many of its superclasses are among the view controllers.
    let depth: Int
}

extension AppIndex {
    /// The view controllers that files of the app declare, superclasses first, then in the order of the files.
    ///
    /// - Parameter paths: those of the files in question.
    public func controllers(in paths: Set<String>) -> [ControllerFiles] {
        let asked = files.filter { paths.contains($0.path) }
        // The names of all that Apple has end with it, and so do those that an app's own are known by.
        let mayDeclare = asked.filter { $0.contains("Controller") }
        let found = zip(mayDeclare, concurrently(mayDeclare, controllerNames)).flatMap { file, names in
            names.map { (name: $0, file: file) }
        }
        let homes = Dictionary(grouping: found, by: \.name)
        let app = App(self)
        var seen: Set<String> = []
        return found.map(\.name).filter { seen.insert($0).inserted }.map { name in
            let extended = app.files(extending: name).filter { paths.contains($0.path) }
            var known: Set<String> = []
            let files = (homes[name, default: []].map(\.file) + extended).filter { known.insert($0.path).inserted }
            let above = app.superclasses(of: name).filter { $0 != name && homes[$0] != nil }
            return ControllerFiles(name: name, files: files.map(\.source), depth: above.count)
        }.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
    }
}

private func controllerNames(in file: AppFile) -> [String] {
    let classes = topLevelDeclarations(of: file.tree).compactMap { $0.as(ClassDeclSyntax.self) }
    return classes.filter(isViewController).map(\.name.text)
}
