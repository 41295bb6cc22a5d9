/// The files that every module of a style builds on, and that an app needs once. Their paths are file names.
///
/// - Throws: `SplitError.unknownTemplate` if no style of that name is built in, `.noVariant` if it isn't in that flavour.
public func baseFiles(
    template: String, flavour: ModuleOptions.Flavour? = nil
) throws(SplitError) -> [SourceFile] {
    try Style.named(template, flavour: flavour).baseFiles.sorted { $0.key < $1.key }
        .map { SourceFile(path: $0.key, text: $0.value) }
}
