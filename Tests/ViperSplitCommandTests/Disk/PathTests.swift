import Testing

@testable import viper_split

struct PathTests {
    @Test(arguments: [
        ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/c/d", "../../b"), ("/a", "/", "a"), ("/ab/c", "/a", "../ab/c"),
    ])
    func aPathIsRelativeToAFolder(path: String, folder: String, relative: String) {
        #expect(relativePath(of: path, from: folder) == relative)
    }

    @Test func linksAreResolvedThoughTheEndIsMissing() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("Real")
        try sandbox.link("Link", to: "Real")
        #expect(realPath(sandbox.path("Link/New/../A.swift")) == sandbox.path("Real/A.swift"))
        #expect(realPath(sandbox.path("Link/./New/A.swift")) == sandbox.path("Real/New/A.swift"))
    }

    @Test func finalSlashesGo() {
        #expect(withoutFinalSlash("a//") == "a")
        #expect(withoutFinalSlash("/") == "/")
    }
}
