/// A message about the code or its split, with the names, types and lines that it speaks of.
enum Note: Hashable, Sendable {
    /// A member isn't where it was asked to go but in another component, for a reason at a line.
    case refused(member: String, owner: Role, Refusal.Cause, line: Int?, Change = .unproven, Request? = nil)
    /// A body stays in the View that does more than views do, for a reason at a line.
    case held(member: String, Refusal.Cause, line: Int?, Change)
    /// The view controller goes on adopting a protocol, for a reason at a line.
    case adopted(protocol: String, Refusal.Cause, line: Int)
    /// A member of a kind that never moves is asked to be another component's.
    case fixedKind(member: String, Request, FixedKind)
    /// The view controller keeps a constant and hands it over, since its value tells when it is made.
    /// - Parameter value: what tells when it is made; nil if an initialiser sets it.
    case madeInView(member: String, value: String?, owner: Role)
    /// Methods of which nothing says what they are, and the title that they stand under: nil for none, empty for a bare mark.
    case noRole(members: [String], title: String?)
    case uiKitInPresenter(member: String, type: String)
    case uiKitInInteractor(member: String, type: String)
    case misplaced(MisplacedWork)
    /// The View sees a model that it asks for, since it hands that to a view or a function of its own; nil if it reads a list of them.
    case modelInView(model: String, handedTo: String?)
    /// A body isn't taken apart, since the check of separation found a difference.
    case leftWhole(member: String)
    case moduleName(String, of: String, ModuleName.Namesake)
    /// What is new in the view controller can't go into the module that it has.
    case moduleShape(ModuleObstacle)
    /// Tests of a module that is there were asked for, and not written.
    case noTests(NoTests)
    /// The plan asks for a name that a fragment doesn't get; the one that it has instead, nil if nothing leaves there.
    case fragmentName(String, instead: String?)
    /// The plan asks a fragment to stay with its member, and it leaves.
    case fragmentLeaves(String)
    /// A comment asks for what there isn't; the word that is nearest, nil if none is.
    case unknownDirective(String, nearest: String?)
    /// A title that is nearly one of ZIKViper's, and that one.
    case nearSection(String, ZIKViperSection)
    /// A comment that asks for something stands at no member.
    case strayDirective
    /// The module doesn't see types that the style builds on; the command that writes them, and the other module that has them.
    case baseFiles(types: [String], command: String, home: BaseHome? = nil)
    /// A style derived from the user's template builds on types that nothing given declares.
    case templateTypes([String])
    /// No storyboard or nib in the context has the view controller, which has an outlet.
    case noScreenSource(of: String, outlet: String)
    /// Several storyboards or nibs have the view controller; the one that the module makes it from, and the others.
    case screenSources(of: String, taken: String, others: [String])
    /// The storyboard's file, if only a segue takes it from there.
    case noPlainInit(of: String, storyboard: String? = nil)
    /// Where the rest of the app was read from, and by what it was found if nobody has named it.
    case context(folder: String, files: Int, foundBy: String?)
    /// Nothing tells where the rest of the app is.
    case noContext
    /// Files of the app that nobody has given extend the view controller.
    case extensionFiles([String], of: String)
    /// A file of the app that extends the view controller and another of its files, or twice the same, declare one member.
    case declaringAgain(String, of: String, member: String, with: String)
    /// All that a file declared has left it.
    case emptiedFile(String)
    /// A file or folder of the context can't be read.
    case unreadContext(reason: String)
    /// The user's build finds an error that isn't there without the split.
    case compilerError(String)
    /// A member is left where it is by `tidy`, or all members of a body.
    case leftInPlace(member: String, LeftInPlace)
    /// The output didn't pass verification.
    case internalError(String)

    /// Why `tidy` leaves a member where it is.
    enum LeftInPlace: Hashable, Sendable {
        /// Under a mark of ZIKViper's it would be split in another way.
        case splitsDifferently
        case sharesLine, lintRegion, conditional
        /// No section of ZIKViper's is about the Formatter.
        case formatter
        /// A separator above it has comments of its own.
        case commentedSeparator
        /// A member of a body of the view controller shares a line with a brace.
        case bodyOnOneLine
        /// A comment in a body switches a linter or this tool off for all that follows.
        case openRegion
    }

