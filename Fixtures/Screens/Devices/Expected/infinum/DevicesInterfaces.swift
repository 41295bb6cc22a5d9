import UIKit

private let pollingInterval = 30.0

@preconcurrency @MainActor
protocol DevicesWireframeInterface: WireframeInterface {
    func fail(_ message: String, title: String, retry: (() -> Void)?)
    func showWelcomeAlert(onOK: @escaping () -> Void)
    func showItDoesntAnswerAlert(title: String, onRemove: @escaping () -> Void, device: Device)
    func showUnlockAlert(message: String, onUnlock: @escaping (String?) -> Void)
    func showAreYouBackAlert(onYes: @escaping () -> Void)
    func showSwitchOffAlert(
        for name: String,
        onSwitchOff: @escaping () -> Void,
        onCancel: @escaping () -> Void
    )
    func showCameraAlert(onChoice: @escaping (Bool) -> Void)
    func showCamera(for device: Device?, records: Bool, title: String?)
    func showMoreSheet(
        for scenes: [HomeScene],
        onChoice: @escaping (HomeScene) -> Void,
        onSaveAsScene: @escaping () -> Void,
        onEnergy: @escaping () -> Void,
        at sender: Any
    )
    func showNameAlert(for text: String?, onSave: @escaping (String?) -> Void)
    func pushEnergy(for values: [(room: String, watts: Int)])
    func showLeavingAlert(for count: Int, onSwitchOff: @escaping () -> Void, onStay: @escaping () -> Void)
    func showRenameAlert(for text: String?, onRename: @escaping (String?) -> Void)
    func returnToThisScreen()
}

extension DevicesWireframeInterface {

    func fail(_ message: String, retry: (() -> Void)?) {
        fail(message, title: "Sorry", retry: retry)
    }

    func fail(_ message: String) {
        fail(message, title: "Sorry", retry: nil)
    }

    func fail(_ message: String, title: String) {
        fail(message, title: title, retry: nil)
    }
}

@preconcurrency @MainActor
protocol DevicesViewInterface: ViewInterface {
    var roomsToken: NSObjectProtocol? { get set }
    var isEditing: Bool { get }

    func startPolling(every interval: TimeInterval)
    func setEmptyLabelHidden(_ isHidden: Bool)
    func setFilterControlSelectedSegmentIndex(_ selectedSegmentIndex: Int)
    func setUpViews(newTitle: String?)
    func insertFilterControlSegment(withTitle title: String?, at segment: Int)
    func setAwaySwitchOn(_ isOn: Bool)
    func setStatusLabelText(_ text: String?)
    func setEmptyLabelText(_ text: String?)
    func updateHubDelegate()
    func setUpPress()
    func endRefresherRefreshing()
    func reloadTableView()
    func setNavigationItemPrompt(_ prompt: String?)
    func scrollTableViewToRowInView(at indexPath: IndexPath)
    func scrollTableViewToRow(at indexPath: IndexPath)
    func setStatusLabelTextColorToRed()
    func setStatusLabelTextColorToLabel()
}

extension DevicesViewInterface {

    func startPolling() {
        startPolling(every: pollingInterval)
    }
}

@preconcurrency @MainActor
protocol DevicesPresenterInterface: PresenterInterface, HubDelegate {
    var devices: [Device] { get }
    var sections: [DevicesViewController.Section] { get set }
    var filter: DevicesViewController.Filter { get set }
    var home: String { get set }
    var onDeviceAdded: ((Device) -> Void)? { get set }
    var changes: Int { get }
    var pollTimer: Timer? { get set }
    var isPolling: Bool { get }
    var hub: Hub { get }
    var isAway: Bool { get }
    var scenesScenes: [HomeScene] { get }

