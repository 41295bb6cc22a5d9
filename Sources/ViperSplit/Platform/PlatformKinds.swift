import SwiftSyntax

/// The kinds that names of the platform have: for the View, a screen, a service, a plain value, navigation.
extension Platform {
    /// A type, a function or a constant of UIKit or of another framework that draws: only the View and the Wireframe know it.
    ///
    /// - Returns: true for names that no declaration is known of, too, by their prefix.
    func draws(_ name: String) -> Bool {
        guard name.count > 2, name.prefix(2).allSatisfy({ $0.isUppercase && $0.isASCII }) else { return false }
        return drawing.answer(to: name) {
            guard let module = module(of: name) else {
                return modules.module(byPrefixOf: name).map { $0.draws && !$0.isThirdParty } ?? false
            }
            return modules[module]?.draws == true || !facts(ofType: name).isDisjoint(with: [.view, .screen])
        }
    }

    /// A declaration names something that draws.
    func namesWhatDraws(_ decl: DeclSyntax) -> Bool {
        decl.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { return draws(name) }
            return false
        }
    }

    /// The type is a screen, or what builds or reaches one, and never only a part of one.
    func isScreen(_ type: String) -> Bool {
        let facts = facts(ofType: type)
        return facts.contains(.screen) && !facts.contains(.part)
    }

    /// The type reaches data outside of the app's own memory.
    func isService(_ name: String) -> Bool {
        facts(ofType: name).contains(.service) || outlines(ofGlobal: name).contains { $0.facts.contains(.service) }
    }

    /// The type is told what happens, and keeps nothing for the app.
    func isLog(_ name: String) -> Bool { facts(ofType: name).contains(.log) }

    /// The numbers of arguments that Swift's own generic types take, of those whose names libraries give to types, too:
    /// Alamofire 4 and PromiseKit have a `Result` of one.
    static let genericParameterCounts = ["Result": 2]

    /// Foundation's types of texts with attributes, and of the attributes' keys.
    static let textsWithLooks: Set = [
        "AttributedString", "NSAttributedString", "NSAttributedString.Key", "NSAttributedStringKey",
        "NSMutableAttributedString",
    ]

    /// A type that every file may name which imports Foundation.
    func isSeenWithFoundation(_ type: String) -> Bool {
        module(of: type).flatMap { modules[$0] }?.isSeenWithFoundation ?? false
    }

    /// The module that declares a name, if the name has its prefix, and so is nobody else's.
    func moduleByPrefix(of name: String) -> String? {
        module(of: name).flatMap { modules.module(byPrefixOf: name)?.name == $0 ? $0 : nil }
    }

    /// The members of a class that its instances have, inherited ones included, by which code names them.
    func instanceMembers(of type: String) -> Set<String> {
        instanceMembers.answer(to: type) {
            Set(([type] + ancestry(of: type)).flatMap(namedMembers).filter { $0.outline.isOfInstances }.map(\.name))
        }
    }

    /// The members by which a view controller shows and leaves screens.
    var navigatingMembers: Set<String> {
        named.answer(to: "navigating") {
            Set(Self.screens.flatMap(namedMembers).filter { $0.outline.facts.contains(.navigates) }.map(\.name))
        }
    }

    /// The properties that tell which view controllers are around one.
    var screensAround: Set<String> {
        named.answer(to: "around") {
            let around = namedMembers(of: Self.viewController).filter { _, outline in
                outline.facts.contains(.context)
                    && declaration(outline)?.typeOfProperty.map { isKind($0, of: Self.viewController) } == true
            }
            return Set(around.map(\.name))
        }
    }

    /// The name of the type of a property, without what makes it optional.
    func typeOfProperty(_ name: String, of type: String) -> String? {
        members(named: name, of: type).lazy.compactMap(\.typeOfProperty).first
    }

    /// The members by which a view controller shows and leaves screens, or finds others.
    var navigationMembers: Set<String> {
        named.answer(to: "navigation") { navigatingMembers.union(screensAround).union(["storyboard"]) }
    }

    /// The methods of a name by which a view controller shows and leaves screens.
    func methodsOfScreens(named name: String) -> [FunctionDeclSyntax] {
        guard navigatingMembers.contains(name) else { return [] }
        return Self.screens.flatMap { outlines(ofMember: name, of: $0) }.filter { $0.facts.contains(.navigates) }
            .compactMap(function)
    }

    private static let screens = [viewController, navigationController]

    /// A method by which lists, sets and dictionaries are changed and gone over, not texts; closures that it takes are run at once.
    func isMethodOfSequences(_ name: String) -> Bool {
        owners(ofMember: name).contains { owner in
            module(of: owner) == "Swift" && isKind(owner, of: "Sequence") && !isKind(owner, of: "StringProtocol")
        }
    }

    /// The methods of a name that types have, with the module of each type.
    func methods(named name: String) -> [(module: String, method: Outline)] {
        owners(ofMember: name).flatMap { owner in
            methods(named: name, of: owner).map { (module(of: owner) ?? "Swift", $0) }
        }
    }

    func function(_ outline: Outline) -> FunctionDeclSyntax? { declaration(outline)?.as(FunctionDeclSyntax.self) }

    /// Whether every method of a name adds or removes somebody to notify.
    func isForObservers(_ name: String) -> Bool {
        observing.answer(to: name) {
            let methods = methods(named: name)
            return !methods.isEmpty && methods.allSatisfy { $0.method.facts.contains(.observers) }
        }
    }

    private func methods(named name: String, of owner: String) -> [Outline] {
        outlines(of: name, in: owner).filter { $0.keyword == "func" }
    }

    /// A method of values of Swift and Foundation that leaves them as they are, whichever has it.
    func isReadingMethod(_ name: String) -> Bool {
        let found = owners(ofMember: name).filter { owner in
            isSeenWithFoundation(owner) && ![nil, "class"].contains(keyword(of: owner))
        }.flatMap { methods(named: name, of: $0) }
        return !found.isEmpty && !found.contains { $0.words.contains("mutating") }
    }

    /// A method that some delegate or data source of a framework that draws asks for, by its name and its labels.
    func isCallbackOfViews(_ method: FunctionDeclSyntax) -> Bool {
        protocols(askingFor: method).contains { name in
            ["Delegate", "DataSource", "Updating"].contains(where: name.hasSuffix)
                && module(of: name).flatMap { modules[$0] }?.draws == true
        }
    }

    /// The protocols that ask for a method, by its name and its labels.
    func protocols(askingFor method: FunctionDeclSyntax) -> [String] {
        let (name, labels) = (method.name.identifierText, method.parameterLabels)
        return requirements.answer(to: name + labels.map { ($0 ?? "_") + ":" }.joined()) {
            owners(ofMember: name).filter { owner in
                keyword(of: owner) == "protocol"
                    && methods(named: name, of: owner).contains { function($0)?.parameterLabels == labels }
            }
        }
    }
}

