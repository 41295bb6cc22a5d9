import Foundation

/// The double as libraries that programs are compiled against.
struct BuiltDouble: Sendable {
    /// The folder of the modules and libraries.
    let folder: URL
    /// What tells it from any other: the compiler and every source.
    let identity: String

    /// Builds the double in a folder of its own, unless that has been done.
    init(in root: URL) async throws {
        let sources = DoubleSources.all
        let compiler = try await inFolder { try await runProcess(["swiftc", "--version"], in: $0, timeLimit: 60) }
        identity = contentHash(
            [compiler.output + compiler.errors] + sources.flatMap { [$0.module] + $0.files.map(\.text) })
        let place = root.appending(path: "double-\(identity)")
        folder = place
        if FileManager.default.fileExists(atPath: place.path) { return }
        let building = root.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: building, withIntermediateDirectories: true)
        for module in sources { try await Self.build(module, in: building) }
        // Another process may have been faster; then its copy serves.
        try? FileManager.default.moveItem(at: building, to: place)
    }

    /// What a program is linked with. On Linux the linker of the toolchain is twice as fast as the system's.
    var linkerOptions: [String] {
        var options = ["-L", folder.path] + DoubleSources.all.map { "-l\($0.module)" }
        options += ["-Xlinker", "-rpath", "-Xlinker", folder.path]
        #if os(Linux)
            options.append("-use-ld=lld")
        #endif
        return options
    }

    private static func build(_ module: DoubleSources, in folder: URL) async throws {
        var arguments = ["swiftc", "-swift-version", "5", "-module-name", module.module, "-parse-as-library", "-wmo"]
        arguments += ["-emit-module", "-emit-library", "-I", folder.path, "-L", folder.path]
        if module.module != "FoundationDouble" { arguments.append("-lFoundationDouble") }
        #if os(macOS)
            arguments += ["-Xlinker", "-install_name", "-Xlinker", "@rpath/lib\(module.module).dylib"]
        #endif
        let outcome = try await runProcess(arguments + module.files.map(\.path), in: folder, timeLimit: 600)
        guard outcome.status == 0 else {
            throw ToolchainError.doubleDoesNotCompile(module: module.module, output: outcome.errors + outcome.output)
        }
    }
}
