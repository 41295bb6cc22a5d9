import SwiftSyntax

/// How well a split keeps the components apart.
public struct Purity: Hashable, Sendable {
    /// How many names of UIKit's the code of the Presenter and of the Interactor has.
    public var uiKitNamesInPresenter: Int
    public var uiKitNamesInInteractor: Int
    /// How many of the app's own types, other than views, screens and services, the View's code names.
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
        let evidence = Evidence(controller, ReferenceGraph(controller, context: context), context)
        func places(_ kind: Touches, in role: Role?) -> Int {
            controller.members.filter { role == nil || owners[$0.id] == role }.reduce(0) { count, member in
                count + evidence.touches[member.id].filter { $0.kind == kind && $0.isUse }.count
            }
        }
        return Purity(
            uiKitNamesInPresenter: Set(uiKitNames(in: .presenter).map(\.name)).count,
            uiKitNamesInInteractor: Set(uiKitNames(in: .interactor).map(\.name)).count,
            modelTypesInView: modelTypes(in: .view).count,
            generated: controller.members.filter { controller.original(of: $0, in: original) == nil }.count,
            dataPlaces: places(.data, in: nil), dataPlacesInInteractor: places(.data, in: .interactor),
            navigationPlaces: places(.navigation, in: nil),
            navigationPlacesInWireframe: places(.navigation, in: .wireframe))
    }

    private func modelTypes(in role: Role) -> Set<String> {
        let names = members(of: role).reduce(into: Set<String>()) { names, member in
            names.formUnion(ViperSplit.names(in: Syntax(member.decl)))
        }
        return names.filter { name in
            context.types[name] != nil && name != controller.name && !isViewTypeName(name)
                && !context.isScreenType(name)
                && !context.isServiceType(name)
        }
    }
}
