import UIKit

struct Speaker: Equatable, Sendable {
    var name: String
}

@MainActor
final class Program {
    static let shared = Program()

    private let speakers = [Speaker(name: "Ada"), Speaker(name: "Grace")]

    func first(completion: (Speaker?) -> Void) {
        Trace.record("program.first")
        completion(speakers.first)
    }

    func next(after speaker: Speaker?) -> Speaker? {
        Trace.record("program.next(\(speaker?.name ?? "nil"))")
        guard let index = speakers.firstIndex(where: { $0 == speaker }), index + 1 < speakers.count else { return nil }
        return speakers[index + 1]
    }
}
