/// The files of an app, read once for all controllers of it that are split: the words of each, and by word the files that may
/// declare it. A file is parsed when an answer needs its tree.
public final class AppIndex: Sendable {
    /// The files are all that there is, so what isn't found in them isn't there.
    let isWhole: Bool
    /// The targets that a file belongs to; none where no project tells.
    let targets: @Sendable (String) -> Set<String>
    let files: [AppFile]
    let interfaceFiles: [InterfaceFile]
    let types: Postings
    let globals: Postings
    let extensions: Postings
    let inherited: Postings
    let declared: Postings
    let generics: Postings

    /// - Parameters:
    ///   - files: sources, storyboards and nibs.
    ///   - isWhole: they are the whole app's.
    ///   - targets: tells by a file's path the targets that it belongs to; none where no project does.
    public convenience init(
        _ files: [SourceFile], isWhole: Bool = true, targets: @escaping @Sendable (String) -> Set<String> = { _ in [] }
    ) {
        self.init(files, isWhole: isWhole, targets: targets, scanning: FileWords.init(of:))
    }

    /// - Parameter scan: finds the words of a file.
    convenience init(
        _ files: [SourceFile], isWhole: Bool = true, targets: @escaping @Sendable (String) -> Set<String> = { _ in [] },
        scanning scan: @escaping @Sendable (String) -> FileWords
    ) {
        let isInterface = { (file: SourceFile) in file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib") }
        self.init(
            concurrently(files.filter { !isInterface($0) }) { AppFile($0, words: scan($0.text)) },
            files.filter(isInterface).map(InterfaceFile.init), isWhole: isWhole, targets)
    }

    private init(
        _ files: [AppFile], _ interfaceFiles: [InterfaceFile], isWhole: Bool,
        _ targets: @escaping @Sendable (String) -> Set<String>
    ) {
        (self.isWhole, self.targets) = (isWhole, targets)
        self.files = files
        self.interfaceFiles = interfaceFiles
        types = Postings(files, \.types)
        globals = Postings(files, \.globals)
        extensions = Postings(files, \.extensions)
        inherited = Postings(files, \.inherited)
        declared = Postings(files, \.declared)
        generics = Postings(files, \.generics)
    }

    /// The app with changes made to it, of which the other files needn't be read again; new files come last.
    func with(_ changed: [SourceFile]) -> AppIndex {
        let known = Set(files.map(\.path))
        let new = concurrently(changed) { AppFile($0, words: FileWords(of: $0.text)) }
        let byPath = Dictionary(new.map { ($0.path, $0) }) { $1 }
        return AppIndex(
            files.map { byPath[$0.path] ?? $0 } + new.filter { !known.contains($0.path) }, interfaceFiles,
            isWhole: isWhole, targets)
    }

    /// The paths of the Swift files.
    public var paths: [String] { files.map(\.path) }

    /// The paths of the files that had to be parsed so far.
    package var parsedPaths: [String] { files.filter(\.isParsed).map(\.path) }
}

/// The places of the files that a word may be found in, in their order.
struct Postings: Sendable {
    private var places: [WordKey: [Int]] = [:]
    /// The files that may have any.
    private var anywhere: [Int] = []

    init(_ files: [AppFile], _ words: KeyPath<FileWords, Set<WordKey>>) {
        for (place, file) in files.enumerated() {
            if file.words.isUnderstood {
                for word in file.words[keyPath: words] { places[word, default: []].append(place) }
            } else {
                anywhere.append(place)
            }
        }
    }

    subscript(_ word: WordKey) -> [Int] {
        let found = places[word, default: []]
        return anywhere.isEmpty ? found : (found + anywhere).sorted()
    }
}
