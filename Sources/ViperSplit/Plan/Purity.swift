import SwiftSyntax

/// How well a split keeps the components apart.
public struct Purity: Hashable, Sendable {
    /// How many names of UIKit's, and of the app's views and screens, the code of the Presenter and of the Interactor has.
    public var uiKitNamesInPresenter: Int
    public var uiKitNamesInInteractor: Int
    /// How many of the app's own types, other than views, screens and services, the View's code names, or has from what it asks
    /// of other components.
    public var modelTypesInView: Int
    /// How many methods and properties were taken out of bodies.
    public var generated: Int
    /// The places in the code that ask services something, and those of them that are in the Interactor.
    public var dataPlaces: Int
    public var dataPlacesInInteractor: Int
    /// The places in the code that navigate, and those of them that are in the Wireframe.
    public var navigationPlaces: Int
    public var navigationPlacesInWireframe: Int
}

extension SplitPlan {
    /// - Parameter original: the controller as it was given.
    func purity(of original: Controller) -> Purity {
        func places(_ kind: Touches, in role: Role?) -> Int {
            controller.members.filter { $0.isWorkOfScreen && (role == nil || owners[$0.id] == role) }.reduce(0) {
                count, member in
                count + whole.evidence.touches[member.id].filter { $0.kind == kind && $0.isUse }.count
            }
        }
        return Purity(
            uiKitNamesInPresenter: Set(uiNames(in: .presenter).map(\.name)).count,
            uiKitNamesInInteractor: Set(uiNames(in: .interactor).map(\.name)).count,
            modelTypesInView: modelTypes(in: .view).count,
            generated: controller.members.filter { controller.original(of: $0, in: original) == nil }.count,
            dataPlaces: places(.data, in: nil), dataPlacesInInteractor: places(.data, in: .interactor),
            navigationPlaces: places(.navigation, in: nil),
            navigationPlacesInWireframe: places(.navigation, in: .wireframe))
    }

    /// The names of UIKit, and of the app's views and screens, in the code that goes to a component, with the member that writes each.
    func uiNames(in role: Role) -> [(name: String, member: Member)] {
        let own = members(of: role).flatMap { member in
            uiNames(inCodeOf: member).map { (name: $0, member: member) }
        }
        let passedOn = contracts.forwarders[role, default: [:]].keys.sorted().flatMap { id in
            let member = controller.members[id]
            return uiNames(inSignatureOf: member).map { (name: $0, member: member) }
        }
        return own + passedOn
    }

    /// Those in a moved member, less the attributes, parameters, values and statements that stay on the view controller.
    func uiNames(inCodeOf member: Member) -> [String] {
        // Who hands a value over makes it.
        if injections.injections[member.id] != nil { return uiNames(inSignatureOf: member) }
        guard let function = member.function, let entry = entries[member.id] else {
            return context.uiNames(in: Syntax(member.decl), besides: controller.name).filter { $0 != "IBAction" }
        }
        let body = function.body.map { body in
            context.uiNames(in: Syntax(body), besides: controller.name) { entry.body?.isLeftBehind($0) == true }
        }
        return uiNames(inSignatureOf: member) + (body ?? [])
    }

    private func uiNames(inSignatureOf member: Member) -> [String] {
        context.uiNames(
            inSignatureOf: member, parameters: entries[member.id]?.parameters, graph.semantics)
    }

    private func modelTypes(in role: Role) -> Set<String> {
        let names = members(of: role).reduce(into: Set<String>()) { names, member in
            names.formUnion(ViperSplit.names(in: Syntax(member.decl)))
            // Of what is asked of others the type isn't written.
            for reference in whole.graph.references[member.id]
            where reference.memberIDs.contains(where: { owners[$0] != role }) {
                names.formUnion(typesGiven(by: reference).flatMap(\.parts).compactMap(\.name))
            }
        }
        return names.filter { name in
            graph.semantics.isModelType(name) && name != controller.name
        }
    }
    /// The types of what others give when they are asked, of what that leads to, and of what closures are called with.
    private func typesGiven(by reference: Reference) -> [Type] {
        let semantics = graph.semantics
        let own = reference.memberIDs.map { controller.members[$0] }.flatMap { member -> [Type?] in
            guard let function = member.function else { return [semantics.type(of: member)] }
            let type = semantics.functionType(function.signature)?.function
            let closures = type?.parameters.map(\.type).filter { $0.function != nil } ?? []
            return closures + [function.signature.returnClause.flatMap { semantics.type($0.type) }]
        }
        let path = reference.expression.map { AccessPath(from: $0).links.map(\.expression) } ?? []
        return (own + path.map { semantics.type(of: $0) }).compactMap { $0 }
    }
}
