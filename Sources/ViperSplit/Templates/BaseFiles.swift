/// The files that every module of a style builds on, and that an app needs once. Their paths are file names.
///
/// - Throws: `SplitError.unknownTemplate` if no style of that name is built in.
public func baseFiles(template: String) throws(SplitError) -> [SourceFile] {
    try Style.named(template).baseFiles.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
}
