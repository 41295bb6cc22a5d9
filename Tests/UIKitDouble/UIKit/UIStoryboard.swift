/// Stands for storyboards: a driver says what each scene and segue creates.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private static var scenes: [String: () -> UIViewController] = [:]
    private static var segues: [String: Segue] = [:]
    public let name: String

    public init(name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }

    /// Says what a scene creates; without an identifier it's the storyboard's initial one.
    public static func register(_ name: String, _ identifier: String? = nil, make: @escaping () -> UIViewController) {
        scenes["\(name)/\(identifier ?? "")"] = make
    }

    /// Makes a segue of its identifier, its source and its destination, as the initialiser of its class does.
    public typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    private struct Segue {
        let make: SegueMaker
        let destination: () -> UIViewController
    }

    /// Says where a segue leads, and of which class it is.
    public static func registerSegue(
        _ identifier: String, by makeSegue: @escaping SegueMaker = UIStoryboardSegue.init,
        make: @escaping () -> UIViewController
    ) {
        segues[identifier] = Segue(make: makeSegue, destination: make)
    }

    open func instantiateInitialViewController() -> UIViewController? { UIStoryboard.scenes["\(name)/"]?() }

    open func instantiateInitialViewController<T: UIViewController>(creator: ((NSCoder) -> T?)?) -> T? {
        instantiateInitialViewController() as? T
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let make = UIStoryboard.scenes["\(name)/\(identifier)"] else {
            fatalError("storyboard \(name) has no scene \(identifier): UIStoryboard.register it in the driver")
        }
        let controller = make()
        controller.storyboard = self
        return controller
    }

    open func instantiateViewController<T: UIViewController>(
        identifier: String, creator: ((NSCoder) -> T?)? = nil
    ) -> T {
        instantiateViewController(withIdentifier: identifier) as! T
    }

    static func makeSegue(_ identifier: String, from source: UIViewController) -> UIStoryboardSegue {
        let segue = segues[identifier] ?? Segue(make: UIStoryboardSegue.init) { UIViewController() }
        return segue.make(identifier, source, segue.destination())
    }
}

@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    open func perform() { source.show(destination, sender: source) }

    func run(sender: Any?) {
        source.prepare(for: self, sender: sender)
        perform()
    }
}

extension UIViewController {
    /// What a control connected to a segue does: asks first, then performs.
    public func triggerSegue(_ identifier: String, sender: Any? = nil) {
        record(call: "triggerSegue(\(identifier))")
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        UIStoryboard.makeSegue(identifier, from: self).run(sender: sender)
    }
}

@preconcurrency @MainActor
open class UINib: NSObject {
    private static var makers: [String: (Any?) -> [Any]] = [:]
    let name: String

    public init(nibName name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }

    /// Says what a nib's top-level objects are.
    public static func register(_ name: String, make: @escaping () -> [Any]) { makers[name] = { _ in make() } }

    /// Says what outlets of its owner a nib connects, and in which order: a view controller's `view`, and then its parts.
    public static func register(_ name: String, connecting outlets: @escaping () -> KeyValuePairs<String, AnyObject>) {
        makers[name] = { owner in
            let objects = outlets()
            for (key, object) in objects { (owner as? NSObject)?.setValue(object, forKey: key) }
            return objects.map(\.value)
        }
    }

    open func instantiate(withOwner owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        UINib.makers[name]?(owner) ?? []
    }

    /// The nib of a view controller: the one that it is given by name, or else one that is called as its class is.
    static func nib(of controller: UIViewController) -> UINib? {
        let type = "\(type(of: controller))"
        let names =
            controller.nibName.map { [$0] } ?? [type.hasSuffix("Controller") ? "\(type.dropLast(10))" : type, type]
        return names.first { makers[$0] != nil }.map { UINib(nibName: $0, bundle: controller.nibBundle) }
    }
}

extension Bundle {
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    }
}
