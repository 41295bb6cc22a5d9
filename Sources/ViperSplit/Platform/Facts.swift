import SwiftSyntax

/// The facts of a declaration that its type can't say, from the attributes of declaration files.
struct Facts: OptionSet, Sendable {
    let rawValue: Int

    /// An object that shows, lays out or tracks touches; subclasses inherit it.
    static let view = Facts(rawValue: 1 << 0)
    /// A screen, or what builds or reaches one; subclasses inherit it.
    static let screen = Facts(rawValue: 1 << 1)
    /// A type by which an app reaches data outside of its own memory; subclasses inherit it. Or what does so of another type.
    static let service = Facts(rawValue: 1 << 2)
    /// No effect, and an answer that depends on receiver and arguments only. On a type: its initialisers make values that
    /// nobody else can notice.
    static let pure = Facts(rawValue: 1 << 3)
    /// Shows, replaces or leaves a screen.
    static let navigates = Facts(rawValue: 1 << 4)
    /// Gives a neighbouring screen, or the place among screens.
    static let context = Facts(rawValue: 1 << 5)
    /// May make the last owner of a view controller let go of it.
    static let releasesSelf = Facts(rawValue: 1 << 6)
    /// May make the last owner of a view let go of it.
    static let releasesView = Facts(rawValue: 1 << 15)
    /// May call the app's own code before it returns.
    static let callsBack = Facts(rawValue: 1 << 7)
    /// May run the closure that it takes off the main thread.
    static let elsewhere = Facts(rawValue: 1 << 8)

    /// A screen that is often only a part of another one.
    static let part = Facts(rawValue: 1 << 9)
    /// What the property gives runs code on the main thread.
    static let mainThread = Facts(rawValue: 1 << 10)

    /// Runs the first closure that it takes before it returns, and once, whatever its type says.
    static let atOnce = Facts(rawValue: 1 << 11)

    /// Adds or removes somebody who is told what happens.
    static let observers = Facts(rawValue: 1 << 12)

    /// No effect; the answer may be another one each time.
    static let query = Facts(rawValue: 1 << 13)

    /// A type that is told what happens, and gives nothing back that an app keeps.
    static let log = Facts(rawValue: 1 << 14)

    /// Those of a type that its subclasses have, too.
    static let inherited: Facts = [.view, .screen, .service]

    private static let names: [String: Facts] = [
        "view": .view, "screen": .screen, "service": .service, "pure": .pure, "navigates": .navigates,
        "context": .context, "releasesSelf": .releasesSelf, "callsBack": .callsBack, "elsewhere": .elsewhere,
        "part": .part, "mainThread": .mainThread, "atOnce": .atOnce, "observers": .observers,
        "query": .query, "log": .log, "releasesView": .releasesView,
    ]

    /// The facts that stand before a declaration.
    init(of decl: DeclSyntax) {
        let attributes = decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        self.init(
            attributes.compactMap {
                $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            })
    }

    /// - Parameter names: those of attributes, also of others.
    init(_ names: [String]) {
        self = names.reduce(into: []) { $0.formUnion(Facts.names[$1] ?? []) }
    }

    init(rawValue: Int) { self.rawValue = rawValue }
}
