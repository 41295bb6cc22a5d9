import Foundation

/// The built-in styles as Xcode's file templates: a folder `<style> Module.xctemplate` for each, with a folder for every
/// choice of its options, a folder `<style> <Kind> Module.xctemplate` for each kind of module that it declares, and a folder
/// `<style> BaseInterfaces.xctemplate` with what all its modules build on, if there is any such.
///
/// Xcode puts the values that the user chooses one after another to find the folder (`StoryboardSimple`), and fills
/// `___VARIABLE_moduleName___` in files and their names.
public func xcodeTemplates() -> [SourceFile] {
    Template.builtIn.flatMap { template in
        ([nil] + template.flavours).flatMap { flavour in
            let declared = (try? template.style(flavour: flavour))?.declaredKinds ?? []
            return xcodeTemplate(template, flavour) + declared.flatMap { xcodeTemplate(template, flavour, $0) }
                + baseTemplate(template, flavour)
        }
    }
}

/// A flavour's holds its own files alone: the style's are there already.
private func baseTemplate(_ template: Template, _ flavour: ModuleOptions.Flavour?) -> [SourceFile] {
    let files = (try? template.baseFiles(flavour: flavour)) ?? []
    let known = flavour == nil ? [] : Set((try? template.baseFiles()) ?? [])
    let own = files.filter { !known.contains($0) }
    guard !own.isEmpty else { return [] }
    let folder = baseFolder(template, flavour)
    let info = TemplateInfo(
        description: "What all modules of \(template.name) build on; an app needs it once", options: [])
    return [SourceFile(path: "\(folder)/TemplateInfo.plist", text: info.propertyList)]
        + own.map { SourceFile(path: "\(folder)/\($0.path)", text: "//___FILEHEADER___\n\n" + $0.text) }
}

private func baseFolder(_ template: Template, _ flavour: ModuleOptions.Flavour?) -> String {
    [template.name, flavour?.rawValue, "BaseInterfaces.xctemplate"].compactMap { $0 }.joined(separator: " ")
}

/// - Parameter declared: the kind of the modules; nil for those that differ in their components alone.
private func xcodeTemplate(
    _ template: Template, _ flavour: ModuleOptions.Flavour?, _ declared: Style.Kind? = nil
) -> [SourceFile] {
    let possible = declared.map { [ModuleOptions.Kind(rawValue: $0.name)] } ?? ModuleOptions.Kind.ofComponents
    let words = [template.name, flavour?.rawValue, declared == nil ? nil : possible[0].title, "Module.xctemplate"]
    let folder = words.compactMap { $0 }.joined(separator: " ")
    func files(_ interface: ModuleOptions.Interface, _ kind: ModuleOptions.Kind) -> [SourceFile]? {
        try? blankFiles(
            ModuleOptions(name: "X", template: template, interface: interface, kind: kind, flavour: flavour))
    }
    let interfaces = ModuleOptions.Interface.allCases.filter { interface in
        possible.contains { files(interface, $0) != nil }
    }
    let kinds = possible.filter { files(.none, $0) != nil }
    let variants = interfaces.flatMap { interface in
        kinds.flatMap { kind in
            (files(interface, kind) ?? []).map { file in
                SourceFile(path: "\(folder)/\(interface.title)\(kind.title)/\(file.path)", text: file.text)
            }
        }
    }
    let summary = declared?.summary ?? (try? template.style(flavour: flavour))?.summary ?? ""
    let needed = [nil, flavour].filter { !baseTemplate(template, $0).isEmpty }.map { baseFolder(template, $0) }
    let names = Set(needed).sorted().map { $0.replacing(".xctemplate", with: "") }.joined(separator: " and ")
    let description = summary + (names.isEmpty ? "" : "; once per app, make the files of \(names), too")
    return [SourceFile(path: "\(folder)/TemplateInfo.plist", text: info(description, interfaces, kinds))] + variants
}

/// The property list that tells Xcode what to ask.
private func info(
    _ description: String, _ interfaces: [ModuleOptions.Interface], _ kinds: [ModuleOptions.Kind]
) -> String {
    let info = TemplateInfo(
        description: description,
        options: [
            .init(
                identifier: "moduleName", name: "Module name:", description: "The X of XPresenter", type: "text",
                required: true, defaultValue: "", values: nil),
            .init(
                identifier: "interface", name: "Interface:", description: "Where the screen comes from", type: "popup",
                required: true, defaultValue: "None", values: interfaces.map(\.title)),
            .init(
                identifier: "kind", name: "Components:", description: "Which components the module has", type: "popup",
                required: true, defaultValue: (kinds.first { $0 == .interactor } ?? kinds.first)?.title ?? "",
                values: kinds.map(\.title)),
            .init(
                identifier: "productName", name: nil, description: nil, type: "static", required: nil,
                defaultValue: String.modulePlaceholder, values: nil),
        ])
    return info.propertyList
}

private struct TemplateInfo: Encodable {
    let description: String
    let options: [Option]
    let kind = "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind"
    let sortOrder = 1
    let platforms = ["com.apple.platform.iphoneos"]
    let allowedTypes = ["public.swift-source"]

    var propertyList: String {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    struct Option: Encodable {
        let identifier: String
        let name: String?
        let description: String?
        let type: String
        let required: Bool?
        let defaultValue: String
        let values: [String]?

        enum CodingKeys: String, CodingKey {
            case identifier = "Identifier"
            case name = "Name"
            case description = "Description"
            case type = "Type"
            case required = "Required"
            case defaultValue = "Default"
            case values = "Values"
        }
    }

    enum CodingKeys: String, CodingKey {
        case description = "Description"
        case options = "Options"
        case kind = "Kind"
        case sortOrder = "SortOrder"
        case platforms = "Platforms"
        case allowedTypes = "AllowedTypes"
    }
}

extension ModuleOptions.Interface {
    /// As Infinum's templates call it.
    fileprivate var title: String {
        switch self {
        case .none: "None"
        case .storyboard: "Storyboard"
        case .xib: "XIB"
        }
    }
}

extension ModuleOptions.Kind {
    /// As Infinum's templates call it.
    fileprivate var title: String {
        self == .formatter ? "InteractorAndFormatter" : rawValue.capitalizedFirst
    }
}
