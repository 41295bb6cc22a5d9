import SwiftSyntax

/// A view controller among several that are split in one run.
public struct ControllerFiles: Hashable, Sendable {
    public let name: String
    /// The file that declares the class, then those that extend it.
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
        let names = Set(found.map(\.name))
        let app = App(self)
        return found.map { name, home in
            let others = app.files(extending: name).filter { $0 !== home && paths.contains($0.path) }
            let above = app.superclasses(of: name).filter { $0 != name && names.contains($0) }
            return ControllerFiles(name: name, files: [home.source] + others.map(\.source), depth: Set(above).count)
        }.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
    }
}

private func controllerNames(in file: AppFile) -> [String] {
    let classes = topLevelDeclarations(of: file.tree).compactMap { $0.as(ClassDeclSyntax.self) }
    return classes.filter(isViewController).map(\.name.text)
}
