import Foundation

private let lowBattery = 10

@preconcurrency @MainActor
final class DevicesPresenter {

    // MARK: - Private properties -

    private unowned let view: DevicesViewInterface
    private let interactor: DevicesInteractorInterface
    private let wireframe: DevicesWireframeInterface

    // MARK: - Properties -

    var devices = [Device]()
    var sections = [DevicesViewController.Section]() {
        didSet {
            view.setEmptyLabelHidden(!sections.isEmpty)
        }
    }
    var filter = DevicesViewController.Filter.all {
        didSet {
            guard filter != oldValue else { return }
            interactor.setFilter(filter.rawValue)
            view.setFilterControlSelectedSegmentIndex(filter.rawValue)
            rebuild()
        }
    }
    var home = "Home"
    var onDeviceAdded: ((Device) -> Void)?
    private(set) var changes = 0
    private var search = ""
    var pollTimer: Timer?
    var isPolling = false

    private var pending: [String: DispatchWorkItem] = [:]

    // MARK: - Lifecycle -

    init(
        view: DevicesViewInterface,
        interactor: DevicesInteractorInterface,
        wireframe: DevicesWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Helpers -

    func rebuild() {
        var result: [DevicesViewController.Section] = []
        let folded = Set(sections.filter { $0.isFolded }.map { $0.room })
        next: for device in devices {
            switch filter {
            case .all:
                break
            case .on:
                switch device.kind {
                case .light(let level) where level > 0: break
                case .plug(isOn: true, _): break
                default: continue next
                }
            case .problems:
                let battery = device.battery ?? 100
                if device.isReachable, battery >= lowBattery { continue next }
            }
            if !search.isEmpty, !device.name.lowercased().contains(search) { continue }
            if let index = result.firstIndex(where: { $0.room == device.room }) {
                result[index].devices.append(device)
            } else {
                result.append(DevicesViewController.Section(room: device.room, devices: [device], isFolded: folded.contains(device.room)))
            }
        }
        sections = result
        view.reloadTableView()
        let on = devices.filter { device in
            if case .light(let level) = device.kind { return level > 0 }
            return false
        }
        view.setNavigationItemPrompt(on.isEmpty ? nil : "\(on.count) lights on")
    }

    func retryLater(_ kind: Kind, _ device: Device, in seconds: Int = 5) {
        pending[device.id]?.cancel()
        let work = DispatchWorkItem { [weak self] in
            self?.pending[device.id] = nil
            self?.apply(kind, to: device)
        }
        pending[device.id] = work
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds), execute: work)
        view.setStatusLabelText("\(device.name) in \(seconds) s")
    }

    func open(_ device: Device) {
        wireframe.showCamera(for: device, records: interactor.isRecords, title: device.name)
    }
}

// MARK: - Extensions -

extension DevicesPresenter: DevicesPresenterInterface {

    func viewDidLoad() {
        DevicesViewController.openings += 1
        view.setUpViews(newTitle: home)
        for (index, filter) in [DevicesViewController.Filter.all, .on, .problems].enumerated() {
            view.insertFilterControlSegment(withTitle: filter.title, at: index)
        }
        filter = DevicesViewController.Filter(rawValue: interactor.storedFilter) ?? .all
        view.setFilterControlSelectedSegmentIndex(filter.rawValue)
        view.setAwaySwitchOn(interactor.isAway)
        view.updateHubDelegate()
        view.roomsToken = NotificationCenter.default.addObserver(
            forName: .roomsDidChange, object: nil, queue: .main
        ) { [weak self] notification in
            let room = notification.object as? String
            MainActor.assumeIsolated {
                guard let self = self else { return }
                self.view.setStatusLabelText("Rooms changed: \(room ?? "?")")
                self.load()
            }
        }
        view.setUpPress()
        view.setEmptyLabelText("Nothing here")
        if DevicesViewController.openings == 1, !interactor.isIntroduced {
            wireframe.showWelcomeAlert { [weak self] in
                self?.interactor.setIntroduced(true)
                self?.load()
            }
        } else {
            load()
        }
    }

    func load(quietly: Bool = false, then completion: (() -> Void)? = nil) {
        if !quietly {
            view.setStatusLabelText("Loading…")
        }
        interactor.refreshHub { [weak self, weak view] result in
            guard let self = self, let view = view else { return }
            defer { completion?() }
            self.isPolling = false
            view.endRefresherRefreshing()
            switch result {
            case .success(let found):
                let old = self.devices
                self.devices = found
                self.changes += zip(old, found).filter { $0 != $1 }.count
                self.rebuild()
                let weak = found.filter { ($0.battery ?? 100) < lowBattery }
                if let first = weak.first, !quietly {
                    view.setStatusLabelText("\(first.name): battery at \(percent(first.battery ?? 0))")
                } else if !quietly {
                    view.setStatusLabelText("\(found.count) devices")
                }
            case .failure(let error):
                Log.add("refresh: \(error)", level: 3)
                if quietly {
                    view.setStatusLabelText("Not up to date")
                } else {
                    self.wireframe.fail("The hub doesn't answer.") { [view] in
                        defer { withExtendedLifetime(view) {} }
                        self.load()
                    }
                }
            }
        }
    }

