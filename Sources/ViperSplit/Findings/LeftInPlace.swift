extension Note.LeftInPlace {
    /// The reason, and what there is to do.
    var words: String {
        switch self {
        case .splitsDifferently:
            "under a mark of ZIKViper's it would be split in another way; say by a comment on it whose it is"
        case .sharesLine: "it shares a line with other code; put it on lines of its own"
        case .lintRegion: "a linter is switched off for it together with others; switch it off for each alone"
        case .conditional: "an `#if` around members isn't moved; put it inside of them"
        case .formatter: "no section of ZIKViper's is about the Formatter; put it where you look for it"
        case .commentedSeparator: "the bare mark above it has a comment; give the mark a title"
        case .bodyOnOneLine: "a member shares a line with a brace of it; put each on lines of its own"
        case .openRegion:
            "a comment in it switches a linter or this tool off for all that follows; switch it on again behind the last member"
        }
    }
}
