import SwiftSyntax

extension SplitPlan {
    /// What changes in the files of a module that there was already.
    ///
    /// - Parameter view: what changes in the view controller's own.
    func grownFiles(around view: [FileChange]) throws -> [FileChange] {
        var grown = style
        for file in newFiles { grown.setSkeleton(try moduleFile(file, header: ""), named: file) }
        let changed = try view.map { folded(try $0.newContents()) }
        let paths = Set(view.map(\.path))
        grown = try grown.withoutWaysRound(
            to: requests, from: changed + controller.units.filter { !paths.contains($0.path) }.map(\.tree),
            isAskedElsewhere: { graph.semantics.mayBeDoneOutside($0) })
        return newFiles.compactMap { file in
            let original = style.existingFiles?[file] ?? ""
            let edits = lineEdits(from: original, to: layout.withNewlines(grown.skeletons[file] ?? ""))
            return edits.isEmpty ? nil : .edit(path: file, original: original, edits: edits)
        }
    }

    /// What the view controller asked of the module before anything left it.
    private var requests: Set<ModuleRequest> {
        graph.references.joined().reduce(into: []) { requests, reference in
            if case .requested(let request) = reference.target { requests.insert(request) }
        }
    }
}