    func apply(_ kind: Kind, to device: Device, at indexPath: IndexPath? = nil) {
        view.setStatusLabelText("\(device.name)…")
        interactor.set(kind, of: device.id) { [weak self, weak view] error in
            guard let self = self, let view = view else { return }
            if let error = error {
                Log.add("\(device.id): \(error)", level: 3)
                view.setStatusLabelText(nil)
                if case .busy = error {
                    self.retryLater(kind, device)
                } else {
                    self.wireframe.fail("\(device.name) can't be reached.") { [view] in
                        defer { withExtendedLifetime(view) {} }
                        self.apply(kind, to: device, at: indexPath)
                    }
                }
                return
            }
            self.changes += 1
            view.setStatusLabelText("\(device.name) done")
            if let index = self.devices.firstIndex(where: { $0.id == device.id }) {
                self.devices[index].kind = kind
            }
            self.rebuild()
            if let indexPath = indexPath, self.sections.indices.contains(indexPath.section) {
                view.scrollTableViewToRowInView(at: indexPath)
            }
        }
    }

    func askForScene(suggestion: String = "My scene") {
        var levels = [String: Int]()
        for device in devices {
            if case .light(let level) = device.kind { levels[device.id] = level }
        }
        wireframe.showNameAlert(for: suggestion) { [weak self] text in
            let name = text ?? ""
            do {
                try self?.interactor.save(HomeScene(name: name, levels: levels))
                self?.view.setStatusLabelText("Saved \(name)")
            } catch {
                self?.wireframe.fail("A scene needs a name.") { self?.askForScene() }
            }
        }
    }

    func showEnergy() {
        view.setStatusLabelText("Measuring…")
        Task { [weak self, weak view] in
            guard let self = self, let view = view else { return }
            do {
                let rooms = self.sections.map { $0.room }
                var values: [(room: String, watts: Int)] = []
                for room in rooms {
                    values.append((room: room, watts: try await self.interactor.energy(in: room)))
                }
                view.setStatusLabelText(nil)
                self.wireframe.pushEnergy(for: values)
            } catch {
                view.setStatusLabelText(nil)
                self.wireframe.fail("No numbers: \(error)")
            }
        }
    }

    func filterChanged(selectedSegmentIndex: Int) {
        filter = DevicesViewController.Filter(rawValue: selectedSegmentIndex) ?? .all
    }

    func headerTapped(tag: Int) {
        sections[tag].isFolded.toggle()
    }

    func updateSearchResults(searchControllerSearchBarText: String?) {
        let text = (searchControllerSearchBarText ?? "").lowercased()
        guard text != search else { return }
        search = text
        rebuild()
    }

    func heightForRow(at indexPath: IndexPath) -> CGFloat {
        let device = sections[indexPath.section].devices[indexPath.row]
        return device.kind == .camera ? 80 : 60
    }

    func cameraViewControllerDidClose() {
        wireframe.returnToThisScreen()
        load(quietly: true)
    }

    // MARK: - Handle view event

    func viewWillDisappear() {
        pollTimer?.invalidate()
        pollTimer = nil
        for (id, work) in pending.sorted(by: { $0.key < $1.key }) {
            Log.add("gives up on \(id)", level: 2)
            work.cancel()
        }
        pending = [:]
    }

    func setEditing(_ editing: Bool) {
        if editing {
            pollTimer?.invalidate()
            pollTimer = nil
        } else {
            view.startPolling()
        }
    }

    func updatePolling() {
        isPolling = true
        load(quietly: true)
    }

    func remove(_ device: Device) {
        if interactor.fetchRemove(device.id) {
            devices.removeAll { $0.id == device.id }
            rebuild()
        }
    }

    func setWithForKey(_ indexPath: IndexPath, device: Device, choice: Int) {
        interactor.setWithForKey(choice, forKey: "level.\(device.id)")
        apply(.light(level: choice), to: device, at: indexPath)
    }

    func updateDevicesIfNeeded(_ device: Device) {
        if let index = devices.firstIndex(where: { $0.id == device.id }) {
            devices[index] = device
        }
        rebuild()
    }

