import Foundation

/// The targets of an app's files, as the packages and the Xcode projects in its folders tell.
struct Targets: Sendable {
    /// By a file's real path.
    private var ofFiles: [String: Set<String>] = [:]
    /// Folders whose files are all of a target.
    private var ofFolders: [(folder: String, target: String)] = []

    /// - Parameter folders: those of the app.
    init(below folders: [String]) {
        for folder in folders {
            for (holder, names) in foldersWithProjects(below: folder) {
                if names.contains("Package.swift") { addPackage(in: holder) }
                for name in names where name.hasSuffix(".xcodeproj") {
                    if let project = XcodeProject(at: joined(holder, name)) { add(project, in: holder) }
                }
            }
        }
        // The folder that is nearest tells.
        ofFolders.sort { $0.folder.count > $1.folder.count }
    }

    /// - Returns: none where nothing tells.
    func targets(ofFileAt path: String) -> Set<String> {
        let path = realPath(path)
        if let known = ofFiles[path] { return known }
        guard let nearest = ofFolders.first(where: { path.hasPrefix($0.folder + "/") }) else { return [] }
        return Set(ofFolders.filter { $0.folder == nearest.folder }.map(\.target))
    }

    private mutating func addPackage(in folder: String) {
        let sources = joined(folder, "Sources")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? [] where !name.hasPrefix(".") {
            if fileState(of: joined(sources, name)) == .folder {
                ofFolders.append((joined(sources, name), name.asModule))
            }
        }
    }

    private mutating func add(_ project: XcodeProject, in folder: String) {
        for (path, target) in project.files { ofFiles[joined(folder, path), default: []].insert(target.asModule) }
        ofFolders += project.folders.map { (joined(folder, $0.path), $0.target.asModule) }
    }
}

/// The folders that hold packages and projects, by their real paths, with the names of all that they hold.
private func foldersWithProjects(below folder: String) -> [(String, [String])] {
    var found: [(String, [String])] = []
    var rest = [(realPath(folder), 0)]
    while let (next, depth) = rest.popLast() {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []).filter { !$0.hasPrefix(".") }
        if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
            found.append((next, names))
        }
        let skipped: Set = ["Pods", "Carthage", "build", "DerivedData", "Sources", "Tests"]
        rest += names.filter { name in
            depth < 4 && !skipped.contains(name) && !name.contains(".") && fileState(of: joined(next, name)) == .folder
        }.map { (joined(next, $0), depth + 1) }
    }
    return found
}

/// What an Xcode project says of the files of its targets; paths are those from the project's folder.
private struct XcodeProject {
    private(set) var files: [(path: String, target: String)] = []
    private(set) var folders: [(path: String, target: String)] = []
    private let objects: [String: [String: Any]]
    private var parents: [String: String] = [:]

    init?(at path: String) {
        guard let data = FileManager.default.contents(atPath: joined(path, "project.pbxproj")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]]
        else { return nil }
        self.objects = objects
        for (id, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = id }
        }
        for target in objects.values where target["isa"] as? String == "PBXNativeTarget" {
            guard let name = target["productModuleName"] as? String ?? target["name"] as? String else { continue }
            for id in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
                if let folder = self.path(of: id) { folders.append((folder, name)) }
            }
            let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
            for file in phases.filter({ $0["isa"] as? String == "PBXSourcesBuildPhase" })
                .flatMap({ $0["files"] as? [String] ?? [] })
            {
                guard let id = objects[file]?["fileRef"] as? String, let path = self.path(of: id) else { continue }
                files.append((path, name))
            }
        }
    }

    /// - Returns: nil for what doesn't stand below the project's folder.
    private func path(of id: String, depth: Int = 0) -> String? {
        guard let object = objects[id], depth < 64 else { return nil }
        let own = object["path"] as? String ?? ""
        switch object["sourceTree"] as? String {
        case "SOURCE_ROOT": return own
        case "<group>":
            guard let parent = parents[id] else { return own }
            return self.path(of: parent, depth: depth + 1).map { $0.isEmpty ? own : own.isEmpty ? $0 : joined($0, own) }
        default: return nil
        }
    }
}

extension String {
    /// The module of a target of this name.
    fileprivate var asModule: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