extension DeclSyntax {
    /// The name of a property's type, without what makes it optional.
    var typeOfProperty: String? {
        self.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.unwrapped
            .as(IdentifierTypeSyntax.self)?.name.text
    }
}

extension Outline {
    /// A function or a property that every instance has.
    fileprivate var isOfInstances: Bool {
        ["func", "var", "let"].contains(keyword) && !words.contains { ["static", "class", "optional"].contains($0) }
    }
}

/// The members of UIKit's classes that rules of a split ask for by name.
extension Platform {
    /// A view controller takes in another one as a part of its screen.
    static let takesInScreen: Set = ["addChild", "addChildViewController"]
    /// Functions that UIKit, a nib or a storyboard calls on an object that has just been made.
    static let calledOnNewObject: Set = ["awakeFromNib", "awakeAfter", "setValue"]
    static let viewDidLoad = "viewDidLoad"

    /// The screens that a view controller is shown with.
    static let presentedScreen = "presentedViewController"
    /// The stack that a view controller stands on.
    static let stack = "navigationController"
    /// A method that asks a storyboard to show another screen.
    static let performSegue = "performSegue"

    /// Methods of a storyboard that make its first screen, and one of an identifier.
    static let makeInitialScreen = "instantiateInitialViewController"
    static let makeScreen = "instantiateViewController"

    /// The arguments of an initialiser that is given a nib.
    ///
    /// - Parameter name: an expression.
    static func nibArguments(_ name: String) -> String { "(nibName: \(name), bundle: nil)" }

    /// The properties that say at which view or item a popover points.
    static let popoverSources: Set = ["barButtonItem", "sourceItem", "sourceView"]
    /// The text fields of an alert.
    static let fieldsOfAlert = "textFields"
    /// The style of an alert that is a sheet.
    static let sheetStyle = "actionSheet"
    /// The properties of a view that list the views in it.
    static let subviewLists: Set = ["arrangedSubviews", "subviews"]
    /// The properties of cells and buttons that are views of their own.
    static let partsOfViews: Set = ["detailTextLabel", "imageView", "textLabel", "titleLabel"]
    /// A method of defaults and of stores of keys and values.
    static let removeObject = "removeObject"
}
