// Storyboards, segues and nibs.

@MainActor @screen @pure class UIStoryboard: NSObject {
    init(name: String, bundle storyboardBundleOrNil: Bundle?)
    @callsBack func instantiateInitialViewController() -> UIViewController?
    @callsBack @available(iOS 13, *) func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController
    @callsBack func instantiateViewController(withIdentifier identifier: String) -> UIViewController
    @callsBack @available(iOS 13, *) func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController
}
@MainActor @screen class UIStoryboardSegue: NSObject {
    convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void)
    init(identifier: String?, source: UIViewController, destination: UIViewController)
    var identifier: String? { get }
    @context var source: UIViewController { get }
    @context var destination: UIViewController { get }
    @navigates @releasesSelf @callsBack func perform()
}
@part @MainActor @screen class UIStoryboardUnwindSegueSource: NSObject {
    @context var source: UIViewController { get }
    var unwindAction: Selector { get }
    var sender: Any? { get }
}
@available(iOS, deprecated: 9) class UIStoryboardPopoverSegue: UIStoryboardSegue {
    var popoverController: UIPopoverController { get }
}
@MainActor @pure class UINib: NSObject {
    init(nibName name: String, bundle bundleOrNil: Bundle?)
    init(data: Data, bundle bundleOrNil: Bundle?)
    @callsBack @discardableResult
    func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
    @pure struct OptionsKey: Hashable, RawRepresentable {
        init(rawValue: String)
        @pure static let externalObjects: UINib.OptionsKey
    }
}
extension Bundle {
    @MainActor @callsBack @discardableResult
    func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]?
}
