// Drawing of images and PDFs.

@pure class UIGraphicsRendererFormat: NSObject, NSCopying {
    @pure class func `default`() -> Self
    @pure class func preferred() -> Self
    var bounds: CGRect { get }
}
class UIGraphicsRendererContext: NSObject {
    var cgContext: CGContext { get }
    var format: UIGraphicsRendererFormat { get }
    func fill(_ rect: CGRect)
    func fill(_ rect: CGRect, blendMode: CGBlendMode)
    func stroke(_ rect: CGRect)
    func stroke(_ rect: CGRect, blendMode: CGBlendMode)
    func clip(to rect: CGRect)
}
@pure class UIGraphicsRenderer: NSObject {
    convenience init(bounds: CGRect)
    init(bounds: CGRect, format: UIGraphicsRendererFormat)
    var format: UIGraphicsRendererFormat { get }
    var allowsImageOutput: Bool { get }
}
@pure class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    var scale: CGFloat
    var opaque: Bool
    @available(iOS, deprecated: 12) var prefersExtendedRange: Bool
    var preferredRange: UIGraphicsImageRendererFormat.Range
    convenience init(for traitCollection: UITraitCollection)
    @pure enum Range: Int {
        case unspecified = -1
        case automatic, extended, standard
    }
}
@pure class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    var currentImage: UIImage { get }
}
@pure class UIGraphicsImageRenderer: UIGraphicsRenderer {
    convenience init(size: CGSize)
    init(size: CGSize, format: UIGraphicsImageRendererFormat)
    init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
    func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
    func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
    func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void)
        -> Data
    typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
}
@pure class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    var documentInfo: [String: Any]
}
@pure class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    var pdfContextBounds: CGRect { get }
    func beginPage()
    func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any])
    func setURL(_ url: URL, for rect: CGRect)
    func addDestination(withName name: String, at point: CGPoint)
    func setDestinationWithName(_ name: String, for rect: CGRect)
}
@pure class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    init(bounds: CGRect, format: UIGraphicsPDFRendererFormat)
    func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws
    func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data
    typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
}
