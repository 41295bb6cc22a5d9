import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// Whether code leaves what is around it.
struct LeavingTests {
    @Test(arguments: [
        ("return", true), ("if x { return }", true), ("run { return }", false), ("func f() { return }", false),
        ("break", true), ("for x in y { break }", false), ("for x in y { return }", true),
        ("while x { continue }", false), ("repeat { break } while x", false),
        ("switch x { default: break }", false), ("switch x { default: continue }", true),
        ("for x in y { break outer }", true), ("for x in y { continue outer }", true), ("throw E.e", true),
    ])
    func codeLeaves(_ code: String, _ isLeaving: Bool) {
        let tree = Parser.parse(source: code)
        #expect(tree.leavesBy([.return, .break, .continue, .throw]) == isLeaving)
    }
}
