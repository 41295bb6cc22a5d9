import UIKit

struct Speaker: Equatable {
    let name: String
}

@MainActor
protocol TalkHosting: AnyObject {
    var presenter: Speaker? { get set }
}

@MainActor
final class Programme {
    private var speakers: [Speaker]

    init(_ names: [String]) {
        speakers = names.map(Speaker.init)
    }

    func next() -> Speaker? {
        Trace.record("programme: \(speakers.count) left")
        return speakers.isEmpty ? nil : speakers.removeFirst()
    }
}

@MainActor
final class Audience {
    var names: [String]? = []

    func programme() -> Programme? {
        Trace.record("audience asks for the programme")
        return names.map(Programme.init)
    }

    func count(_ name: String, _ presenter: Speaker?) {
        Trace.record("audience counts \(name), \(presenter?.name ?? "nobody")")
    }
}

@MainActor
func announce(_ name: String, on host: TalkHosting) {
    host.presenter = Speaker(name: name)
    Trace.record("announced \(host.presenter?.name ?? "nobody")")
}
