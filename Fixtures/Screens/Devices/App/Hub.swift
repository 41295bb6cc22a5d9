import UIKit

enum Kind: Equatable {
    case light(level: Int)
    case lock(isLocked: Bool)
    case thermostat(degrees: Int)
    case camera
    case plug(isOn: Bool, isEssential: Bool)
}

struct Device: Equatable {
    let id: String
    var name: String
    var room: String
    var kind: Kind
    var isReachable = true
    var battery: Int?
}

struct HomeScene: Equatable {
    let name: String
    let levels: [String: Int]
}

enum HubError: Error {
    case unreachable
    case wrongCode(left: Int)
    case busy
}

@MainActor
protocol HubDelegate: AnyObject {
    func hub(_ hub: Hub, didUpdate device: Device)
    func hub(_ hub: Hub, didLose device: Device, after seconds: Int)
    func hubDidChangeDevices(_ hub: Hub)
}

/// Answers when the driver says so.
@MainActor
final class Hub {
    static let shared = Hub()

    weak var delegate: HubDelegate?
    var failure: HubError?
    var devices = [
        Device(id: "l1", name: "Ceiling", room: "Kitchen", kind: .light(level: 0)),
        Device(id: "t1", name: "Heating", room: "Kitchen", kind: .thermostat(degrees: 19), battery: 8),
        Device(id: "p1", name: "Freezer", room: "Kitchen", kind: .plug(isOn: true, isEssential: true)),
        Device(id: "k1", name: "Door", room: "Hall", kind: .lock(isLocked: true), battery: 50),
        Device(id: "c1", name: "Entry", room: "Hall", kind: .camera),
        Device(id: "p2", name: "Fan", room: "Hall", kind: .plug(isOn: false, isEssential: false)),
        Device(id: "l2", name: "Porch", room: "Outside", kind: .light(level: 30), isReachable: false),
    ]
    private var waiting: [() -> Void] = []

    func refresh(_ completion: @escaping (Result<[Device], HubError>) -> Void) {
        Trace.record("hub.refresh")
        waiting.append { [self] in completion(failure.map { .failure($0) } ?? .success(devices)) }
    }

    func set(_ kind: Kind, of id: String, completion: ((HubError?) -> Void)? = nil) {
        Trace.record("hub.set(\(id), \(kind))")
        waiting.append { [self] in
            if failure == nil, let place = devices.firstIndex(where: { $0.id == id }) { devices[place].kind = kind }
            completion?(failure)
        }
    }

    func unlock(_ id: String, code: String, completion: @escaping (Result<Device, HubError>) -> Void) {
        Trace.record("hub.unlock(\(id), \(code))")
        waiting.append { [self] in
            if let failure { return completion(.failure(failure)) }
            guard code == "1234", let place = devices.firstIndex(where: { $0.id == id }) else {
                return completion(.failure(.wrongCode(left: code == "0000" ? 0 : 2)))
            }
            devices[place].kind = .lock(isLocked: false)
            completion(.success(devices[place]))
        }
    }

    func rename(_ id: String, to name: String) {
        Trace.record("hub.rename(\(id), \(name))")
        if let place = devices.firstIndex(where: { $0.id == id }) { devices[place].name = name }
    }

    @discardableResult
    func remove(_ id: String) -> Bool {
        Trace.record("hub.remove(\(id))")
        devices.removeAll { $0.id == id }
        return true
    }

    func energy(in room: String) async throws -> Int {
        Trace.record("hub.energy(\(room))")
        await Task.yield()
        if let failure { throw failure }
        return room.count * 10
    }

    func answer() {
        let calls = waiting
        waiting = []
        for call in calls { call() }
    }
}

@MainActor
final class SceneStore {
    private(set) var scenes = [HomeScene(name: "Evening", levels: ["l1": 40]), HomeScene(name: "Away", levels: [:])]

    func save(_ scene: HomeScene) throws {
        Trace.record("scenes.save(\(scene.name), \(scene.levels.sorted { $0.key < $1.key }.map { "\($0):\($1)" }))")
        if scene.name.isEmpty { throw HubError.busy }
        scenes.append(scene)
    }
}

@MainActor
enum Log {
    static func add(_ text: String, level: Int = 1) { Trace.record("log \(level): \(text)") }
}

extension Notification.Name {
    static let roomsDidChange = Notification.Name("roomsDidChange")
}
