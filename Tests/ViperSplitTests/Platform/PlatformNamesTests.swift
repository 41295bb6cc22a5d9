import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// The names of frameworks stand in the platform's folder and in its declarations, and nowhere else in the library.
struct PlatformNamesTests {
    @Test func onlyThePlatformNamesFrameworks() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/ViperSplit")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix("Platform/")
        }
        #expect(paths.count > 100)
        let found = try paths.sorted().flatMap { path in
            try names(in: String(contentsOf: folder.appending(path: path), encoding: .utf8)).map { "\(path): \($0)" }
        }
        #expect(found == [])
    }

    @Test(arguments: [
        (#"let a = "UIStoryboard""#, ["UIStoryboard"]), (#"let a = ["x", "NSObject"]"#, ["NSObject"]),
        (#"let a = "UIApplication.shared.open""#, ["UIApplication"]), (#"let a = "UI(\(x)CGRect)""#, ["CGRect"]),
        (#"let a = "a name such as Any""#, []), (#"let a = UIView.self // "UIView""#, []),
    ])
    func aNameInATextIsFound(_ code: String, expected: [String]) { #expect(names(in: code) == expected) }

    /// The types of frameworks that string literals name: those with a framework's prefix.
    private func names(in text: String) -> [String] {
        Parser.parse(source: text).tokens(viewMode: .sourceAccurate).filter { token in
            if case .stringSegment = token.tokenKind { return true }
            return false
        }.flatMap { $0.text.split { !$0.isLetter && !$0.isNumber } }.map(String.init).filter { word in
            let head = word.prefix(4)
            return head.count == 4 && head.prefix(3).allSatisfy(\.isUppercase) && head.last?.isLowercase == true
                && Platform.sdk.declares(word)
        }
    }
}
