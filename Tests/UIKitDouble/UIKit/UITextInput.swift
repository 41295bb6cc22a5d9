// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

public struct UITextContentType: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    public static let name = UITextContentType(rawValue: "name")
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "URL")
}

/// A place in a text, counted in UTF-16 units.
public final class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

public final class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    public var isEmpty: Bool { start.offset == end.offset }
    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start
        self.end = end
        super.init()
    }
}

/// What text fields and text views share.
@preconcurrency @MainActor
public protocol UITextInput: UIView {
    var contents: String { get }
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(contents.utf16.count) }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = position.offset + offset
        return (0...contents.utf16.count).contains(target) ? UITextPosition(target) : nil
    }
    public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
    public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange(from, to) }
    public func text(in range: UITextRange) -> String? {
        (contents as NSString).substring(
            with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
    }
}
