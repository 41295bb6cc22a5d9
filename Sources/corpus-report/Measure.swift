import Foundation
import Oracle
import ViperSplit

/// Splits one controller in a process of its own and compares what the compiler says of the split with what it says of
/// the original.
///
/// - Parameter labels: the path of the file with the labels, if there is one.
func measure(
    _ controller: CorpusController, usesContext: Bool, style: String, labels: String?, timeLimit: TimeInterval
) async -> Row {
    var failed = Row(name: controller.name, lines: 0, outcome: .crashed)
    if let path = controller.paths.first(where: { (try? String(contentsOfFile: $0, encoding: .utf8)) == nil }) {
        failed.outcome = .refused
        failed.reason = "`\(path)` can't be read as UTF-8"
        return failed
    }
    do {
        let result: SplitResult = try await controller.answer(
            ["split-one"] + (labels.map { ["--labels", $0] } ?? []), usesContext: usesContext, style: style,
            timeLimit: timeLimit)
        guard result.row.outcome == .split else { return result.row }
        return try await compile(
            result, style, original: read(controller.paths), rest: usesContext ? controller.contextFolder : nil)
    } catch NoAnswer.timeout {
        failed.outcome = .timeout
        return failed
    } catch {
        failed.reason = "\(error)"
        return failed
    }
}

/// - Parameter rest: the folder of the rest of the app, if it came along.
private func compile(
    _ result: SplitResult, _ style: String, original given: [SourceFile], rest: String?
) async throws -> Row {
    var row = result.row
    let seesUIKit = given.contains { $0.text.contains("import UIKit") }
    let original = seesUIKit ? given : given.map(importingUIKit)
    let paths = Set(given.map(\.path))
    let split = result.files.map { SourceFile(path: $0.path, text: $0.text) }.map { file in
        seesUIKit || !paths.contains(file.path) ? file : importingUIKit(file)
    }
    let app = AppClasses(in: rest.map { swiftFiles(in: URL(filePath: $0)) } ?? [])
    var plain = [standInRootFile]
    // What an alias stands for may be of the app, too.
    for depth in 0..<3 {
        let messages = try await messages(of: original + plain)
        let more = stubs(for: messages, in: original, of: app, named: "Stubs\(depth).swift")
        plain += more
        if more.allSatisfy({ !$0.text.contains("typealias ") }) { break }
    }
    let known = plain + nestedStubs(for: try await messages(of: original + plain), in: original)
    let written = split + baseFiles(style: style, besides: split)
    // The split may name types that the original only has values of; the app or the SDK declares them.
    func missingToSplit(_ stubs: [SourceFile]) async throws -> [CompilerMessage] {
        try await messages(of: written + stubs).filter { message in
            quotedNames(in: message.text).map { $0.split(separator: ".").last.map(String.init) ?? $0 }.contains {
                result.namesOfApp.contains($0) || isDeclaredBySDK($0)
            }
        }
    }
    // What stands in angle brackets is looked for only behind what stands before them, and a nested type only in the one
    // around it.
    var types = known
    for isNested in [false, true] {
        for depth in 1...5 {
            let messages = try await missingToSplit(types)
            let more =
                isNested
                ? nestedStubs(for: messages, in: split, named: "NestedStubsOfApp\(depth).swift")
                : stubs(for: messages, in: split, of: app, named: "StubsOfApp\(depth).swift")
            types += more
            if more.allSatisfy({ namesOfStandIns(in: $0).isEmpty }) { break }
        }
    }
    let missing = types.flatMap { namesOfStandIns(in: $0) }
    let standIns = types + (rest.map { declaredMembers(of: missing, in: URL(filePath: $0)) } ?? [])
    let before = try await messages(of: original + standIns)
    let after = try await messages(of: written + standIns)
    row.newMessages = newMessages(after, besides: before).filter { message in
        !missing.contains { name in
            ["'", "<"].contains { message.contains("of type '\(name)\($0)") }
                || message.contains("type '\(name)' has no member")
        }
            && !isAboutMissingMember(message, of: result.namesOfApp)
            && !isAboutInheritedMember(message, of: result.namesOfApp, in: given)
    }
    row.isCompiled = true
    return row
}

/// A view controller sees UIKit, if not by an import of its own, then through that of a library that isn't here.
private func importingUIKit(_ file: SourceFile) -> SourceFile {
    SourceFile(path: file.path, text: "import UIKit; " + file.text)
}

/// A member that the app adds or declares: code that the original kept in closures may be looked into only now.
private func isAboutMissingMember(_ message: String, of names: Set<String>) -> Bool {
    let isAboutMember = message.contains("has no member '") || message.contains("reference to member '")
    return isAboutMember && quotedNames(in: message).contains(where: names.contains)
}

/// A member that the app adds to a class above the view controller's: bare, its name isn't found where no class has it; behind
/// `self` the original asked for it as a member.
private func isAboutInheritedMember(_ message: String, of names: Set<String>, in files: [SourceFile]) -> Bool {
    guard message.contains("cannot find '"), let name = quotedNames(in: message).first, names.contains(name) else {
        return false
    }
    return files.contains { file in
        let fileName = file.path.split(separator: "/").last.map(String.init) ?? file.path
        return message.hasPrefix(fileName + ":") && file.text.contains("self.\(name)")
    }
}

/// The types that stand-ins are for: what they lack, the original lacks as well.
private func namesOfStandIns(in stubs: SourceFile) -> [String] {
    stubs.text.matches(of: /open class (\w+)/).map { String($0.1) }
}

func messages(of files: [SourceFile]) async throws -> [CompilerMessage] {
    try await Toolchain.shared.build(lower(files, driver: nil), mode: .swift5).messages
}

/// The messages that the original doesn't show. Those that quote a name which the original can't resolve say nothing about
/// the split: such a name is missing on both sides. Neither do others of a line that has such a name, nor those by which the
/// compiler gives up on a call of one: a closure that the call takes is looked into only if it has a capture list, which the
/// split may have added.
func newMessages(_ after: [CompilerMessage], besides before: [CompilerMessage]) -> [String] {
    let known = Set(before.map(\.text))
    let unresolved = Set(before.filter { $0.text.hasPrefix("cannot find ") }.flatMap { quotedNames(in: $0.text) })
    func isAboutUnresolved(_ message: CompilerMessage) -> Bool {
        !unresolved.isDisjoint(with: quotedNames(in: message.text))
    }
    let places = Set(after.filter { $0.text.hasPrefix("cannot find ") && isAboutUnresolved($0) }.map(\.place))
    return after.filter { message in
        !known.contains(message.text) && !isAboutUnresolved(message) && !places.contains(message.place)
            && !followUps.contains(where: message.text.hasPrefix)
    }.map(\.description)
}

private let followUps = [
    "failed to produce diagnostic", "cannot infer type of closure parameter", "cannot convert value of type '_'",
    "trailing closure passed to parameter of type",
]

private func quotedNames(in text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
}