    /// What becomes of it once the cause is gone.
    enum Change: Hashable, Sendable {
        /// Nobody has planned without the cause.
        case unproven
        /// What there is to do, and how many members and how many lines leave the View then.
        case frees(advice: String, members: Int, lines: Int)
        /// Too much else is in the way.
        case freesNothing
    }

    /// The module of the app that has the base files.
    struct BaseHome: Hashable, Sendable {
        let module: String
        let isPublic: Bool
    }

    /// Where the developer says whose a member is.
    enum Asker: String {
        case section = "its section"
        case comment = "a comment"
        case plan = "the plan"
    }

    /// What a developer has asked for.
    struct Request: Hashable, Sendable {
        let role: Role
        let asker: Asker

        /// A section says where members belong; a comment and a plan are about this one.
        var isWish: Bool { asker != .section }
        fileprivate var words: String { "though \(asker.rawValue) asks for the \(role.title)" }
    }

    /// A kind of member that never moves.
    enum FixedKind: Hashable, Sendable {
        case outlet
        case `subscript`
        /// An `#if` around members.
        case conditional
        /// A static member that several components use.
        case sharedStatic
        /// A static member that isn't private.
        case openStatic
        /// An initialiser, a nested type and their like.
        case declaration
    }
}

extension Note {
    var rule: Rule {
        switch self {
        case .refused(_, _, let cause, _, _, _), .held(_, let cause, _, _), .adopted(_, let cause, _):
            cause.wording.rule
        case .fixedKind: .fixedKind
        case .madeInView: .madeInView
        case .noRole: .noRole
        case .uiKitInPresenter: .uiKitInPresenter
        case .uiKitInInteractor: .uiKitInInteractor
        case .misplaced(let work): work.rule
        case .modelInView: .modelInView
        case .leftWhole: .leftWhole
        case .moduleName: .moduleName
        case .moduleShape: .moduleShape
        case .noTests: .noTests
        case .fragmentName, .fragmentLeaves: .planWish
        case .unknownDirective, .strayDirective: .unknownDirective
        case .nearSection: .nearSection
        case .baseFiles: .baseFiles
        case .templateTypes: .templateTypes
        case .noScreenSource: .noScreenSource
        case .screenSources: .screenSources
        case .noPlainInit: .noPlainInit
        case .context, .noContext: .context
        case .extensionFiles, .declaringAgain, .emptiedFile: .extensionFiles
        case .unreadContext: .unreadContext
        case .leftInPlace: .leftInPlace
        case .compilerError: .typecheck
        case .internalError: .internalError
        }
    }

    /// A comment or a plan has asked for something that isn't done.
    var isUnmetWish: Bool {
        switch self {
        case .refused(_, _, _, _, _, let request?), .fixedKind(_, let request, _): request.isWish
        case .fragmentName, .fragmentLeaves, .unknownDirective, .strayDirective: true
        default: false
        }
    }

    var severity: Finding.Severity {
        switch self {
        case .refused, .fixedKind, .uiKitInPresenter, .uiKitInInteractor, .baseFiles, .unreadContext, .noTests,
            .fragmentName, .fragmentLeaves, .unknownDirective, .strayDirective:
            .warning
        case .held, .adopted, .madeInView, .noRole, .misplaced, .modelInView, .leftWhole, .moduleName, .moduleShape,
            .templateTypes,
            .noScreenSource, .screenSources, .nearSection,
            .noPlainInit, .context, .noContext, .extensionFiles, .declaringAgain, .emptiedFile, .leftInPlace:
            .note
        case .compilerError, .internalError: .error
        }
    }

