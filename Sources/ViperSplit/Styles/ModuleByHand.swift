import SwiftSyntax

/// A module that somebody has written by the names of no style, told by who holds whom: the view controller its presenter, and
/// that the view controller and what only VIPER has, an Interactor or a Router.
///
/// Of those two some word of the property or its type says which it is. The presenter and all protocols may be called anything.
///
///     final class NotesViewController: UIViewController, NotesShowing { var handler: NotesHandling! }
///     final class NotesHandler: NotesHandling { weak var ui: NotesShowing?; let router: NotesRouter }
struct ModuleByHand {
    let name: String
    /// The shape of the module, by the names that it has itself.
    let shape: Style
    /// What keeps it from growing, whatever shape it has.
    let obstacles: [ModuleObstacle]
    /// The view controller's property that leads there.
    let link: Member

    /// - Returns: nil if the view controller holds no presenter of its own in sight: one that holds no part but the view is
    ///   that of MVP.
    init?(of controller: Controller, _ context: AppContext) {
        for member in controller.members where member.kind == .storedProperty {
            guard let held = HeldPart(member.decl) else { continue }
            for presenter in context.classes(seenAs: held.type, by: controller) {
                let reading = PresenterReading(presenter, held, by: member, controller, context)
                guard let reading else { continue }
                (name, shape, obstacles) = (reading.moduleName, reading.shape, reading.obstacles)
                link = member
                return
            }
        }
        return nil
    }
}

/// A presenter with what it holds, as the view controller sees it.
private struct PresenterReading {
    private let presenter: ClassDeclSyntax
    private let controller: Controller
    private let context: AppContext
    private let link: Member
    private let view: HeldPart
    private let interactor: FoundPart?
    private let wireframe: FoundPart?

    /// A part of the presenter's with the classes that it may be.
    private struct FoundPart {
        let held: HeldPart
        let classes: [ClassDeclSyntax]
        /// No other class holds such a one: what is shared has nothing of a module's own.
        let isOwn: Bool
    }

    init?(
        _ presenter: ClassDeclSyntax, _ held: HeldPart, by link: Member, _ controller: Controller,
        _ context: AppContext
    ) {
        let name = presenter.name.identifierText
        let isView = ([name] + context.superclasses(of: name)).contains(where: Platform.sdk.draws)
        let parts = HeldPart.all(of: presenter, context)
        let adopted = context.protocolsAdopted(by: controller)
        let shown = parts.first { $0.type == controller.name || adopted.contains($0.type) }
        guard !isView, name != controller.name, let view = shown else { return nil }
        // A delegate may be the presenter of another view controller, which adopts the same protocol.
        let screens = context.typesAdopting(view.type, besides: controller, includingTests: false)
        let isOwn = view.type == controller.name || screens.count == 1
        if held.ownership != .strong, !isOwn { return nil }
        func found(_ role: Role) -> FoundPart? {
            let others = parts.filter { ![.weak, .unowned].contains($0.ownership) && $0.type != view.type }
            return others.lazy.compactMap { held -> FoundPart? in
                let classes = context.classes(seenAs: held.type, by: controller)
                let names = [held.name, held.type] + classes.map(\.name.identifierText)
                guard names.contains(where: role.isNamed(in:)) else { return nil }
                let holders = context.classesHolding(held.type, besides: controller)
                return FoundPart(held: held, classes: classes, isOwn: holders.isSubset(of: [name, controller.name]))
            }.first
        }
        (self.presenter, self.controller, self.context) = (presenter, controller, context)
        (self.link, self.view) = (link, view)
        (interactor, wireframe) = (found(.interactor), found(.wireframe))
        if interactor == nil, wireframe == nil { return nil }
    }

    private var presenterName: String { presenter.name.identifierText }

    var moduleName: String {
        let ending = Role.presenter.title
        let isNamedSo = presenterName.hasSuffix(ending) && presenterName != ending
        return isNamedSo ? String(presenterName.dropLast(ending.count)) : controller.name
    }

    /// The one class that a part is.
    private func type(of part: FoundPart?) -> ClassDeclSyntax? {
        part.flatMap { $0.isOwn && $0.classes.count == 1 ? $0.classes[0] : nil }
    }

