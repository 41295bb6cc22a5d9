/// Splits several view controllers of one app, on all cores: superclasses before the classes that descend from them, which are
/// then split in an app that has the module of the superclass already.
///
/// - Parameters:
///   - controllers: with the options of each.
///   - app: the files of the app, theirs among them.
///   - accept: hears of each result, in order, with the files that were split; an error that it throws is why the split isn't
///     made after all.
///   - progress: hears that one more is done, on whatever thread.
/// - Returns: a result for each, in their order.
public func splitMany<Failure: Error>(
    _ controllers: [(controller: ControllerFiles, options: SplitOptions)], in app: AppIndex,
    accept: (ControllerFiles, [SourceFile], Split) throws(Failure) -> Void, progress: @escaping @Sendable () -> Void
) -> [SplitOfMany] {
    var results: [SplitOfMany] = []
    var taken = TakenNames()
    var app = app
    for depth in Set(controllers.map(\.controller.depth)).sorted() {
        if !taken.files.isEmpty { app = app.with(taken.files) }
        let level = controllers.filter { $0.controller.depth == depth }
        let made = concurrently(level) { [app] controller, options in
            defer { progress() }
            return splitOne(controller, options: options, in: app)
        }
        for ((controller, options), made) in zip(level, made) {
            var made = made
            // What has come in its way meanwhile wasn't there yet when it was split.
            if let clash = taken.clash(with: made.claims), !clash.isAbout(made.files) {
                made = splitOne(controller, options: options, in: app.with(taken.files))
            }
            if let clash = taken.clash(with: made.claims) { made.result = .failure(clash) }
            if case .success(let split) = made.result {
                do throws(Failure) {
                    try accept(controller, made.files, split)
                    taken.add(made.claims, of: controller.name)
                } catch {
                    made.result = .failure(.notAccepted("\(error)"))
                }
            }
            results.append(SplitOfMany(controller: controller, result: made.result))
        }
    }
    return results
}

/// What has become of one of several view controllers.
public struct SplitOfMany: Sendable {
    public let controller: ControllerFiles
    public let result: Result<Split, SkipReason>
}

/// Why one of several view controllers is left as it is.
public enum SkipReason: Error, Hashable, Sendable {
    case refused(SplitError)
    /// The split of another view controller changes a file that this one would, too.
    case sharesFile(path: String, with: String)
    /// The split of another view controller declares a type that this one would, too.
    case sharesType(String, with: String)
    /// Whoever asked for it doesn't take it.
    case notAccepted(String)

    fileprivate func isAbout(_ files: [SourceFile]) -> Bool {
        if case .sharesFile(let path, _) = self { files.contains { $0.path == path } } else { false }
    }
}

extension SkipReason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .refused(let error): "\(error)"
        case .sharesFile(let path, let other): "the split of `\(other)` changes `\(path)`, too; run again afterwards"
        case .sharesType(let type, let other):
            "the split of `\(other)` declares `\(type)`, too; split this one alone, with a `--module-name`"
        case .notAccepted(let reason): reason
        }
    }
}

/// A split, and what it wants of the files of the app.
private struct MadeSplit: Sendable {
    var result: Result<Split, SkipReason>
    var files: [SourceFile] = []
    var claims: [FileClaim] = []
}

private func splitOne(_ controller: ControllerFiles, options: SplitOptions, in app: AppIndex) -> MadeSplit {
    var options = options
    options.controllerName = controller.name
    do throws(SplitError) {
        let given = try GivenController(controller.files, options: options, in: app)
        let split = try split(given, options: options)
        return MadeSplit(
            result: .success(split), files: given.files, claims: split.changes.changes.map(FileClaim.init))
    } catch {
        return MadeSplit(result: .failure(.refused(error)))
    }
}
