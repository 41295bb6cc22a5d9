// QuickLook's previews.

class QLPreviewController: UIViewController {
    class func canPreview(_ item: any QLPreviewItem) -> Bool
    var currentPreviewItem: (any QLPreviewItem)? { get }
    @callsBack var currentPreviewItemIndex: Int
    weak var dataSource: (any QLPreviewControllerDataSource)?
    weak var delegate: (any QLPreviewControllerDelegate)?
    @callsBack func refreshCurrentPreviewItem()
    @callsBack func reloadData()
}
protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
protocol QLPreviewControllerDelegate: NSObjectProtocol {
    @available(iOS 13, *) optional func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
    @available(iOS 13, *) optional func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    @available(iOS 13, *) optional func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    optional func previewController(
        _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
    ) -> CGRect
    optional func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem)
        -> Bool
    optional func previewController(
        _ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>
    ) -> UIImage?
    optional func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem)
        -> UIView?
    optional func previewControllerDidDismiss(_ controller: QLPreviewController)
    optional func previewControllerWillDismiss(_ controller: QLPreviewController)
}
@available(iOS 13, *) enum QLPreviewItemEditingMode: Int {
    case disabled, updateContents, createCopy
}
protocol QLPreviewItem: NSObjectProtocol {
    optional var previewItemTitle: String? { get }
    var previewItemURL: URL? { get }
}
extension NSURL: QLPreviewItem {}
protocol QLPreviewingController: NSObjectProtocol {
    optional func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping ((any Error)?) -> Void)
    optional func preparePreviewOfSearchableItem(
        identifier: String, queryString: String?, completionHandler handler: @escaping ((any Error)?) -> Void)
}
