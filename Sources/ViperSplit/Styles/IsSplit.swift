import SwiftSyntax

/// A controller that holds the interface of a module, of the style or any built-in one, has been split before.
///
/// The presenters of MVP are called as those of VIPER: a class is no interface, and a protocol is that of another style's
/// module where the rest of its protocols is in sight, too.
func isSplit(_ controller: Controller, _ style: Style, moduleName: String, in context: AppContext) -> Bool {
    func isProtocol(_ name: String) -> Bool {
        context.types(named: name).contains { $0.decl.is(ProtocolDeclSyntax.self) }
    }
    let held = controller.members.compactMap { $0.variable?.bindings.first?.typeAnnotation?.type.unwrapped }
        .map(\.trimmedText).filter { !context.declaresType(named: $0) || isProtocol($0) }
    func isHeld(_ interface: String, of style: Style, isOwn: Bool) -> Bool {
        let ending = interface.filled(moduleName: "")
        // `NotesPresenter` says more than that the name ends in a word that others use, too.
        if ending.filter(\.isUppercase).count > 1 { return held.contains { $0.hasSuffix(ending) } }
        return [moduleName, style.moduleName(ofView: controller.name)].compactMap { $0 }.contains { name in
            held.contains(interface.filled(moduleName: name))
                && (isOwn || style.interfaceNames.allSatisfy { isProtocol($0.filled(moduleName: name)) })
        }
    }
    if let own = style.firstInterface, isHeld(own, of: style, isOwn: true) { return true }
    return builtInStyles.compactMap { $0.ofModules(of: controller.base) }.contains { other in
        other.firstInterface.map { isHeld($0, of: other, isOwn: false) } == true
    }
}

let builtInStyles: [Style] = Template.builtIn.compactMap { try? $0.style() }

extension Template {
    /// The styles that a class may have its module in: the template's own, and the built-in ones.
    ///
    /// - Throws: `SplitError.badFile` if the template can't be read.
    func stylesOfModules(of base: ViewBase) throws(SplitError) -> [Style] {
        ([try style()] + builtInStyles).compactMap { $0.ofModules(of: base) }
    }
}

extension Style {
    /// The X of a view controller that is called as the style calls its own: `XDefaultView`.
    func moduleName(ofView name: String) -> String? {
        let ending = viewType.filled(moduleName: "")
        return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : nil
    }

    /// The interface by which the view controller reaches its presenter first.
    fileprivate var firstInterface: String? { links.first { $0.from == .view }?.interface }
}
