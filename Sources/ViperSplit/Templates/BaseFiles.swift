/// The files that every module of a style builds on, and that an app needs once. Their paths are file names.
public func baseFiles(template: String) throws(SplitError) -> [SourceFile] {
    guard template == "infinum" else { throw .unknownTemplate(name: template, known: ["infinum"]) }
    let resources = [
        ("BaseWireframe.swift", PackageResources.BaseWireframe_swift),
        ("FormatterInterface.swift", PackageResources.FormatterInterface_swift),
        ("InteractorInterface.swift", PackageResources.InteractorInterface_swift),
        ("PresenterInterface.swift", PackageResources.PresenterInterface_swift),
        ("UIStoryboardExtension.swift", PackageResources.UIStoryboardExtension_swift),
        ("ViewInterface.swift", PackageResources.ViewInterface_swift),
    ]
    return resources.map { SourceFile(path: $0, text: String(decoding: $1, as: UTF8.self)) }
}