    /// The links by which the view controller reaches the presenter: others of its properties may lead there, too.
    private var linksOfView: [Link] {
        controller.members.filter { $0.kind == .storedProperty }.compactMap { member -> Link? in
            guard let held = HeldPart(member.decl) else { return nil }
            let classes = context.classes(seenAs: held.type, by: controller).map(\.name.identifierText)
            let leadsThere = member.id == link.id || classes == [presenterName]
            return leadsThere ? self.link(from: .view, to: .presenter, held) : nil
        }
    }

    /// The property by which the Wireframe reaches the view controller, as that or as what it inherits from.
    private var screen: Link? {
        guard let declaration = type(of: wireframe) else { return nil }
        let held = HeldPart.all(of: declaration, context)
        let above = Set(context.superclasses(of: controller.name) + [controller.base.className])
        let names = Set(builtInStyles.flatMap(\.links).filter { $0.to == .view }.map(\.lastName))
        let own = held.first { $0.type == controller.name }
        let seen = own ?? held.first { above.contains($0.type) && names.contains($0.name) }
        return seen.map {
            Link(
                from: .wireframe, to: .view, name: $0.name, interface: nil, ownership: $0.ownership, carries: nil,
                optional: nil)
        }
    }

    private var links: [Link] {
        var links = linksOfView + [link(from: .presenter, to: .view, view)]
        if let interactor, let declaration = type(of: interactor) {
            links.append(link(from: .presenter, to: .interactor, interactor.held))
            let back = HeldPart.all(of: declaration, context).first { held in
                context.classes(seenAs: held.type, by: controller).contains { $0.name.identifierText == presenterName }
            }
            if let back { links.append(link(from: .interactor, to: .presenter, back)) }
        }
        if let wireframe, let screen { links += [link(from: .presenter, to: .wireframe, wireframe.held), screen] }
        return links
    }

    private func link(from: Role, to: Role, _ held: HeldPart) -> Link {
        Link(
            from: from, to: to, name: held.name, interface: isProtocol(held.type) ? held.type : nil,
            ownership: held.ownership, carries: nil, optional: nil)
    }

    var shape: Style {
        let links = links
        let types: [(Role, String?)] = [
            (.view, controller.name), (.presenter, presenterName),
            (.interactor, type(of: interactor)?.name.identifierText),
            (.wireframe, type(of: wireframe)?.name.identifierText),
        ]
        let components = types.compactMap { role, name in
            name.map { Style.Component(role: role, type: $0, file: "") }
        }.filter { component in links.contains { $0.from == component.role || $0.to == component.role } }
        return Style(
            name: moduleName, summary: "", components: components, links: links, skeletons: [:], baseFiles: [:])
    }

    /// What its protocols come to require, each class that adopts them would have to have.
    var obstacles: [ModuleObstacle] {
        let isDeclared = link.variable?.bindings.first?.typeAnnotation != nil
        let undeclared = isDeclared ? [] : [ModuleObstacle.notLinked(controller.name, to: presenterName)]
        let parts = [interactor, wireframe].compactMap { $0 }.filter(\.isOwn)
        let unseen = parts.filter { $0.classes.isEmpty }.map { part in
            isProtocol(part.held.type)
                ? ModuleObstacle.notAdopted(part.held.type) : .notInSight(part.held.type)
        }
        let interfaces = links.compactMap(\.interface) + parts.map(\.held.type).filter(isProtocol)
        let shared = Set(interfaces).sorted().compactMap { name -> ModuleObstacle? in
            let adopting = context.typesAdopting(name, besides: controller).sorted()
            return adopting.count > 1 ? .adoptedByMany(name, adopting) : nil
        }
        return undeclared + unseen + shared
    }

    private func isProtocol(_ type: String) -> Bool { context.type(named: type)?.is(ProtocolDeclSyntax.self) == true }
}

extension Role {
    /// Whether a name has a word in it by which some style calls such a component: `notesRouter`, `NotesRouterProtocol`.
    fileprivate func isNamed(in name: String) -> Bool {
        let words = Set(builtInStyles.map { $0.word(for: self) })
        return name.capitalizedFirst.letterWords.contains(where: words.contains)
    }
}
