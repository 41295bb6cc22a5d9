/// The intent of a split as verification is told it: which type plays which role, and how the components reach one another.
///
/// Values only. Everything else verification finds in the text of the output.
struct Intent {
    let components: [Component]
    let links: [Link]
    /// The attributes that the style's own files have before a type, by the type's name.
    let attributes: [String: [String]]
    /// The files that every module of the style builds on.
    let baseFiles: [SourceFile]
    /// The app around the module, as it was given.
    let app: AppContext

    struct Component {
        let role: Role
        /// The name of its class.
        let type: String
    }

    /// An expression by which the code of one component reaches another.
    struct Link {
        let from: Role
        let to: Role
        /// `presenter`, `viewController.presenter`
        let path: String
        /// The protocol by which it is seen; nil where it is seen as the class that it is.
        let interface: String?
    }

    func type(of role: Role) -> String? { components.first { $0.role == role }?.type }

    /// The role that a class plays.
    func role(of type: String) -> Role? { components.first { $0.type == type }?.role }

    /// The type that a path leads to, as the code of a component sees it.
    func type(at path: String, from role: Role) -> String? {
        links.first { $0.from == role && $0.path == path }.flatMap { $0.interface ?? type(of: $0.to) }
    }
}
