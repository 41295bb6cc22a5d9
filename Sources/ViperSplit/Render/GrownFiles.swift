import SwiftSyntax

extension SplitPlan {
    /// The changes of the view controller's own files and of those of a module that there was already.
    ///
    /// - Parameter view: the changes of the view controller's code.
    func growing(_ view: [FileChange]) throws -> [FileChange] {
        var grown = style
        for file in newFiles { grown.setSkeleton(try moduleFile(file, header: ""), named: file) }
        let changed = try view.map { folded(try $0.newContents()) }
        let paths = Set(view.map(\.path))
        grown = try grown.withoutWaysRound(
            to: requests, from: changed + controller.units.filter { !paths.contains($0.path) }.map(\.tree),
            isAskedElsewhere: { graph.semantics.mayBeDoneOutside($0) })
        let own = Set(controller.units.map(\.path))
        let shared = newFiles.filter(own.contains)
        let unchanged = controller.units.filter { shared.contains($0.path) && !paths.contains($0.path) }
        let given = try (view + unchanged.map { $0.change([]) }).compactMap { change -> FileChange? in
            guard let part = grown.skeletons[change.path], case .edit(let path, let original, _) = change else {
                return change
            }
            let types = components.filter { $0.role != .view }.map(\.type) + style.interfaceNames
            let text = try SharedFile(declaring: types).text(try change.newContents(), with: part)
            let edits = lineEdits(from: original, to: text)
            return edits.isEmpty ? nil : .edit(path: path, original: original, edits: edits)
        }
        return given
            + newFiles.filter { !own.contains($0) }.compactMap { file in
                let original = style.existingFiles?[file] ?? ""
                let edits = lineEdits(from: original, to: grown.skeletons[file] ?? "")
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
