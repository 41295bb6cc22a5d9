// Blur, vibrancy and the view that shows them.

@MainActor class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
}
@pure class UIBlurEffect: UIVisualEffect {
    init(style: UIBlurEffect.Style)
    @pure enum Style: Int {
        case extraLight, light, dark
        case regular = 4
        case prominent
        @available(iOS 13, *) case systemUltraThinMaterial
        @available(iOS 13, *) case systemThinMaterial
        @available(iOS 13, *) case systemMaterial
        @available(iOS 13, *) case systemThickMaterial
        @available(iOS 13, *) case systemChromeMaterial
        @available(iOS 13, *) case systemUltraThinMaterialLight
        @available(iOS 13, *) case systemThinMaterialLight
        @available(iOS 13, *) case systemMaterialLight
        @available(iOS 13, *) case systemThickMaterialLight
        @available(iOS 13, *) case systemChromeMaterialLight
        @available(iOS 13, *) case systemUltraThinMaterialDark
        @available(iOS 13, *) case systemThinMaterialDark
        @available(iOS 13, *) case systemMaterialDark
        @available(iOS 13, *) case systemThickMaterialDark
        @available(iOS 13, *) case systemChromeMaterialDark
    }
}
@pure class UIVibrancyEffect: UIVisualEffect {
    init(blurEffect: UIBlurEffect)
    @available(iOS 13, *) init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle)
}
@available(iOS 13, *) @pure enum UIVibrancyEffectStyle: Int {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
@pure class UIVisualEffectView: UIView, NSSecureCoding {
    var contentView: UIView { get }
    var effect: UIVisualEffect?
    init(effect: UIVisualEffect?)
    init?(coder: NSCoder)
}
@available(iOS 26, *) @pure class UIGlassEffect: UIVisualEffect {
    init(style: UIGlassEffect.Style)
    var isInteractive: Bool
    var tintColor: UIColor?
    @pure enum Style: Int {
        case regular, clear
    }
}
@available(iOS 26, *) @pure class UIGlassContainerEffect: UIVisualEffect {
    var spacing: CGFloat
}
