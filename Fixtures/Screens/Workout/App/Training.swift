import UIKit

struct Step: Equatable {
    let title: String
    let seconds: Int
}

enum Goal: Equatable {
    case open
    case distance(Int)
    case time(Int)
}

struct Plan: Equatable {
    let name: String
    var goal = Goal.open
    var steps: [Step] = []

    static let easy = Plan(name: "Easy run")
    static let intervals = Plan(
        name: "Intervals", goal: .distance(900),
        steps: [Step(title: "Warm up", seconds: 2), Step(title: "Fast", seconds: 3), Step(title: "Slow", seconds: 60)])
}

struct Workout: Equatable {
    let plan: String
    var seconds: Int
    var meters: Int
    var laps: [Int]
    var note = ""
}

enum HistoryError: Error {
    case full(Int)
    case offline
}

extension Notification.Name {
    static let planDidChange = Notification.Name("planDidChange")
    static let batteryIsLow = Notification.Name("batteryIsLow")
}

/// Measures the way.
@MainActor
final class WorkoutRecorder {
    var metersPerSecond = 100
    private(set) var meters = 0
    private(set) var isRecording = false

    func start(_ plan: Plan) {
        Trace.record("recorder.start(\(plan.name))")
        meters = 0
        isRecording = true
    }

    func pause() {
        Trace.record("recorder.pause")
        isRecording = false
    }

    func resume() {
        Trace.record("recorder.resume")
        isRecording = true
    }

    func advance() -> Int {
        if isRecording { meters += metersPerSecond }
        return meters
    }

    func mark(lap: Int) { Trace.record("recorder.mark(lap \(lap))") }

    @discardableResult
    func stop() -> Int {
        Trace.record("recorder.stop")
        isRecording = false
        return meters
    }
}

@MainActor
protocol HeartSensorDelegate: AnyObject {
    func heartSensor(_ sensor: HeartSensor, didMeasure rate: Int)
    func heartSensorDidDisconnect(_ sensor: HeartSensor)
}

/// Connects when the driver says so.
@MainActor
final class HeartSensor {
    weak var delegate: HeartSensorDelegate?
    private(set) var isConnected = false
    private var waiting: ((Bool) -> Void)?

    func connect(completion: @escaping (Bool) -> Void) {
        Trace.record("sensor.connect")
        waiting = completion
    }

    func disconnect() {
        Trace.record("sensor.disconnect")
        isConnected = false
    }

    func answer(_ found: Bool) {
        isConnected = found
        let call = waiting
        waiting = nil
        call?(found)
    }

    func measure(_ rate: Int) { delegate?.heartSensor(self, didMeasure: rate) }

    func drop() {
        isConnected = false
        delegate?.heartSensorDidDisconnect(self)
    }
}

/// Saves when the driver says so.
@MainActor
final class WorkoutHistory {
    var failure: HistoryError?
    private(set) var workouts: [Workout] = []
    private var waiting: [() -> Void] = []

    func best(of plan: String) -> Int? {
        Trace.record("history.best(\(plan))")
        return workouts.filter { $0.plan == plan }.map(\.meters).max()
    }

    func save(_ workout: Workout, completion: @escaping (Result<Int, HistoryError>) -> Void) {
        Trace.record("history.save(\(workout.plan), \(workout.meters) m, \(workout.laps), '\(workout.note)')")
        waiting.append { [self] in
            if let failure { return completion(.failure(failure)) }
            workouts.append(workout)
            completion(.success(workouts.count))
        }
    }

    func answer() {
        let calls = waiting
        waiting = []
        for call in calls { call() }
    }

    func removeOldest() {
        Trace.record("history.removeOldest")
        failure = nil
    }

    func upload(_ workout: Workout) async throws -> URL {
        Trace.record("history.upload(\(workout.plan))")
        await Task.yield()
        if let failure { throw failure }
        return URL(string: "https://runs.example/\(workout.meters)")!
    }
}

@MainActor
final class VoiceCoach {
    static let shared = VoiceCoach()

    func say(_ text: String, isUrgent: Bool = false) {
        Trace.record("coach: \(text)\(isUrgent ? "!" : "")")
    }
}

@MainActor
enum Usage {
    static func count(_ event: String, _ values: [String: Int] = [:]) {
        let list = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        Trace.record("usage: \(([event] + list).joined(separator: " "))")
    }
}
