// Attachments of text, and the views that stand for them.

@pure
class NSTextAttachment: NSObject, NSTextAttachmentLayout, NSTextAttachmentContainer, NSSecureCoding,
    UIAccessibilityContentSizeCategoryImageAdjusting
{
    init(data contentData: Data?, ofType uti: String?)
    var contents: Data?
    var fileType: String?
    var image: UIImage?
    var bounds: CGRect
    var fileWrapper: FileWrapper?
    @available(iOS 15, *) var lineLayoutPadding: CGFloat
    @available(iOS 15, *) @pure class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass?
    @available(iOS 15, *) class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String)
    @available(iOS 15, *) var allowsTextAttachmentView: Bool
    @available(iOS 15, *) var usesTextAttachmentView: Bool { get }
    @pure class var character: Int { get }
    @available(iOS 13, *) init(image: UIImage)
}
protocol NSTextAttachmentContainer: NSObjectProtocol {
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}
protocol NSTextAttachmentLayout: NSObjectProtocol {
    @available(iOS 15, *) func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?
    @available(iOS 15, *) func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
    @available(iOS 15, *) func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}
@available(iOS 15, *) @pure class NSTextAttachmentViewProvider: NSObject {
    init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation)
    weak var textAttachment: NSTextAttachment? { get }
    weak var textLayoutManager: NSTextLayoutManager? { get }
    var location: any NSTextLocation { get }
    var view: UIView?
    func loadView()
    var tracksTextAttachmentViewBounds: Bool
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
}
