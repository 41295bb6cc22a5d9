import Foundation

@preconcurrency @MainActor
final class DevicesInteractor {

    // MARK: - Properties -

    let hub: Hub
    let scenes: SceneStore
    let defaults: UserDefaults

    // MARK: - Lifecycle -

    init(hub: Hub? = nil, scenes: SceneStore? = nil, defaults: UserDefaults = .standard) {
        self.hub = hub ?? Hub.shared
        self.scenes = scenes ?? SceneStore()
        self.defaults = defaults
    }
}

// MARK: - Extensions -

extension DevicesInteractor: DevicesInteractorInterface {

    // MARK: - Business use case

    var storedFilter: Int { defaults.integer(forKey: "devices.filter") }

    var isAway: Bool { defaults.bool(forKey: "devices.away") }

    var isIntroduced: Bool { defaults.bool(forKey: "devices.introduced") }

    var isAllowed: Bool { defaults.bool(forKey: "camera.allowed") }

    var isRecords: Bool { defaults.bool(forKey: "camera.records") }

    var scenesScenes: [HomeScene] { scenes.scenes }

    func setFilter(_ filter: Int) {
        defaults.set(filter, forKey: "devices.filter")
    }

    func setIntroduced(_ isIntroduced: Bool) {
        defaults.set(isIntroduced, forKey: "devices.introduced")
    }

    func refreshHub(_ completion: @escaping (Result<[Device], HubError>) -> Void) {
        hub.refresh(completion)
    }

    func set(_ kind: Kind, of id: String, completion: ((HubError?) -> Void)?) {
        hub.set(kind, of: id, completion: completion)
    }

    func integer(forKey defaultName: String) -> Int {
        defaults.integer(forKey: defaultName)
    }

    func unlock(_ id: String, code: String, completion: @escaping (Result<Device, HubError>) -> Void) {
        hub.unlock(id, code: code, completion: completion)
    }

    func set(_ value: Bool, forKey defaultName: String) {
        defaults.set(value, forKey: defaultName)
    }

    func setAway(_ isAway: Bool) {
        defaults.set(isAway, forKey: "devices.away")
    }

    func fetchRemove(_ id: String) -> Bool {
        hub.remove(id)
    }

    func setWithForKey(_ value: Int, forKey defaultName: String) {
        defaults.set(value, forKey: defaultName)
    }

    func setRecords(_ isRecords: Bool) {
        defaults.set(isRecords, forKey: "camera.records")
    }

    func setAllowed(_ isAllowed: Bool) {
        defaults.set(isAllowed, forKey: "camera.allowed")
    }

    func set(_ kind: Kind, of id: String) {
        hub.set(kind, of: id)
    }

    func save(_ scene: HomeScene) throws {
        try scenes.save(scene)
    }

    func energy(in room: String) async throws -> Int {
        try await hub.energy(in: room)
    }

    func rename(_ id: String, to name: String) {
        hub.rename(id, to: name)
    }

    func remove(_ id: String) {
        hub.remove(id)
    }
}
