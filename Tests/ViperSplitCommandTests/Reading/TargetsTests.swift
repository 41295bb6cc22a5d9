import Foundation
import Testing

@testable import viper_split

/// Which target a file belongs to, as packages and projects tell.
struct TargetsTests {
    private let project = """
        // !$*UTF8*$!
        {
            objects = {
                P = {isa = PBXProject; mainGroup = M; targets = (T, U, ); };
                M = {isa = PBXGroup; children = (G, S, ); sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (F, ); path = Shared; sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = "Base Files.swift"; sourceTree = "<group>"; };
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                C = {isa = PBXBuildFile; fileRef = F; };
                X = {isa = PBXSourcesBuildPhase; files = (B, ); };
                Y = {isa = PBXSourcesBuildPhase; files = (C, ); };
                T = {isa = PBXNativeTarget; name = "Note Kit"; buildPhases = (X, ); };
                U = {isa = PBXNativeTarget; name = Notes; buildPhases = (Y, ); fileSystemSynchronizedGroups = (S, ); };
            };
            rootObject = P;
        }
        """

    @Test(
        arguments: [
            ("A file of a project may be of several targets.", "Shared/Base Files.swift", ["Note_Kit", "Notes"]),
            ("A synchronised folder is all of a target.", "App/Screens/Notes.swift", ["Notes"]),
            ("The folders of a package's sources are its targets.", "Core/Sources/Core/Base.swift", ["Core"]),
            ("Of other files nothing tells.", "Shared/Other.swift", []),
        ] as [(String, String, [String])])
    func aProjectTells(_ sentence: String, _ path: String, _ targets: [String]) throws {
        let sandbox = try Sandbox()
        try sandbox.write(project, to: "Notes.xcodeproj/project.pbxproj")
        for file in ["Shared/Base Files.swift", "Shared/Other.swift", "App/Screens/Notes.swift"] {
            try sandbox.write("", to: file)
        }
        try sandbox.write("", to: "Core/Package.swift")
        try sandbox.write("", to: "Core/Sources/Core/Base.swift")
        let found = Targets(below: [sandbox.path("")]).targets(ofFileAt: sandbox.path(path))
        #expect(found.sorted() == targets, "\(sentence)")
    }

    @Test func aProjectThatCantBeReadSaysNothing() throws {
        let sandbox = try Sandbox()
        try sandbox.write("{ objects = ", to: "Notes.xcodeproj/project.pbxproj")
        try sandbox.write("", to: "App/Notes.swift")
        #expect(Targets(below: [sandbox.path("")]).targets(ofFileAt: sandbox.path("App/Notes.swift")) == [])
    }
}
