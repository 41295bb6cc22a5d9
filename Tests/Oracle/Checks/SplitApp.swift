public import ViperSplit

/// A view controller and the app around it, with all that one run of the splitter after the other writes there.
public struct SplitApp: Hashable, Sendable {
    private var controller: [SourceFile]
    private var app: [SourceFile]
    private var isInSight: Bool

    /// - Parameter app: the rest of the app; nil if a run doesn't see it.
    public init(_ controller: [SourceFile], in app: [SourceFile]?) {
        (self.controller, self.app, isInSight) = (controller, app ?? [], app != nil)
    }

    /// Splits the view controller as it is now, and writes what comes of it.
    ///
    /// - Parameter options: those of the run; the app takes the place of their context.
    /// - Throws: `SplitError` when a split can't start, `EditError` when its changes aren't of these files.
    @discardableResult
    private mutating func run(_ options: SplitOptions) throws -> Split {
        var options = options
        options.context = isInSight ? app : nil
        let split = try ViperSplit.split(controller, options: options)
        let paths = Set(controller.map(\.path))
        let files = try applying(split.changes, to: controller + app)
        controller = files.filter { paths.contains($0.path) }
        app = files.filter { !paths.contains($0.path) }
        return split
    }

    /// The lines by which a second run changes what a first one wrote; none if the first is the last.
    ///
    /// - Throws: `SplitError` when a split can't start, `EditError` when its changes aren't of these files.
    public func linesOfSecondRun(_ options: SplitOptions) throws -> [String] {
        var app = self
        try app.run(options)
        return try UnifiedDiff(app.run(options).changes).changedLines
    }

    /// The lines in which the module that two steps make differs from that of one run; none if the first step has nothing to move.
    /// The second step sees the module at least.
    ///
    /// - Throws: `SplitError` when a split can't start, `EditError` when its changes aren't of these files.
    public func linesOfSteps(_ options: SplitOptions) throws -> [String] {
        var (app, atOnce, options) = (self, self, options)
        try atOnce.run(options)
        options.step = .move
        guard try app.run(options).outcome == .split else { return [] }
        (options.step, app.isInSight) = (.decouple, true)
        try app.run(options)
        let expected = Dictionary(atOnce.files.map { ($0.path, $0.text) }) { $1 }
        let found = Dictionary(app.files.map { ($0.path, $0.text) }) { $1 }
        return Set(expected.keys).union(found.keys).sorted().flatMap { path in
            lines(of: found[path]).difference(from: lines(of: expected[path])).map { change in
                switch change {
                case .insert(_, let line, _): "\(path): +\(line)"
                case .remove(_, let line, _): "\(path): -\(line)"
                }
            }
        }
    }

    private var files: [SourceFile] { controller + app }
}

/// The lines of a file, which may not be there.
private func lines(of text: String?) -> [Substring] {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
}

extension UnifiedDiff {
    fileprivate var changedLines: [String] {
        lines.filter { $0.kind == .insertion || $0.kind == .deletion }.map { String($0.text.prefix { !$0.isNewline }) }
    }
}