    func didSelectCamera(_ device: Device) {
        if interactor.isAllowed {
            open(device)
        } else {
            wireframe.showCameraAlert { [unowned self] records in
                    interactor.setRecords(records)
                    interactor.setAllowed(true)
                    Log.add("camera allowed")
                    open(device)
                }
        }
    }

    func appendDevices(_ device: Device) {
        interactor.hub.devices.append(device)
        onDeviceAdded?(device)
        load(quietly: true) { [view] in
            guard let section = self.sections.firstIndex(where: { $0.room == device.room }) else { return }
            let row = self.sections[section].devices.count - 1
            view.scrollTableViewToRow(at: IndexPath(row: row, section: section))
        }
    }

    func setKind(_ scene: HomeScene) {
        for (id, level) in scene.levels.sorted(by: { $0.key < $1.key }) {
            interactor.set(.light(level: level), of: id)
        }
    }

    func rename(_ path: IndexPath, device: Device, name: String) {
        interactor.rename(device.id, to: name)
        if let index = devices.firstIndex(where: { $0.id == device.id }) {
            devices[index].name = name
        }
        sections[path.section].devices[path.row].name = name
    }

    func remove(_ indexPath: IndexPath, device: Device, deleteSections: () -> Void, deleteRows: () -> Void) {
        interactor.remove(device.id)
        devices.removeAll { $0.id == device.id }
        if sections[indexPath.section].devices.isEmpty {
            sections.remove(at: indexPath.section)
            deleteSections()
        } else {
            deleteRows()
        }
    }

    // MARK: - Forwarding

    var hub: Hub { interactor.hub }

    func fail(_ message: String, title: String = "Sorry", retry: (() -> Void)? = nil) {
        wireframe.fail(message, title: title, retry: retry)
    }

    func showItDoesntAnswerAlert(title: String, onRemove: @escaping () -> Void, device: Device) {
        wireframe.showItDoesntAnswerAlert(title: title, onRemove: onRemove, device: device)
    }

    func showUnlockAlert(message: String, onUnlock: @escaping (String?) -> Void) {
        wireframe.showUnlockAlert(message: message, onUnlock: onUnlock)
    }

    func showAreYouBackAlert(onYes: @escaping () -> Void) {
        wireframe.showAreYouBackAlert(onYes: onYes)
    }

    func showSwitchOffAlert(
        for name: String,
        onSwitchOff: @escaping () -> Void,
        onCancel: @escaping () -> Void
    ) {
        wireframe.showSwitchOffAlert(for: name, onSwitchOff: onSwitchOff, onCancel: onCancel)
    }

    func showMoreSheet(
        for scenes: [HomeScene],
        onChoice: @escaping (HomeScene) -> Void,
        onSaveAsScene: @escaping () -> Void,
        onEnergy: @escaping () -> Void,
        at sender: Any
    ) {
        wireframe.showMoreSheet(for: scenes, onChoice: onChoice, onSaveAsScene: onSaveAsScene, onEnergy: onEnergy, at: sender)
    }

    func showLeavingAlert(for count: Int, onSwitchOff: @escaping () -> Void, onStay: @escaping () -> Void) {
        wireframe.showLeavingAlert(for: count, onSwitchOff: onSwitchOff, onStay: onStay)
    }

    func showRenameAlert(for text: String?, onRename: @escaping (String?) -> Void) {
        wireframe.showRenameAlert(for: text, onRename: onRename)
    }

    var isAway: Bool { interactor.isAway }

    var scenesScenes: [HomeScene] { interactor.scenesScenes }

    func integer(forKey defaultName: String) -> Int {
        interactor.integer(forKey: defaultName)
    }

    func unlock(_ id: String, code: String, completion: @escaping (Result<Device, HubError>) -> Void) {
        interactor.unlock(id, code: code, completion: completion)
    }

    func set(_ value: Bool, forKey defaultName: String) {
        interactor.set(value, forKey: defaultName)
    }

    func setAway(_ isAway: Bool) {
        interactor.setAway(isAway)
    }
}

extension DevicesPresenter: HubDelegate {

    func hub(_ hub: Hub, didUpdate device: Device) {
        let view = self.view
        guard let index = devices.firstIndex(where: { $0.id == device.id }) else { return load(quietly: true) }
        devices[index] = device
        changes += 1
        if !view.isEditing { rebuild() }
    }

    func hub(_ hub: Hub, didLose device: Device, after seconds: Int = 0) {
        view.setStatusLabelText("\(device.name) is gone since \(seconds) s")
        view.setStatusLabelTextColorToRed()
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [view] in
            view.setStatusLabelTextColorToLabel()
            self.load(quietly: true)
        }
    }

    func hubDidChangeDevices(_ hub: Hub) {
        load()
    }
}
