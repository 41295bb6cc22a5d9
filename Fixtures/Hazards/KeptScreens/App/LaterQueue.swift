final class LaterQueue {
    static let shared = LaterQueue()
    private var waiting: [() -> Void] = []

    func add(_ work: @escaping () -> Void) { waiting.append(work) }

    func run() {
        let work = waiting
        waiting = []
        for item in work { item() }
    }
}
