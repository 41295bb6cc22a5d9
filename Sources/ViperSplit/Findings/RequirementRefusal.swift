/// A member that no protocol can require.
enum RequirementRefusal: Hashable, Sendable {
    case reservedName(String)
    case privateExtension
    case typeInPrivateExtension(String)
    case `subscript`
    case `static`
    case conditional
    case unrequirable
    case opaqueType
    case privateType(PrivateName)
    case unnamedParameter
    case rethrowing
    case variadic
    case declaredTogether
    /// A function that no parameter tells from another.
    case toldByResult
    case unknownType
    case typeOutOfSight(String)
    /// It is private, and to stay as it is.
    case ignored
    /// It asks the module that there is already.
    case asksModule

    /// The reason behind "it needs `items` of the Interactor, but".
    var reason: String {
        switch self {
        case .reservedName(let name): "the module's own `\(name)` has the same name"
        case .privateExtension: "its extension is private"
        case .typeInPrivateExtension(let name): "the extension that declares `\(name)` is private"
        case .subscript: "it is a subscript"
        case .static: "it is static"
        case .conditional: "it stands in an `#if`"
        case .unrequirable: "no protocol can require it"
        case .opaqueType: "its type is opaque"
        case .privateType(let name): "its declaration names the file's own `\(name.name)`"
        case .unnamedParameter: "one of its parameters has no name"
        case .rethrowing: "it rethrows"
        case .variadic: "it is variadic"
        case .declaredTogether: "it is declared together with others"
        case .toldByResult: "another function has its name and parameters"
        case .unknownType: "its type isn't written and can't be told from its initial value"
        case .ignored: "it is private, and a comment asks to leave it as it is"
        case .asksModule: "it is private, and what asks the module stays as it is"
        case .typeOutOfSight(let name): "its type `\(name)` comes from a module that the file doesn't import"
        }
    }

    /// The advice where the member has the name.
    func advice(for member: String) -> String {
        switch self {
        case .reservedName: "rename `\(member)`"
        case .privateExtension, .typeInPrivateExtension: "make the extension internal, and `private` what is in it"
        case .subscript: "put a method in its place"
        case .static: "move it to a type of its own"
        case .conditional: "put the `#if` inside of a method"
        case .unrequirable: "put a method in its place"
        case .opaqueType: "write the type out, or `any`"
        case .privateType(let name): name.advice
        case .unnamedParameter: "give the parameter a name"
        case .rethrowing: "make it throw"
        case .variadic: "let it take an array"
        case .declaredTogether: "declare `\(member)` on its own"
        case .toldByResult: "rename `\(member)`"
        case .unknownType: "write the type of `\(member)`"
        case .ignored, .asksModule: "make `\(member)` internal"
        case .typeOutOfSight(let name): "import the module of `\(name)`, and write the type of `\(member)`"
        }
    }
}
