// Drawing into the current context, and into images and PDFs without a renderer.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

func UIGraphicsGetCurrentContext() -> CGContext?
func UIGraphicsPushContext(_ context: CGContext)
func UIGraphicsPopContext()
func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode)
func UIRectFill(_ rect: CGRect)
func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode)
func UIRectFrame(_ rect: CGRect)
func UIRectClip(_ rect: CGRect)
func UIGraphicsBeginImageContext(_ size: CGSize)
func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
func UIGraphicsEndImageContext()
func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool
func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
func UIGraphicsEndPDFContext()
func UIGraphicsBeginPDFPage()
func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?)
func UIGraphicsGetPDFContextBounds() -> CGRect
func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect)
func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint)
func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect)
