/// Reads a file of the user's.
///
/// - Throws: `SplitError.doesNotParse`.
func readUnit(_ file: SourceFile, index: Int = 0) throws(SplitError) -> SourceUnit {
    if [".h", ".m", ".mm"].contains(where: file.path.hasSuffix) { throw .notSwift(path: file.path) }
    do throws(ParseFailure) {
        if let offset = FileWords(of: file.text).placeOfDeepNesting {
            throw ParseFailure(in: file, at: offset, message: ParseFailure.deepNesting)
        }
        return try SourceUnit(index: index, file: file)
    } catch {
        throw .doesNotParse(path: error.path, line: error.line, column: error.column, message: error.message)
    }
}