    func viewDidLoad()
    func load(quietly: Bool, then completion: (() -> Void)?)
    func apply(_ kind: Kind, to device: Device, at indexPath: IndexPath?)
    func askForScene(suggestion: String)
    func showEnergy()
    func filterChanged(selectedSegmentIndex: Int)
    func headerTapped(tag: Int)
    func updateSearchResults(searchControllerSearchBarText: String?)
    func heightForRow(at indexPath: IndexPath) -> CGFloat
    func cameraViewControllerDidClose()
    func viewWillDisappear()
    func setEditing(_ editing: Bool)
    func updatePolling()
    func remove(_ device: Device)
    func setWithForKey(_ indexPath: IndexPath, device: Device, choice: Int)
    func updateDevicesIfNeeded(_ device: Device)
    func didSelectCamera(_ device: Device)
    func appendDevices(_ device: Device)
    func setKind(_ scene: HomeScene)
    func rename(_ path: IndexPath, device: Device, name: String)
    func remove(_ indexPath: IndexPath, device: Device, deleteSections: () -> Void, deleteRows: () -> Void)
    func fail(_ message: String, title: String, retry: (() -> Void)?)
    func showItDoesntAnswerAlert(title: String, onRemove: @escaping () -> Void, device: Device)
    func showUnlockAlert(message: String, onUnlock: @escaping (String?) -> Void)
    func showAreYouBackAlert(onYes: @escaping () -> Void)
    func showSwitchOffAlert(
        for name: String,
        onSwitchOff: @escaping () -> Void,
        onCancel: @escaping () -> Void
    )
    func showMoreSheet(
        for scenes: [HomeScene],
        onChoice: @escaping (HomeScene) -> Void,
        onSaveAsScene: @escaping () -> Void,
        onEnergy: @escaping () -> Void,
        at sender: Any
    )
    func showLeavingAlert(for count: Int, onSwitchOff: @escaping () -> Void, onStay: @escaping () -> Void)
    func showRenameAlert(for text: String?, onRename: @escaping (String?) -> Void)
    func integer(forKey defaultName: String) -> Int
    func unlock(_ id: String, code: String, completion: @escaping (Result<Device, HubError>) -> Void)
    func set(_ value: Bool, forKey defaultName: String)
    func setAway(_ isAway: Bool)
}

extension DevicesPresenterInterface {

    func load(quietly: Bool) {
        load(quietly: quietly, then: nil)
    }

    func apply(_ kind: Kind, to device: Device) {
        apply(kind, to: device, at: nil)
    }

    func askForScene() {
        askForScene(suggestion: "My scene")
    }

    func fail(_ message: String) {
        fail(message, title: "Sorry", retry: nil)
    }

    func fail(_ message: String, title: String) {
        fail(message, title: title, retry: nil)
    }
}

@preconcurrency @MainActor
protocol DevicesInteractorInterface: InteractorInterface {
    var hub: Hub { get }
    var storedFilter: Int { get }
    var isAway: Bool { get }
    var isIntroduced: Bool { get }
    var isAllowed: Bool { get }
    var isRecords: Bool { get }
    var scenesScenes: [HomeScene] { get }

    func setFilter(_ filter: Int)
    func setIntroduced(_ isIntroduced: Bool)
    func refreshHub(_ completion: @escaping (Result<[Device], HubError>) -> Void)
    func set(_ kind: Kind, of id: String, completion: ((HubError?) -> Void)?)
    func integer(forKey defaultName: String) -> Int
    func unlock(_ id: String, code: String, completion: @escaping (Result<Device, HubError>) -> Void)
    func set(_ value: Bool, forKey defaultName: String)
    func setAway(_ isAway: Bool)
    func fetchRemove(_ id: String) -> Bool
    func setWithForKey(_ value: Int, forKey defaultName: String)
    func setRecords(_ isRecords: Bool)
    func setAllowed(_ isAllowed: Bool)
    func set(_ kind: Kind, of id: String)
    func save(_ scene: HomeScene) throws
    func energy(in room: String) async throws -> Int
    func rename(_ id: String, to name: String)
    func remove(_ id: String)
}
