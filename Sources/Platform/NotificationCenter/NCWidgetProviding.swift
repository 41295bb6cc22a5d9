// NotificationCenter's widgets of old.

protocol NCWidgetProviding: NSObjectProtocol {
    optional func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    optional func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
    optional func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
}
enum NCUpdateResult: UInt {
    case newData, noData, failed
}
enum NCWidgetDisplayMode: Int {
    case compact, expanded
}
@service class NCWidgetController: NSObject {
    func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String)
}
extension NSExtensionContext {
    var widgetActiveDisplayMode: NCWidgetDisplayMode { get }
    var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode
    func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize
}
extension UIVibrancyEffect {
    class func notificationCenter() -> UIVibrancyEffect
    @available(iOS 13, *) class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle)
        -> UIVibrancyEffect
    class func widgetPrimary() -> UIVibrancyEffect
    class func widgetSecondary() -> UIVibrancyEffect
}
