import SwiftSyntax

/// The names that are made of those of requirements: functions that share theirs with others have their labels in them, too.
final class MadeNames {
    private let shared: Set<String>
    private var taken: Set<String>

    /// - Parameters:
    ///   - areTaken: the requirements' own names are those of members beside the made ones.
    ///   - others: the names of what else is there.
    init(of requirements: [Requirement], areTaken: Bool, besides others: Set<String> = []) {
        let names = requirements.compactMap { requirement -> String? in
            switch requirement {
            case .function(let function): function.name.identifierText
            case .property(let property): property.name
            case .other: nil
            }
        }
        taken = others.union(areTaken ? names : [])
        shared = Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
    }

    func base(of property: RequiredProperty) -> String { property.name }

    /// `show`, or `showNoteAnimated` where there are several.
    func base(of function: FunctionDeclSyntax) -> String {
        let name = function.name.identifierText
        guard shared.contains(name) else { return name }
        return name + function.parameterLabels.compactMap { $0?.capitalizedFirst }.joined()
    }

    /// The name, with a number if another member has it.
    func free(_ name: String) -> String {
        let names = [name] + (2...99).map { "\(name)\($0)" }
        let free = names.first { !taken.contains($0) } ?? name
        taken.insert(free)
        return free
    }
}
