/// Why a split can't start. Anything that the user's code makes impossible later is a finding instead.
public enum SplitError: Error, Hashable, Sendable {
    case doesNotParse(path: String, line: Int, column: Int, message: String)
    case noViewController(paths: [String], instead: FoundInstead? = nil)
    /// Objective-C, by the file's name.
    case notSwift(path: String)
    case severalViewControllers(names: [String])
    case severalViews(names: [String])
    /// The class is a view, and a module of the style has a view controller.
    case noModulesOfViews(name: String, template: String, known: [String])
    /// Several of the files declare the class, as those of several targets do.
    case severalDeclarations(name: String, paths: [String])
    /// The view controller declares two members that no compiler takes beside each other.
    case declaredTwice(name: String, places: [String])
    /// Code sets a member that can't be set, so no compiler takes it.
    case cannotBeSet(name: String, path: String, line: Int)
    /// A file has more than anybody reads, a view controller least of all; the limit in bytes.
    case tooLarge(path: String, limit: Int)
    /// - Parameters:
    ///   - size: in bytes, of all the files.
    ///   - usual: how many are split without being asked to.
    case takesLong(paths: [String], size: Int, usual: Int)
    case unknownController(name: String, found: [String])
    case unknownTemplate(name: String, known: [String])
    case invalidModuleName(String)
    /// The plan speaks of a member that the view controller doesn't have.
    case unknownMember(String)
    case unknownRole(String, member: String, known: [String])
    case planVersion(Int, known: Int)
    /// The plan speaks of a fragment that doesn't leave the member there.
    case unknownFragment(String, member: String)
    case fragmentRole(String, fragment: String, known: [String])
    case invalidFragmentName(String, fragment: String)
    /// Equal code that leaves several members has one name.
    case severalFragmentNames([String], fragment: String)
    /// A manifest or a configuration can't be understood, or a style isn't whole.
    case badFile(path: String, reason: String)
    /// The style has no modules of that sort: the option that asks for them.
    case noVariant(String, template: String)
    /// The style has no blank modules of that sort.
    case unknownKind(String, template: String, known: [String])
    /// The class is private to its file, and can't be made internal unseen: other files may have one of its name.
    case privateController(String, isAppGiven: Bool)
    /// The app declares a type already that the module would declare.
    case nameTaken(String, moduleName: String)
    /// The app declares a type already that the module's tests would declare.
    case testTaken(String)
    /// There is no module whose components could be decoupled.
    case noModule(String, isAppGiven: Bool)
}

extension SplitError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .doesNotParse(let path, let line, let column, let message):
            "`\(path)` does not parse: \(message) (line \(line), column \(column))"
        case .noViewController(let paths, nil):
            "no view controller in \(quoted(paths)); give the file that declares the class"
        case .noViewController(let paths, let instead?): "no view controller in \(quoted(paths)): \(instead.reason)"
        case .notSwift(let path): "`\(path)` is Objective-C, which can't be split; give a view controller in Swift"
        case .severalViewControllers(let names):
            "several view controllers: \(quoted(names)); choose one with `--controller`"
        case .severalViews(let names):
            "no view controller, but several views: \(quoted(names)); choose one with `--controller`"
        case .noModulesOfViews(let name, let template, let known):
            "`\(name)` is a view, and a module of the style `\(template)` has a view controller; "
                + "choose a style that has modules of views with `--template`: \(quoted(known))"
        case .severalDeclarations(let name, let paths):
            "`\(name)` is declared in each of \(quoted(paths)); give the files of one alone"
        case .declaredTwice(let name, let places):
            "`\(name)` is declared twice, in \(places.joined(separator: " and ")); delete one of them, or rename it"
        case .cannotBeSet(let name, let path, let line):
            "`\(name)` is set in line \(line) of `\(path)`, and can't be; the code has to compile before it can be split"
        case .tooLarge(let path, let limit):
            "`\(path)` is larger than \(limit >> 20) MB, and no view controller is; take apart what was generated first"
        case .takesLong(let paths, let size, let usual):
            "\(quoted(paths)): \(size >> 10) kB, and what is larger than \(usual >> 10) kB takes long to split; take apart what was generated first, or say `--any-size`"
        case .unknownController(let name, let found):
            if found.isEmpty {
                "no view controller is named `\(name)`, and there is no other"
            } else {
                "no view controller is named `\(name)`; there is \(quoted(found))"
            }
        case .unknownTemplate(let name, let known):
            "no template is named `\(name)`; there is \(quoted(known))"
        case .badFile(let path, let reason): "`\(path)`: \(reason)"
        case .noVariant(let option, let template):
            "the style `\(template)` has no modules with `\(option)`; leave that out, or choose another style"
        case .unknownKind(let kind, let template, let known):
            "the style `\(template)` has no modules of the kind `\(kind)`; there is \(quoted(known))"
        case .nameTaken(let type, let moduleName):
            "there is a `\(type)` already, so the module can't be called `\(moduleName)`; choose another name with "
                + "`--module-name`"
        case .testTaken(let type):
            "there is a `\(type)` already, which the module's tests would declare, too; write no tests, or choose another name "
                + "for the module with `--module-name`"
        case .noModule(let name, let isAppGiven):
            "`\(name)` holds no module whose components use each other without interfaces; make it with `--step move`"
                + (isAppGiven ? "" : ", or give `--context`")
        case .privateController(let name, let isAppGiven):
            "`\(name)` is private to its file, and the module's other files have to name it; make it internal"
                + (isAppGiven ? "" : ", or give `--context`")
        case .unknownMember(let name):
            "the plan speaks of `\(name)`, which the view controller doesn't have; make the plan anew"
        case .unknownRole(let role, let member, let known):
            "the plan gives `\(member)` to `\(role)`; there is \(quoted(known))"
        case .planVersion(let version, let known):
            "the plan has version \(version), and this tool reads \(known); make the plan anew"
        case .unknownFragment(let name, let member):
            "the plan speaks of `\(name)`, which doesn't leave `\(member)` there; make the plan anew"
        case .fragmentRole(let role, let fragment, let known):
            "the plan gives the fragment `\(fragment)` to `\(role)`; there is \(quoted(known))"
        case .invalidFragmentName(let name, let fragment):
            "the plan calls the fragment `\(fragment)` `\(name)`, which is no name that it can have"
        case .severalFragmentNames(let names, let fragment):
            "the plan calls the fragment `\(fragment)`, which stands in several places, \(quoted(names)); choose one name"
        case .invalidModuleName(let name):
            "`\(name)` can't be a module name; type names are made of it, such as `\(name)Presenter`"
        }
    }

    private func quoted(_ names: [String]) -> String {
        names.map { "`\($0)`" }.joined(separator: ", ")
    }
}