    /// Lower case, no full stop; the names are quoted, and advice follows a semicolon.
    var message: String {
        switch self {
        case .refused(let member, let owner, let cause, let line, let change, let request):
            refusedMessage(member, owner, cause, line, change, request)
        case .held(let member, let cause, let line, let change):
            refusedMessage(member, .view, cause, line, change, nil)
        case .adopted(let name, let cause, let line):
            "the view controller still adopts `\(name)` and passes its calls on: \(cause.wording.reason(line: line)); "
                + cause.wording.advice
        case .fixedKind(let member, let request, let kind):
            "\(member.isEmpty ? "this" : "`\(member)`") stays in the View, \(request.words): \(kind.words)"
        case .madeInView(let member, nil, let owner):
            "the View still holds `\(member)` and hands it to the \(owner.title), since an initialiser needs it before there is a "
                + "module; drop it from the View once only the module makes the screen"
        case .madeInView(let member, let value?, let owner):
            "the View still makes `\(member)` and hands it to the \(owner.title), since `\(value)` is evaluated when the view "
                + "controller is made; make it lazy to let it leave"
        case .noRole(let members, let title):
            noRoleMessage(members, under: title)
        case .uiKitInPresenter(let member, let type):
            uiKitMessage(member, type, in: .presenter)
        case .uiKitInInteractor(let member, let type):
            uiKitMessage(member, type, in: .interactor)
        case .misplaced(let work):
            work.message
        case .modelInView(let model, let taker?):
            "the View sees `\(model)`, since it hands it to `\(taker)`; let `\(taker)` take the texts and flags that it needs"
        case .modelInView(let model, nil):
            "the View sees `\(model)`, since it reads a list of them here; let a method under `MARK: - Provide view data source` give "
                + "what is shown of them"
        case .leftWhole(let member):
            "the body of `\(member)` is left whole: taking it apart would have changed it; "
                + "please report this with the file"
        case .moduleName(let name, let controller, let namesake):
            namesake.sentence(name, controller) + "; choose another name with `--module-name`"
        case .moduleShape(let obstacle):
            "what is new here can't go into its module: \(obstacle.words)"
        case .noTests(let cause):
            cause.message
        case .fragmentName(let name, let other?):
            "the plan's `\(name)` is called `\(other)`, since the name is taken or doesn't fit there; choose another"
        case .fragmentName(let name, nil):
            "what the plan calls `\(name)` doesn't leave its member any more; make the plan anew"
        case .fragmentLeaves(let name):
            "`\(name)` leaves its member all the same, since that couldn't move with it; ask the plan for the member to stay"
        case .unknownDirective(let word, let nearest?):
            "`\(word)` is no directive; write `\(nearest)`, if that is meant"
        case .unknownDirective(let word, nil):
            "`\(word)` is no directive; there is \(quoted(Directive.words))"
        case .nearSection(let title, let section):
            "`\(title)` is no section of ZIKViper's; write `\(section.title)`, if that is meant"
        case .strayDirective:
            "this directive is about no member; put it right above one"
        case .baseFiles(let types, let command, nil):
            "the app doesn't declare \(quoted(types)); write the style's base files with `\(command)`"
        case .baseFiles(let types, let command, let home?):
            "\(quoted(types)) \(types.count == 1 ? "is" : "are") the module `\(home.module)`'s, which isn't this file's; "
                + (home.isPublic ? "" : "make the base files there public with `\(command) --access public`, and ")
                + "import `\(home.module)` here, or write them in this target with `\(command)`"
        case .templateTypes(let types):
            "the template's types build on \(quoted(types)), which no given file declares; see that the app has "
                + (types.count == 1 ? "it" : "them")
        case .noScreenSource(let controller, let outlet):
            "`\(outlet)` is an outlet, but no storyboard or nib in the context has `\(controller)`; "
                + "the module makes it by `\(controller)()`, which finds a nib of that name only"
        case .screenSources(let controller, let taken, let others):
            "the module makes `\(controller)` from `\(taken)`; change that in its files if new screens are to come from "
                + quoted(others)
        case .noPlainInit(let controller, let storyboard?):
            "the module can't make its screen, since only a segue takes `\(controller)` from `\(storyboard)`; "
                + "give it a storyboard identifier there"
        case .noPlainInit(let controller, nil):
            "the module can't make its screen, since `\(controller)()` isn't known to compile; "
                + "make the view controller as before, and it assembles its module"
        case .context(let folder, let files, let sign?):
            "the app is read from `\(folder)`, where `\(sign)` is: \(files) file\(files == 1 ? "" : "s"); name another folder with "
                + "`--context`, or none with `--no-context`"
        case .context(let folder, let files, nil):
            "the app is read from `\(folder)`: \(files) file\(files == 1 ? "" : "s")"
        case .noContext:
            "no project and no repository is around it, so the rest of the app isn't known; name its folder with `--context`"
        case .extensionFiles(let paths, let name):
            extensionFilesMessage(paths, name)
        case .declaringAgain(let path, let name, let member, let other):
            "`\(path)` extends `\(name)` and isn't split along, since "
                + (path == other ? "it declares `\(member)` twice" : "`\(other)` declares its `\(member)`, too")
                + "; remove the file that no target builds, or `exclude` this one in the configuration"
        case .emptiedFile(let path):
            "nothing that `\(path)` declares is left there; remove the file"
        case .unreadContext(let reason):
            "left out of the context: \(reason)"
        case .leftInPlace(let member, let cause):
            "`\(member)` stays where it is: \(cause.words)"
        case .compilerError(let message):
            message
        case .internalError(let failure):
            "\(failure); nothing was written, please report this with the file"
        }
    }
}

