/// The X of XPresenter, and where it comes from.
struct ModuleName: Hashable {
    enum Namesake: Hashable, Sendable {
        /// A storyboard or nib that shows the screen.
        case interfaceFile(String)
        /// The folder of the file, which is a target's if it lies in no other.
        case folder(String)
        /// Nothing that says more than `ViewController`.
        case nothing
        /// The class, with a word behind its name: the app has a type that the module would declare without it.
        case lengthened(becauseOf: String)
    }

    let text: String
    /// Nil for the user's choice, and for the class's own name.
    let namesake: Namesake?

    /// A class called `ViewController` says nothing of the module: its storyboard does, its folder, or its target.
    ///
    /// - Parameters:
    ///   - chosen: the user's choice.
    ///   - nameInStyle: what is left of a class that is called as the style calls its own.
    ///   - storyboard: the storyboard or nib that shows the screen.
    ///   - folder: the folder of the controller's file.
    ///   - takenType: the type of the app that the module would declare, too, under a name.
    init(
        chosen: String?, className: String, inStyle nameInStyle: String? = nil, storyboard: String?, folder: String,
        takenType: (String) -> String?
    ) {
        if let name = chosen ?? moduleStem(of: className).map({ $0 == className ? nameInStyle ?? $0 : $0 }) {
            self.init(text: name, namesake: nil)
            if chosen == nil { self = free(takenType) }
            return
        }
        let interfaceFile = storyboard.flatMap(moduleStem).map { ModuleName(text: $0, namesake: .interfaceFile($0)) }
        let folders = folder.split(separator: "/").reversed().map(String.init)
        let home = folders.first { !namesOfKinds.contains($0.lowercased()) }.flatMap(moduleStem)
        let candidates = [interfaceFile, home.map { ModuleName(text: $0, namesake: .folder($0)) }].compactMap { $0 }
        self =
            candidates.first { isTypeName($0.text) && $0.text.first?.isUppercase == true && takenType($0.text) == nil }
            ?? ModuleName(text: "Main", namesake: .nothing).free(takenType)
    }

    /// The nearest name that the app doesn't need for something else.
    private func free(_ takenType: (String) -> String?) -> ModuleName {
        guard let taken = takenType(text) else { return self }
        let longer = ["Screen", "Module", "Scene"].lazy.map { text + $0 }
        let numbered = (2...).lazy.map { "\(text)Screen\($0)" }
        let free = longer.first { takenType($0) == nil } ?? numbered.first { takenType($0) == nil }
        return free.map { ModuleName(text: $0, namesake: .lengthened(becauseOf: taken)) } ?? self
    }

    init(text: String, namesake: Namesake?) {
        self.text = text
        self.namesake = namesake
    }
}

/// What is left of `XViewController`, `XTableViewController`, `XController`, `XVC`, `XTVC` or `XCVC`.
///
/// - Returns: nil if nothing is left, as for a class that is called `ViewController`.
func moduleStem(of name: String) -> String? {
    let shortSuffixes = ["TVC", "CVC", "VC"]
    let suffixes = ["CollectionViewController", "TableViewController", "ViewController", "Controller"] + shortSuffixes
    guard let suffix = suffixes.first(where: name.hasSuffix) else { return name }
    let stem = name.dropLast(suffix.count)
    // They are short for it behind a word, and may be the end of another one: `DVC`.
    if shortSuffixes.contains(suffix), stem.last?.isLowercase != true { return name }
    return stem.isEmpty ? nil : String(stem)
}

/// Folders that sort files by what they are, in any app.
private let namesOfKinds: Set<String> = [
    "app", "application", "classes", "code", "controller", "controllers", "ios", "screens", "source", "sources", "src",
    "swift", "ui", "view controllers", "viewcontroller", "viewcontrollers", "view", "views",
]
