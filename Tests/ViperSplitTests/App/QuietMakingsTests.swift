import Testing

@testable import ViperSplit

/// Whether an instance can go without that anybody hears of it.
struct QuietMakingsTests {
    private func goesQuietly(_ type: String, _ app: String) -> Bool {
        QuietMakings(app: AppContext(given: [], context: contextFiles([app]))).goesQuietly(type)
    }

    @Test(
        arguments: [
            ("A class without an end of its own.", "class Store {}", true),
            ("One that tells of its end.", "class Store { deinit { print(1) } }", false),
            ("What it makes tells.", "class Store { let log = Log() }\nclass Log { deinit { print(1) } }", false),
            (
                "Two that name each other.",
                "class Store { let log = Log() }\nclass Log { var s: Store?; let t = Store.self }", true
            ),
            (
                "What is made by the second that it holds tells.",
                "class Store { let a = A(); let b = B() }\nclass A { let b = B.self }\nclass B { deinit { print(1) } }",
                false
            ),
        ] as [(String, String, Bool)])
    func anInstanceGoesQuietly(_ sentence: String, _ app: String, _ isQuiet: Bool) {
        #expect(goesQuietly("Store", app) == isQuiet, "\(sentence)")
    }

    /// Forty types, each of which makes the next two: they are looked at forty times, not by all the ways between them.
    @Test func eachTypeIsLookedAtOnce() {
        let types = (0..<40).map { "class Store\($0) { let a = Store\($0 + 1)(); let b = Store\($0 + 2)() }" }
        #expect(goesQuietly("Store0", types.joined(separator: "\n")))
    }
}
