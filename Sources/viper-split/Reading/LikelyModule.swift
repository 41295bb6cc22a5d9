/// The module of a file as the project around it lets one think: the folder in a package's `Sources`, or the name of the
/// Xcode project.
///
/// - Parameter path: a file's or a folder's.
/// - Returns: nil if there is neither.
func likelyModule(ofFileAt path: String) -> String? {
    guard let app = appFolder(around: path) else { return nil }
    if app.sign.hasSuffix(".xcodeproj") {
        let name = app.sign.dropLast(".xcodeproj".count)
        let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return module.isModuleName ? module : nil
    }
    guard app.sign == "Package.swift" else { return nil }
    let below = realPath(path).dropFirst(realPath(app.path).count).split(separator: "/")
    guard below.count > 1, below[0] == "Sources", below[1].allSatisfy({ $0 != "." }) else { return nil }
    let module = String(below[1].map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return module.isModuleName ? module : nil
}

extension String {
    /// Letters and digits, no digit first.
    var isModuleName: Bool {
        first.map { $0.isLetter || $0 == "_" } == true && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
