// The attributes of attributed strings that UIKit adds.

@available(iOS 15, *) extension AttributeScopes {
    var uiKit: AttributeScopes.UIKitAttributes.Type { get }
    @pure struct UIKitAttributes: AttributeScope {
        let font: AttributeScopes.UIKitAttributes.FontAttribute
        let paragraphStyle: AttributeScopes.UIKitAttributes.ParagraphStyleAttribute
        let foregroundColor: AttributeScopes.UIKitAttributes.ForegroundColorAttribute
        let backgroundColor: AttributeScopes.UIKitAttributes.BackgroundColorAttribute
        let ligature: AttributeScopes.UIKitAttributes.LigatureAttribute
        let kern: AttributeScopes.UIKitAttributes.KernAttribute
        let tracking: AttributeScopes.UIKitAttributes.TrackingAttribute
        let strikethroughStyle: AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute
        let underlineStyle: AttributeScopes.UIKitAttributes.UnderlineStyleAttribute
        let strokeColor: AttributeScopes.UIKitAttributes.StrokeColorAttribute
        let strokeWidth: AttributeScopes.UIKitAttributes.StrokeWidthAttribute
        let shadow: AttributeScopes.UIKitAttributes.ShadowAttribute
        let textEffect: AttributeScopes.UIKitAttributes.TextEffectAttribute
        let baselineOffset: AttributeScopes.UIKitAttributes.BaselineOffsetAttribute
        let underlineColor: AttributeScopes.UIKitAttributes.UnderlineColorAttribute
        let strikethroughColor: AttributeScopes.UIKitAttributes.StrikethroughColorAttribute
        let obliqueness: AttributeScopes.UIKitAttributes.ObliquenessAttribute
        let expansion: AttributeScopes.UIKitAttributes.ExpansionAttribute
        let attachment: AttributeScopes.UIKitAttributes.AttachmentAttribute
        let accessibility: AttributeScopes.AccessibilityAttributes
        let foundation: AttributeScopes.FoundationAttributes
        typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        typealias EncodingConfiguration = AttributeScopeCodableConfiguration
        @pure enum FontAttribute: CodableAttributedStringKey {
            typealias Value = UIFont
            static let name: String
        }
        @pure enum ParagraphStyleAttribute: CodableAttributedStringKey {
            typealias Value = NSParagraphStyle
            static let name: String
        }
        @pure enum ForegroundColorAttribute: CodableAttributedStringKey {
            typealias Value = UIColor
            static let name: String
        }
        @pure enum BackgroundColorAttribute: CodableAttributedStringKey {
            typealias Value = UIColor
            static let name: String
        }
        @pure enum LigatureAttribute: CodableAttributedStringKey {
            typealias Value = Int
            static let name: String
        }
        @pure enum KernAttribute: CodableAttributedStringKey {
            typealias Value = CGFloat
            static let name: String
        }
        @pure enum TrackingAttribute: CodableAttributedStringKey {
            typealias Value = CGFloat
            static let name: String
        }
        @pure enum StrikethroughStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
            typealias Value = NSUnderlineStyle
            typealias ObjectiveCValue = NSNumber
            static let name: String
            static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle
        }
        @pure enum UnderlineStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
            typealias Value = NSUnderlineStyle
            typealias ObjectiveCValue = NSNumber
            static let name: String
            static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle
        }
        @pure enum StrokeColorAttribute: CodableAttributedStringKey {
            typealias Value = UIColor
            static let name: String
        }
        @pure enum StrokeWidthAttribute: CodableAttributedStringKey {
            typealias Value = CGFloat
            static let name: String
        }
        @pure enum ShadowAttribute: CodableAttributedStringKey {
            typealias Value = NSShadow
            static let name: String
        }
        @pure enum TextEffectAttribute: CodableAttributedStringKey {
            typealias Value = NSAttributedString.TextEffectStyle
            static let name: String
            static func decode(from decoder: any Decoder) throws -> NSAttributedString.TextEffectStyle
        }
        @pure enum AttachmentAttribute: CodableAttributedStringKey {
            typealias Value = NSTextAttachment
            static let name: String
        }
        @pure enum BaselineOffsetAttribute: CodableAttributedStringKey {
            typealias Value = CGFloat
            static let name: String
        }
        @pure enum UnderlineColorAttribute: CodableAttributedStringKey {
            typealias Value = UIColor
            static let name: String
        }
        @pure enum StrikethroughColorAttribute: CodableAttributedStringKey {
            typealias Value = UIColor
            static let name: String
        }
        @pure enum ObliquenessAttribute: CodableAttributedStringKey {
            typealias Value = CGFloat
            static let name: String
        }
        @pure enum ExpansionAttribute: CodableAttributedStringKey {
            typealias Value = CGFloat
            static let name: String
        }
    }
}
@available(iOS 15, *) extension AttributeDynamicLookup {
    subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T where T: AttributedStringKey {
        get
    }
}
