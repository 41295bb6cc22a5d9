import SwiftSyntax

/// Whether a type name belongs to UIKit or a framework of views beside it, or is a view of the app by its suffix.
func isViewTypeName(_ name: String) -> Bool {
    if isUIKitName(name) { return true }
    guard name.first?.isUppercase == true else { return false }
    let suffixes = [
        "View", "Cell", "Button", "Label", "ViewController", "Layer", "HUD", "Spinner", "Gesture", "TextField",
    ]
    return suffixes.contains { name.hasSuffix($0) && name != $0 } || ["MBProgressHUD", "SVProgressHUD"].contains(name)
}

/// Whether a name is declared by UIKit itself, or by a framework that draws.
func isUIKitName(_ name: String) -> Bool {
    if isOfStoreKitOrPlaces(name) { return false }
    for prefix in ["UI", "WK", "MK", "CA", "SK", "SCN", "AVPlayerLayer", "AVPlayerView", "PHPicker", "SFSafari"] {
        let rest = name.dropFirst(prefix.count)
        guard name.hasPrefix(prefix), let next = rest.first ?? (prefix.count > 3 ? "A" : nil) else { continue }
        // `CAGEHours` is another word.
        let isWord = next.isUppercase && rest.dropFirst().first?.isUppercase != true
        if isWord, !["UIntX", "CAResult"].contains(name) { return true }
    }
    let others: Set = [
        "NSLayoutConstraint", "NSLayoutAnchor", "NSTextAlignment", "NSParagraphStyle", "NSMutableParagraphStyle",
        "NSDirectionalEdgeInsets", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension",
        "NSTextAttachment",
        "NSShadow", "NSDiffableDataSourceSnapshot", "NSCollectionLayoutSection", "NSCollectionLayoutItem",
        "NSCollectionLayoutGroup", "NSCollectionLayoutSize", "NSLayoutManager", "NSTextContainer", "NSTextStorage",
        "CAEAGLLayer", "CAEDRMetadata", "IBAction", "IBOutlet",
    ]
    return others.contains(name)
}

/// What is sold and where things are, of frameworks that share a prefix with one that draws: StoreKit with SpriteKit, and
/// MapKit's searches, routes and measures with its views.
private func isOfStoreKitOrPlaces(_ name: String) -> Bool {
    [
        "MKCoordinate", "MKDirections", "MKDistanceFormatter", "MKLocalSearch", "MKMapItem", "MKMapPoint", "MKMapRect",
        "MKMapSize", "MKPlacemark", "MKRoute", "SKAdNetwork", "SKCloudService", "SKDownload", "SKError",
        "SKMutablePayment", "SKPayment", "SKProduct", "SKReceipt", "SKRequest", "SKStorefront",
    ].contains(where: name.hasPrefix)
}

/// The names of UIKit that a piece of code writes, in the order of the source.
func uiKitNames(in node: Syntax) -> [String] {
    var seen: Set<String> = []
    return node.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier(let name) = token.tokenKind, isUIKitName(name), seen.insert(name).inserted else {
            return nil
        }
        return name
    }
}

/// The names of UIKit that another type has to write to pass a member on.
///
/// - Parameter parameters: the places of the parameters that are passed on; nil for all.
func uiKitNames(
    inSignatureOf member: Member, parameters: [Int]? = nil, _ semantics: Semantics
) -> [String] {
    guard let function = member.function else {
        return semantics.writtenType(of: member)?.identifiers.filter(isUIKitName) ?? []
    }
    let all = Array(function.signature.parameterClause.parameters)
    let parts =
        [function.genericParameterClause.map(Syntax.init)]
        + (parameters ?? Array(all.indices)).map { Syntax(all[$0].type) }
        + [function.signature.returnClause.map(Syntax.init), function.genericWhereClause.map(Syntax.init)]
    return parts.compactMap { $0 }.flatMap { uiKitNames(in: $0) }
}

extension TypeSyntax {
    /// The type is one of UIKit, or a view of the app.
    var namesViews: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { return isViewTypeName(name) }
            return false
        }
    }
}
