// What text is written with: the keys of attributed strings, and documents that they come from and go to.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NSAttributedString.Key {
    @pure static let font: NSAttributedString.Key
    @pure static let paragraphStyle: NSAttributedString.Key
    @pure static let foregroundColor: NSAttributedString.Key
    @pure static let backgroundColor: NSAttributedString.Key
    @pure static let ligature: NSAttributedString.Key
    @pure static let kern: NSAttributedString.Key
    @available(iOS 14, *) @pure static let tracking: NSAttributedString.Key
    @pure static let strikethroughStyle: NSAttributedString.Key
    @pure static let underlineStyle: NSAttributedString.Key
    @pure static let strokeColor: NSAttributedString.Key
    @pure static let strokeWidth: NSAttributedString.Key
    @pure static let shadow: NSAttributedString.Key
    @pure static let textEffect: NSAttributedString.Key
    @pure static let attachment: NSAttributedString.Key
    @pure static let link: NSAttributedString.Key
    @pure static let baselineOffset: NSAttributedString.Key
    @pure static let underlineColor: NSAttributedString.Key
    @pure static let strikethroughColor: NSAttributedString.Key
    @pure static let obliqueness: NSAttributedString.Key
    @pure static let expansion: NSAttributedString.Key
    @pure static let writingDirection: NSAttributedString.Key
    @pure static let verticalGlyphForm: NSAttributedString.Key
    @pure static let accessibilitySpeechPunctuation: NSAttributedString.Key
    @pure static let accessibilitySpeechLanguage: NSAttributedString.Key
    @pure static let accessibilitySpeechPitch: NSAttributedString.Key
    @pure static let accessibilitySpeechQueueAnnouncement: NSAttributedString.Key
    @pure static let accessibilitySpeechIPANotation: NSAttributedString.Key
    @available(iOS 13, *) @pure static let accessibilitySpeechSpellOut: NSAttributedString.Key
    @pure static let accessibilityTextHeadingLevel: NSAttributedString.Key
    @pure static let accessibilityTextCustom: NSAttributedString.Key
    @available(iOS 13, *) @pure static let UIAccessibilityTextAttributeContext: NSAttributedString.Key
}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    init(
        url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    init(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    func data(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]) throws
        -> Data
    func fileWrapper(from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:])
        throws -> FileWrapper
    func containsAttachments(in range: NSRange) -> Bool
    @available(iOS, deprecated: 9) init(
        fileURL url: URL, options: [AnyHashable: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    @pure init(attachment: NSTextAttachment)
}
extension NSAttributedString {
    @pure struct TextEffectStyle: RawRepresentable, Hashable {
        init(rawValue: String)
        static let letterpressStyle: NSAttributedString.TextEffectStyle
    }
    @pure struct DocumentType: RawRepresentable, Hashable {
        init(_ rawValue: String)
        init(rawValue: String)
        static let plain: NSAttributedString.DocumentType
        static let rtf: NSAttributedString.DocumentType
        static let rtfd: NSAttributedString.DocumentType
        static let html: NSAttributedString.DocumentType
    }
    @pure struct TextLayoutSectionKey: RawRepresentable, Hashable {
        init(rawValue: String)
        static let orientation: NSAttributedString.TextLayoutSectionKey
        static let range: NSAttributedString.TextLayoutSectionKey
    }
    @pure struct DocumentAttributeKey: RawRepresentable, Hashable {
        init(_ rawValue: String)
        init(rawValue: String)
        static let documentType: NSAttributedString.DocumentAttributeKey
        static let characterEncoding: NSAttributedString.DocumentAttributeKey
        static let defaultAttributes: NSAttributedString.DocumentAttributeKey
        static let paperSize: NSAttributedString.DocumentAttributeKey
        static let paperMargin: NSAttributedString.DocumentAttributeKey
        static let viewSize: NSAttributedString.DocumentAttributeKey
        static let viewZoom: NSAttributedString.DocumentAttributeKey
        static let viewMode: NSAttributedString.DocumentAttributeKey
        static let readOnly: NSAttributedString.DocumentAttributeKey
        static let backgroundColor: NSAttributedString.DocumentAttributeKey
        static let hyphenationFactor: NSAttributedString.DocumentAttributeKey
        static let defaultTabInterval: NSAttributedString.DocumentAttributeKey
        static let textLayoutSections: NSAttributedString.DocumentAttributeKey
        @available(iOS 13, *) static let textScaling: NSAttributedString.DocumentAttributeKey
        @available(iOS 13, *) static let sourceTextScaling: NSAttributedString.DocumentAttributeKey
        @available(iOS 13, *) static let cocoaVersionDocumentAttribute: NSAttributedString.DocumentAttributeKey
    }
    @pure struct DocumentReadingOptionKey: RawRepresentable, Hashable {
        init(_ rawValue: String)
        init(rawValue: String)
        static let documentType: NSAttributedString.DocumentReadingOptionKey
        static let defaultAttributes: NSAttributedString.DocumentReadingOptionKey
        static let characterEncoding: NSAttributedString.DocumentReadingOptionKey
        @available(iOS 13, *) static let targetTextScaling: NSAttributedString.DocumentReadingOptionKey
        @available(iOS 13, *) static let sourceTextScaling: NSAttributedString.DocumentReadingOptionKey
    }
}
extension NSMutableAttributedString {
    func fixAttributes(in range: NSRange)
    func read(
        from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    @available(iOS, deprecated: 9) func read(
        fromFileURL url: URL, options opts: [AnyHashable: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
}
