import SwiftSyntax

extension TypeSyntax {
    /// The type without `?` and `!` behind it.
    var unwrapped: TypeSyntax {
        let wrapped =
            self.as(OptionalTypeSyntax.self)?.wrappedType
            ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        return wrapped?.unwrapped ?? self
    }
}
