import SwiftSyntax

/// The intent of a split as verification is told it: which type plays which role, how the components reach one another, and
/// where the members of the original went.
///
/// Values only. Everything else verification finds in the text of the original and of the output.
struct Intent {
    /// The controller before the split, with what was taken out of its mixed bodies as members.
    let original: Controller
    /// The class becomes final.
    var isMadeFinal = false
    let components: [Component]
    let links: [Link]
    /// By the place of the member in the original.
    let moves: [Move]
    /// The conformances that went to another component.
    let conformances: [Conformance]
    /// The protocols of the platform that ask for a function of the original, by the function.
    let askers: [SyntaxIdentifier: [String]]
    /// The properties that the view controller's initialisers hand on.
    let injections: [Injection]
    /// The style's own text of the module's files, by path, with nothing of the original in it.
    let styleTexts: [(path: String, text: String)]
    /// The attributes that the style's own files have before a type, by the type's name.
    let attributes: [String: [String]]
    /// The files of a module that there was already, as they were.
    let existingFiles: [SourceFile]
    /// What components of that module asked of the view, and have by themselves now.
    let returned: [Returned]
    /// The files that every module of the style builds on.
    let baseFiles: [SourceFile]
    /// The types of the app that make screens with their modules, in the place of the Wireframe.
    let moduleFactories: [String]
    /// The functions of the app that may show such screens in the place of UIKit's.
    let moduleShowings: [String]
    /// Who makes the screens of other modules for the Wireframe.
    let router: Router?
    /// The app around the module, as it was given.
    let app: AppContext

    struct Component {
        let role: Role
        /// The name of its class.
        let type: String
    }

    struct Router {
        /// The name of its class.
        let type: String
        /// The protocol by which the Wireframe sees it; nil where it sees the class.
        let interface: String?
        /// The property by which the Wireframe reaches it.
        let name: String
        /// It was there already, with what it is asked for.
        let isThere: Bool
    }

    /// An expression by which the code of one component reaches another.
    struct Link {
        let from: Role
        let to: Role
        /// `presenter`, `viewController.presenter`
        let path: String
        /// The protocol by which it is seen; nil where it is seen as the class that it is.
        let interface: String?
        let strength: Strength
        /// The component holds it as an optional that isn't unwrapped implicitly.
        var mayBeNil = false
        /// A screen without its module has nothing there: a value stands in for what it asks.
        var mayBeMissing = false
        /// It is an optional that is unwrapped implicitly.
        var isUnwrapped = false

        /// How the component holds the other; nil where a base class or another link does.
        enum Strength { case strong, weak, unowned, inherited }

        var names: [String] { path.split(separator: ".").map(String.init) }
    }

    /// Where a member's code went.
    struct Move {
        let role: Role
        /// What it is called there.
        let name: String
        /// What is left by the member's own name; nil where nothing is.
        let entry: SplitEntry?
    }

    /// An entry point that passes on to the code that moved.
    struct SplitEntry {
        /// The component that has it: the view controller, or who adopts the protocol that asks for it.
        let role: Role
        /// The UTF-8 offsets of what it keeps of its body in the original, whole lines.
        let kept: [Range<Int>]
        /// The values that it reads of what it is called with, and hands over.
        let values: [ReadValue]
        /// The code that moved takes other parameters, by other labels or another name.
        let isRenamed: Bool
        /// The labels that it takes them by.
        let labels: [String?]
    }

    /// A value that an entry point reads of what it is called with.
    struct ReadValue {
        /// As the entry point reads it: `sender.isOn`.
        let expression: String
        let name: String
        let type: String
    }

    struct Returned {
        let name: String
        /// The component that asked.
        let role: Role
    }

    struct Conformance {
        let name: String
        let role: Role
        /// The place in the original's bodies of the class or the extension that had adopted it.
        let adopter: Int
        /// The extension went along.
        let isWhole: Bool
    }

    struct Injection {
        let name: String
        /// What initialisers set it to, by their place in the original.
        let assignments: [Member.ID: (statement: Range<Int>, value: String)]
        /// What it is where they don't.
        let initialValue: String?
        /// The component that has the value of a constant that the view controller keeps; nil where it keeps none.
        let keptBesides: Role?
    }

    /// Where a member's own code is: what the view controller keeps is there, whoever has it, too.
    func place(of member: Member) -> Role {
        let isKept = injections.contains { $0.keptBesides != nil && $0.name == member.writtenName }
        return isKept && member.kind == .storedProperty ? .view : moves[member.id].role
    }

    func type(of role: Role) -> String? { components.first { $0.role == role }?.type }

    /// The role that a class plays.
    func role(of type: String) -> Role? { components.first { $0.type == type }?.role }

    /// The type that a path leads to, as the code of a component sees it.
    func type(at path: String, from role: Role) -> String? {
        links.first { $0.from == role && $0.path == path }.flatMap { $0.interface ?? type(of: $0.to) }
    }

    /// The names by which a component reaches others.
    func linkNames(of role: Role) -> Set<String> { Set(links.filter { $0.from == role }.flatMap(\.names)) }

    /// The members of the original whose code is in a component, by their name there.
    func members(named name: String, in role: Role) -> [Member] {
        original.members.filter { moves[$0.id].role == role && moves[$0.id].name == name }
    }
}
