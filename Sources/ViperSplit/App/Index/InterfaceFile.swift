import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A storyboard or a nib of the app, which is read when it is first asked for a class that it has in it, and once.
final class InterfaceFile: Sendable {
    let file: SourceFile
    private let foundSources = Once<[String: ScreenSource]>()

    init(_ file: SourceFile) { self.file = file }

    /// The name of the storyboard or nib.
    var name: String { file.path.split(separator: "/").last?.prefix { $0 != "." }.description ?? "" }

    var isNib: Bool { file.path.hasSuffix(".xib") }

    /// Where a view controller comes from, by its class.
    ///
    /// - Returns: nil if the class isn't there.
    func source(of name: String) -> ScreenSource? {
        // A name that isn't written as itself is none of Swift's.
        guard file.text.containsBytes(of: name) else { return nil }
        return foundSources.value {
            let reader = InterfaceReader()
            let parser = XMLParser(data: Data(file.text.utf8))
            parser.delegate = reader
            _ = parser.parse()
            return reader.sources(inFile: self.name)
        }[name]
    }
}

/// Looks for the classes in a storyboard or a nib.
private final class InterfaceReader: NSObject, XMLParserDelegate {
    private var initial: String?
    private var found: [String: (element: String, attributes: [String: String])] = [:]

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if element == "document" { initial = attributes["initialViewController"] }
        if let name = attributes["customClass"], found[name] == nil { found[name] = (element, attributes) }
    }

    func sources(inFile name: String) -> [String: ScreenSource] {
        found.mapValues { element, attributes in
            if element == "placeholder" { return .nib(name: name) }
            if let identifier = attributes["storyboardIdentifier"] {
                return .storyboard(name: name, identifier: identifier)
            }
            let isInitial = attributes["id"].map { $0 == initial } == true
            return isInitial ? .storyboard(name: name, identifier: nil) : .segue(storyboard: name)
        }
    }
}