private func refusedMessage(
    _ member: String, _ owner: Role, _ cause: Refusal.Cause, _ line: Int?, _ change: Note.Change,
    _ request: Note.Request?
) -> String {
    let wish = request.map { $0.isWish ? ", \($0.words)" : "" } ?? ""
    return "`\(member)` \(owner == .view ? "stays in the View" : "goes to the \(owner.title)")\(wish): "
        + "\(cause.wording.reason(line: line)); \(change.words(cause.wording.advice))"
}

extension Note.Change {
    func words(_ advice: String) -> String {
        switch self {
        case .unproven: advice
        case .frees(let advice, let members, let lines):
            "\(advice): frees \(members == 1 ? "" : "\(members) members, ")\(lines) line\(lines == 1 ? "" : "s")"
        case .freesNothing: "no small change frees it"
        }
    }
}

private func noRoleMessage(_ members: [String], under title: String?) -> String {
    let more = members.count > 6 ? " and \(members.count - 6) more" : ""
    let mark = title.map { $0.isEmpty ? "a bare mark" : "\"\($0)\"" } ?? "no mark"
    let (verb, pronoun) = members.count == 1 ? ("stays", "it is") : ("stay", "they are")
    return "\(quoted(Array(members.prefix(6))))\(more) under \(mark) \(verb) in the View, since nothing says whose "
        + "\(pronoun); use ZIKViper's sections or `// viper-split: presenter`"
}

private func extensionFilesMessage(_ paths: [String], _ name: String) -> String {
    let others = paths.count > 3 ? " and \(paths.count - 3) other\(paths.count == 4 ? "" : "s")" : ""
    let (extend, they) = paths.count == 1 ? ("extends", "it is") : ("extend", "they are")
    return
        "\(quoted(Array(paths.prefix(3))))\(others) \(extend) `\(name)`, so \(they) split along; to leave one alone, "
        + "`exclude` it in the configuration"
}

private func uiKitMessage(_ member: String, _ type: String, in role: Role) -> String {
    "`\(member)` takes `\(type)` of UIKit into the \(role.title); keep what needs it in a method of the View"
}

private func quoted(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

extension Note.FixedKind {
    fileprivate var words: String {
        switch self {
        case .outlet: "an outlet is the View's"
        case .subscript: "a subscript isn't moved; put a method in its place"
        case .conditional: "an `#if` around members isn't moved; put it inside of them"
        case .sharedStatic: "a static member moves only if one component alone uses it"
        case .declaration: "only functions and properties are moved"
        case .openStatic: "other code may name the type of a static member; make it private"
        }
    }
}

extension ModuleName.Namesake {
    fileprivate func sentence(_ name: String, _ controller: String) -> String {
        let saying = "`\(controller)` says nothing of the module, so it is called `\(name)`"
        return switch self {
        case .interfaceFile(let file): "\(saying), after the storyboard or nib `\(file)`"
        case .folder(let folder): "\(saying), after its folder `\(folder)`"
        case .nothing: "\(saying), since no storyboard or folder says more"
        case .lengthened(let type): "there is a `\(type)` already, so the module is called `\(name)`"
        }
    }
}
