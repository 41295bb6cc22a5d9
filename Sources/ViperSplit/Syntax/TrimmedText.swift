import SwiftSyntax

extension SyntaxProtocol {
    /// The text of the node without the trivia around it: what `trimmedDescription` says, which makes a tree without that
    /// trivia first and so takes twenty times as long.
    var trimmedText: String {
        if let token = self.as(TokenSyntax.self) { return token.presence == .present ? token.text : "" }
        let bytes = syntaxTextBytes
        let text = leadingTriviaLength.utf8Length..<bytes.count - trailingTriviaLength.utf8Length
        return String(decoding: bytes[text], as: UTF8.self)
    }
}
