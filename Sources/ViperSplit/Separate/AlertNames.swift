import SwiftSyntax

/// Names of what shows texts: what those say.
extension NavigationExtractions {
    /// `showDeleteAlert` for a `UIAlertController` with a title that begins so; without a title the body that shows it tells
    /// what it is.
    func alertNames(_ node: Syntax) -> [String]? {
        let tokens = node.tokens(viewMode: .sourceAccurate).map(\.text)
        guard tokens.contains(Platform.alert) else { return nil }
        let kind = tokens.contains { $0.hasPrefix(Platform.sheetStyle) } ? "Sheet" : "Alert"
        let alert = nodes(FunctionCallExprSyntax.self, in: node).first {
            $0.calledExpression.trimmedText.split(separator: ".").first.map(String.init) == Platform.alert
        }
        let titles = alert.map(titles) ?? []
        if titles.isEmpty {
            return [hostSubject, ""].compactMap { $0 }.map { "show\($0)\(kind)" } + ["show\(kind)Screen"]
        }
        let told = titles.map { ExtractionNames.titled("show\(kind)", $0) }
        // The first words of a sentence say less than a body that is called `showNoCameraAlert`.
        guard alert.map(saysSentence) == true, let subject = hostSubject, code.member.name.hasSuffix(kind) else {
            return told
        }
        return ["show", "present"].map { "\($0)\(subject)\(kind)" } + told
    }

    /// `showSavedAlert` for `showAlert(title: "Saved", on: self)`, and for `Alerts.show(message: "Saved")`.
    ///
    /// - Parameter type: the type that the call is made on.
    /// - Returns: nil if no text says anything.
    func titledNames(of call: FunctionCallExprSyntax, called verb: String, _ type: String?) -> [String]? {
        guard isShowingVerb(verb), case let titles = titles(of: call), !titles.isEmpty else { return nil }
        if verb.contains(where: \.isUppercase) { return titles.map { ExtractionNames.titled(verb, $0) } }
        // `Alerts` show one alert.
        let kind = type.map { ExtractionNames.showing($0).dropFirst("show".count) } ?? ""
        let one = kind.hasSuffix("s") && !kind.hasSuffix("ss") ? kind.dropLast() : kind
        return titles.map { ExtractionNames.titled(verb + one, $0) }
    }

    /// What the texts say that a call is given to show, the best first: its title, then its message, then more words of both. That
    /// something is an error is said last.
    private func titles(of call: FunctionCallExprSyntax) -> [String] {
        let texts = ["title", "message"].compactMap { text(called: $0, of: call) }
        let titles = [3, 6].flatMap { count in
            texts.compactMap { ExtractionNames.title(of: $0, code.controller.scopes, words: count) }
        }
        return titles.filter(ExtractionNames.isTelling) + titles.filter { !ExtractionNames.isTelling($0) }
    }

    /// All that an alert says is longer than a title.
    private func saysSentence(_ alert: FunctionCallExprSyntax) -> Bool {
        let texts = ["title", "message"].compactMap { text(called: $0, of: alert)?.literalText }
        return !texts.isEmpty && texts.allSatisfy { $0.letterWords.count > 3 }
    }

    /// `"Saved"` of `title: "Saved"`, `withTitle: "Saved"`, and where a function so calls what it takes.
    private func text(called name: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
        let function = code.semantics.function(calledBy: call)
        let pairs = function.flatMap { call.pairs(with: $0.signature.parameterClause) } ?? []
        let labelled = call.arguments.compactMap { argument in argument.labelName.map { ($0, argument.expression) } }
        return (labelled + pairs.map { ($0.parameter.name, $0.argument) }).first { label, _ in
            label.letterWords.last?.lowercased() == name
        }?.1
    }

    /// `SortPicker` of a body `showSortPicker()`, `Sort` of `sortTapped()`.
    private var hostSubject: String? {
        let name = code.member.name
        if let event = ["Tapped", "Pressed", "Clicked"].first(where: name.hasSuffix) {
            return String(name.dropLast(event.count)).capitalizedFirst
        }
        guard isNavigationVerb(name) else { return nil }
        let subject = name.drop { !$0.isUppercase }
        let kind = ["Alert", "Sheet"].first(where: subject.hasSuffix)
        return subject.count > (kind?.count ?? 0) ? String(subject.dropLast(kind?.count ?? 0)) : nil
    }
}
