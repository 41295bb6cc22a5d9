import Foundation
import ViperSplit

/// What stands at the top of new files as the project around them and git tell, with the date.
///
/// - Parameter folder: where the files go; it need not be there yet.
/// - Returns: an empty header if no project is around.
func likelyHeader(ofFilesIn folder: String) -> Configuration.Header {
    guard let app = appFolder(around: folder), let project = projectName(of: app) else { return .init() }
    // What stands behind a line end would be code.
    return Configuration.Header(
        project: onOneLine(project), author: gitUser(in: app.path).map(onOneLine), date: dateOfFiles)
}

/// The name of the Xcode project or workspace, that which a package gives itself, or else the folder's.
///
/// - Returns: nil if only a repository is around.
private func projectName(of app: AppFolder) -> String? {
    if app.sign == ".git" { return nil }
    if let ending = [".xcodeproj", ".xcworkspace"].first(where: app.sign.hasSuffix) {
        return String(app.sign.dropLast(ending.count))
    }
    let manifest = app.sign == "Package.swift" ? try? readSource(joined(app.path, app.sign)).text : nil
    let named = manifest?.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\\n]+)"/).map { String($0.output.1) }
    return named ?? splitLast(realPath(app.path)).name
}

/// Today, or the day that `SOURCE_DATE_EPOCH` names, so that the same files come out whenever they are made.
private var dateOfFiles: String {
    let given = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(TimeInterval.init)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    if given != nil { formatter.timeZone = TimeZone(secondsFromGMT: 0) }
    return formatter.string(from: given.map(Date.init(timeIntervalSince1970:)) ?? Date())
}
