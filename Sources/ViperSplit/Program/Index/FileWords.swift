/// What a scan of a file's bytes tells of it: the words in it, and for the names that may be declared in it where to look.
///
/// A file that may declare a name always says so; that it does is for its tree to tell.
struct FileWords: Sendable {
    /// All words outside of comments.
    var words: Set<WordKey> = []
    /// The types at file level.
    var types: Set<WordKey> = []
    /// The functions and variables at file level.
    var globals: Set<WordKey> = []
    /// The first words of what is extended.
    var extensions: Set<WordKey> = []
    /// The first words of what is extended to adopt something.
    var adopting: Set<WordKey> = []
    /// The functions, variables and types of extensions.
    var members: Set<WordKey> = []
    /// What stands between the names of the classes at file level and their bodies.
    var inherited: Set<WordKey> = []
    /// The types and generic parameters at any level.
    var declared: Set<WordKey> = []
    /// What is followed by `<`.
    var generics: Set<WordKey> = []
    /// The modules that are imported, tests aside.
    var imports: Set<String> = []
    /// The scan has understood the file. Of any other only the tree tells anything.
    var isUnderstood = true
    /// The offset of the first bracket or `#if` within so many others that a parser, which tries each of them in several ways,
    /// would take minutes or years.
    var placeOfDeepNesting: Int?

    init(of text: String) {
        var text = text
        self = text.withUTF8 { bytes in
            var scan = WordScan(bytes)
            scan.run()
            return scan.found
        }
    }

    init() {}
}
