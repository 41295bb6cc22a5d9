import SwiftSyntax

/// The view controller that is split, or the view, with everything that the given files say of it.
struct Controller {
    let units: [SourceUnit]
    let name: String
    let base: ViewBase
    let rules: ReadingRules
    let declaration: ClassDeclSyntax
    /// The place in `units` of the file that declares the class.
    let home: Int
    /// The class body first, then the extensions in the order of the files.
    let bodies: [TypeBody]
    /// In the order of the bodies and, within a body, of the source.
    let members: [Member]
    let sections: [Section]
    let memberIDs: [String: [Member.ID]]
    /// What the functions and closures of the files bind for themselves.
    let scopes: Scopes

    var homeUnit: SourceUnit { units[home] }
    var access: Access { Modifiers(DeclSyntax(declaration), default: .internal).access }
    /// All members that aren't private have names in Objective-C.
    var exposesMembers: Bool { declaration.exposesMembers || rules.inheritsExposure }
    /// The protocols that the class adopts in the given files.
    var adopted: [String] { bodies.flatMap(\.conformances) }
    var isFinal: Bool { declaration.modifiers.contains { $0.name.text == "final" } }
    /// The first inherited type, without generic arguments.
    var superclass: String? { inheritedNames(declaration.inheritanceClause).first }

    func members(named name: String) -> [Member] {
        memberIDs[name, default: []].map { members[$0] }
    }

    func unit(of member: Member) -> SourceUnit { units[member.unit] }

    /// The place of a member's declaration in the given files.
    func place(of member: Member) -> SourcePlace { unit(of: member).place(of: member.declRange.lowerBound) }

    /// The place of the class's name in the given files.
    var placeOfName: SourcePlace { homeUnit.place(of: declaration.name.range.lowerBound) }

    func location(of place: SourcePlace) -> (line: Int, column: Int) { units[place.unit].location(of: place) }

    /// The text of a member's own lines.
    func text(of member: Member) -> String { unit(of: member).text(member.extent) }
}

/// The braces of the class or of one of its extensions.
struct TypeBody {
    /// The place in `Controller.bodies`.
    let index: Int
    let unit: Int
    let decl: DeclSyntax
    let memberBlock: MemberBlockSyntax
    /// The protocols that the body adopts, the superclass of a class left out.
    let conformances: [String]
    let members: [Member.ID]
    let marks: [MarkedSection]
    /// The section that governs an extension as a whole.
    let section: Section?

    var isExtension: Bool { decl.is(ExtensionDeclSyntax.self) }
    var isPrivateExtension: Bool { isExtension && !Modifiers(decl, default: .internal).access.crossesFiles }

    /// The members under a mark, those of the marks under a banner and of the parts of a section with them.
    func members(underMark place: Int) -> [Member.ID] {
        let marked = marks[place]
        let rest = marks[(place + 1)...].prefix {
            marked.mark.spelling == .banner ? $0.mark.spelling != .banner : $0.section.whole == marked.section.id
        }
        return marked.members + rest.flatMap(\.members)
    }
}

/// A mark in a body with the members that it governs.
struct MarkedSection {
    let section: Section
    let mark: Mark
    let members: [Member.ID]
}

/// The extension around a member hides everything in it from other files.
func isInPrivateExtension(_ member: Member, of controller: Controller) -> Bool {
    controller.bodies[member.body].isPrivateExtension
}

extension ClassDeclSyntax {
    /// It shows the members that aren't private to Objective-C, and so do the classes below it.
    var exposesMembers: Bool { attributes.has("objcMembers") }
}

extension Controller {
    /// A view that Interface Builder is to connect.
    var firstOutlet: Member? { members.first { $0.modifiers.attributes.contains("IBOutlet") } }
}
