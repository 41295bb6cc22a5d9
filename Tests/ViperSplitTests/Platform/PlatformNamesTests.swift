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
            $0.hasSuffix(".swift") && !$0.hasPrefix("Platform/") && !Self.namesThings($0)
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
        (#"let a = "pushViewController""#, ["pushViewController"]),
        (#"let a = "\(b).navigationController?.x""#, ["navigationController"]),
        (#"let a = "a name such as Any""#, []), (#"let a = UIView.self // "UIView""#, []),
        (#"let a = navigationController // "navigationController""#, []), (#"let a = "didLoadNotes""#, []),
        (#"let a = "the title of a text""#, []),
    ])
    func aNameInATextIsFound(_ code: String, expected: [String]) { #expect(names(in: code) == expected) }

    /// Lists of words by which names are made of the code's; UIKit's members are among the code's words.
    private static func namesThings(_ path: String) -> Bool { path.hasSuffix("Names.swift") }

    /// Members of UIKit's that are Swift's own, too, or names that modules have for parts of their own.
    private static let otherwiseKnown: Set = [
        "callAsFunction", "canGoBack", "dataSource", "goBack", "iOS", "viewController",
    ]

    /// The names of frameworks that string literals hold: types with a framework's prefix, and members that types of
    /// frameworks have which draw, and no others. A member of one word is a word of English.
    private func names(in text: String) -> [String] {
        Parser.parse(source: text).tokens(viewMode: .sourceAccurate).filter { token in
            if case .stringSegment = token.tokenKind { return true }
            return false
        }.flatMap { $0.text.split { !$0.isLetter && !$0.isNumber } }.map(String.init).filter { word in
            hasPrefixOfFramework(word) && Platform.sdk.declares(word) || isMemberOfViews(word)
        }
    }

    private func hasPrefixOfFramework(_ word: String) -> Bool {
        let head = word.prefix(4)
        return head.count == 4 && head.prefix(3).allSatisfy(\.isUppercase) && head.last?.isLowercase == true
    }

    private func isMemberOfViews(_ word: String) -> Bool {
        let owners = Platform.sdk.owners(ofMember: word)
        return word.first?.isLowercase == true && word.contains(where: \.isUppercase)
            && !Self.otherwiseKnown.contains(word) && !owners.isEmpty
            && owners.allSatisfy { owner in
                Platform.sdk.module(of: owner).flatMap { Platform.sdk.modules[$0] }?.draws == true
            }
    }
}
