import SwiftSyntax

/// A link to the view controller that somebody has declared by a class above it, as routers often are given their view
/// controller: `weak var viewController: UIViewController?`.
///
/// Who asks it for no more than that class has goes through it as it is. For what the view controller itself has, the component
/// gets a property of the view controller's own class.
///
/// ## Before
/// ```swift
/// weak var viewController: UIViewController?
/// ```
/// ## After
/// ```swift
/// weak var viewController: UIViewController?
///
/// /// The view controller, by its own class.
/// private var screen: NotesView! { viewController as? NotesView }
/// ```
struct NarrowedLink {
    /// The property that is there.
    let given: Link
    /// The one of the view controller's own class.
    let narrow: Link
}

extension Style {
    /// The style with a link to the view controller that is there, or with one more that sees its class.
    ///
    /// - Parameter needsClass: something asks over the link for what the view controller itself has.
    func narrowing(where needsClass: (NarrowedLink) -> Bool) -> Style {
        guard let link = narrowedLink else { return self }
        var style = self
        style.narrowedLink = nil
        guard needsClass(link) else {
            style.replace(link.narrow, by: link.given)
            return style
        }
        let file = components.first { $0.role == link.narrow.from }?.file ?? ""
        let declaration = "private var \(link.narrow.name): \(viewType)! { \(link.given.name) as? \(viewType) }"
        let property = "/// The view controller, by its own class.\n\(declaration)"
        guard var skeleton = try? skeleton(named: file) else { return self }
        skeleton.insertProperties(Layout.ofSkeletons.inType(property), intoClass: type(of: link.narrow.from))
        guard let text = try? skeleton.render() else { return self }
        style.setSkeleton(text, named: file)
        return style
    }
}
