import UIKit

private let pollingInterval = 30.0
private let lowBattery = 10

private func percent(_ level: Int) -> String {
    return level == 0 ? "off" : "\(level) %"
}

class DevicesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchResultsUpdating,
    HubDelegate
{
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var emptyLabel: UILabel!
    @IBOutlet weak var filterControl: UISegmentedControl!
    @IBOutlet weak var awaySwitch: UISwitch!

    enum Filter: Int {
        case all, on, problems

        var title: String {
            switch self {
            case .all: return "All"
            case .on: return "On"
            case .problems: return "Problems"
            }
        }
    }

    struct Section {
        let room: String
        var devices: [Device]
        var isFolded = false
    }

    let hub = Hub.shared
    let scenes = SceneStore()
    let defaults = UserDefaults.standard
    var devices = [Device]()
    var sections = [Section]() {
        didSet {
            emptyLabel.isHidden = !sections.isEmpty
        }
    }
    var filter = Filter.all {
        didSet {
            guard filter != oldValue else { return }
            defaults.set(filter.rawValue, forKey: "devices.filter")
            filterControl.selectedSegmentIndex = filter.rawValue
            rebuild()
        }
    }
    var home = "Home"
    var onDeviceAdded: ((Device) -> Void)?
    private(set) var changes = 0
    private var search = ""
    private var pollTimer: Timer?
    private var isPolling = false
    private var roomsToken: NSObjectProtocol?
    private var lockedOut: Set<String> = []
    private var pending: [String: DispatchWorkItem] = [:]
    private let refresher = UIRefreshControl()
    private lazy var searchController: UISearchController = {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchBar.placeholder = "Search \(home)"
        return controller
    }()
    private lazy var addButton = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #selector(addTapped))
    private lazy var moreButton = UIBarButtonItem(
        title: "More", style: .plain, target: self, action: #selector(moreTapped(_:)))

    static var openings = 0
    static let levels = [0, 50, 100]

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.openings += 1
        title = home
        tableView.register(DeviceCell.self, forCellReuseIdentifier: "Device")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.estimatedRowHeight = 60
        tableView.keyboardDismissMode = .onDrag
        refresher.addTarget(self, action: #selector(refresh), for: .valueChanged)
        tableView.refreshControl = refresher
        navigationItem.searchController = searchController
        navigationItem.rightBarButtonItems = [addButton, moreButton]
        navigationItem.leftBarButtonItem = editButtonItem
        filterControl.removeAllSegments()
        for (index, filter) in [Filter.all, .on, .problems].enumerated() {
            filterControl.insertSegment(withTitle: filter.title, at: index, animated: false)
        }
        filter = Filter(rawValue: defaults.integer(forKey: "devices.filter")) ?? .all
        filterControl.selectedSegmentIndex = filter.rawValue
        awaySwitch.isOn = defaults.bool(forKey: "devices.away")
        hub.delegate = self
        roomsToken = NotificationCenter.default.addObserver(
            forName: .roomsDidChange, object: nil, queue: .main
        ) { [weak self] notification in
            let room = notification.object as? String
            MainActor.assumeIsolated {
                guard let self = self else { return }
                self.statusLabel.text = "Rooms changed: \(room ?? "?")"
                self.load()
            }
        }
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.7
        tableView.addGestureRecognizer(press)
        emptyLabel.text = "Nothing here"
        if Self.openings == 1, !defaults.bool(forKey: "devices.introduced") {
            let alert = UIAlertController(
                title: "Welcome", message: "Hold a device to rename it.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                self?.defaults.set(true, forKey: "devices.introduced")
                self?.load()
            })
            present(alert, animated: true)
        } else {
            load()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let path = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: path, animated: animated)
        }
        startPolling()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pollTimer?.invalidate()
        pollTimer = nil
        for (id, work) in pending.sorted(by: { $0.key < $1.key }) {
            Log.add("gives up on \(id)", level: 2)
            work.cancel()
        }
        pending = [:]
    }

    deinit {
        if let token = roomsToken { NotificationCenter.default.removeObserver(token) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
        addButton.isEnabled = !editing
        if editing {
            pollTimer?.invalidate()
            pollTimer = nil
        } else {
            startPolling()
        }
    }

    func startPolling(every interval: TimeInterval = pollingInterval) {
        pollTimer?.invalidate()
        pollTimer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] timer in
            guard self != nil else {
                timer.invalidate()
                return
            }
            MainActor.assumeIsolated {
                guard let self = self, !self.isPolling else { return }
                self.isPolling = true
                self.load(quietly: true)
            }
        }
    }

    @objc func refresh() {
        load(quietly: true)
    }

    func load(quietly: Bool = false, then completion: (() -> Void)? = nil) {
        if !quietly {
            statusLabel.text = "Loading…"
        }
        hub.refresh { [weak self] result in
            guard let self = self else { return }
            defer { completion?() }
            self.isPolling = false
            self.refresher.endRefreshing()
            switch result {
            case .success(let found):
                let old = self.devices
                self.devices = found
                self.changes += zip(old, found).filter { $0 != $1 }.count
                self.rebuild()
                let weak = found.filter { ($0.battery ?? 100) < lowBattery }
                if let first = weak.first, !quietly {
                    self.statusLabel.text = "\(first.name): battery at \(percent(first.battery ?? 0))"
                } else if !quietly {
                    self.statusLabel.text = "\(found.count) devices"
                }
            case .failure(let error):
                Log.add("refresh: \(error)", level: 3)
                if quietly {
                    self.statusLabel.text = "Not up to date"
                } else {
                    self.fail("The hub doesn't answer.") { self.load() }
                }
            }
        }
    }

    func rebuild() {
        var result: [Section] = []
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
                result.append(Section(room: device.room, devices: [device], isFolded: folded.contains(device.room)))
            }
        }
        sections = result
        tableView.reloadData()
        let on = devices.filter { device in
            if case .light(let level) = device.kind { return level > 0 }
            return false
        }
        navigationItem.prompt = on.isEmpty ? nil : "\(on.count) lights on"
    }

    func fail(_ message: String, title: String = "Sorry", retry: (() -> Void)? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        if let retry = retry {
            alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
        }
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    func apply(_ kind: Kind, to device: Device, at indexPath: IndexPath? = nil) {
        statusLabel.text = "\(device.name)…"
        hub.set(kind, of: device.id) { [weak self] error in
            guard let self = self else { return }
            if let error = error {
                Log.add("\(device.id): \(error)", level: 3)
                self.statusLabel.text = nil
                if case .busy = error {
                    self.retryLater(kind, device)
                } else {
                    self.fail("\(device.name) can't be reached.") { self.apply(kind, to: device, at: indexPath) }
                }
                return
            }
            self.changes += 1
            self.statusLabel.text = "\(device.name) done"
            if let index = self.devices.firstIndex(where: { $0.id == device.id }) {
                self.devices[index].kind = kind
            }
            self.rebuild()
            if let indexPath = indexPath, self.sections.indices.contains(indexPath.section) {
                self.tableView.scrollToRow(at: indexPath, at: .none, animated: true)
            }
        }
    }

    func retryLater(_ kind: Kind, _ device: Device, in seconds: Int = 5) {
        pending[device.id]?.cancel()
        let work = DispatchWorkItem { [weak self] in
            self?.pending[device.id] = nil
            self?.apply(kind, to: device)
        }
        pending[device.id] = work
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds), execute: work)
        statusLabel.text = "\(device.name) in \(seconds) s"
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let device = sections[indexPath.section].devices[indexPath.row]
        guard device.isReachable else {
            tableView.deselectRow(at: indexPath, animated: true)
            let alert = UIAlertController(
                title: device.name, message: "It doesn't answer.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                guard let self = self else { return }
                if self.hub.remove(device.id) {
                    self.devices.removeAll { $0.id == device.id }
                    self.rebuild()
                }
            })
            alert.addAction(UIAlertAction(title: "Help", style: .default) { _ in
                if let url = URL(string: "https://help.example/\(device.id)") {
                    UIApplication.shared.open(url)
                }
            })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: true)
            return
        }
        switch device.kind {
        case .light(let level):
            let sheet = UIAlertController(
                title: device.name, message: percent(level), preferredStyle: .actionSheet)
            for choice in Self.levels where choice != level {
                sheet.addAction(UIAlertAction(title: percent(choice), style: .default) { [weak self] _ in
                    self?.defaults.set(choice, forKey: "level.\(device.id)")
                    self?.apply(.light(level: choice), to: device, at: indexPath)
                })
            }
            let last = defaults.integer(forKey: "level.\(device.id)")
            if last > 0, last != level {
                sheet.addAction(UIAlertAction(title: "Again \(last) %", style: .default) { [weak self] _ in
                    self?.apply(.light(level: last), to: device, at: indexPath)
                })
            }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            if let popover = sheet.popoverPresentationController {
                popover.sourceView = tableView.cellForRow(at: indexPath)
                popover.sourceRect = tableView.rectForRow(at: indexPath)
            }
            present(sheet, animated: true)
        case .lock(let isLocked):
            if !isLocked {
                apply(.lock(isLocked: true), to: device)
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            } else if lockedOut.contains(device.id) {
                fail("Too many wrong codes.", title: device.name)
            } else {
                let alert = UIAlertController(title: "Unlock?", message: device.name, preferredStyle: .alert)
                alert.addTextField { field in
                    field.isSecureTextEntry = true
                    field.keyboardType = .numberPad
                }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Unlock", style: .destructive) { [weak self, weak alert] _ in
                    guard let self = self, let code = alert?.textFields?.first?.text, code.count == 4 else {
                        self?.fail("A code has four digits.")
                        return
                    }
                    self.statusLabel.text = "Unlocking…"
                    self.hub.unlock(device.id, code: code) { result in
                        switch result {
                        case .success(let device):
                            if let index = self.devices.firstIndex(where: { $0.id == device.id }) {
                                self.devices[index] = device
                            }
                            self.rebuild()
                            self.statusLabel.text = "\(device.name) is open"
                            self.defaults.set(true, forKey: "unlocked.\(device.id)")
                        case .failure(.wrongCode(left: 0)):
                            self.lockedOut.insert(device.id)
                            Log.add("locked out of \(device.id)", level: 3)
                            self.statusLabel.text = "Locked out"
                            self.tableView.reloadRows(at: [indexPath], with: .fade)
                        case .failure(.wrongCode(let left)):
                            self.fail("Wrong, \(left) more tries.", title: device.name) {
                                self.tableView(tableView, didSelectRowAt: indexPath)
                            }
                        case .failure(let error):
                            self.fail("\(error)")
                        }
                    }
                })
                present(alert, animated: true)
            }
        case .thermostat(let degrees):
            let sheet = UIAlertController(title: "\(degrees)°", message: nil, preferredStyle: .actionSheet)
            for choice in (degrees - 1)...(degrees + 1) where choice != degrees {
                sheet.addAction(UIAlertAction(title: "\(choice)°", style: .default) { [weak self] _ in
                    guard let self = self else { return }
                    self.apply(.thermostat(degrees: choice), to: device, at: indexPath)
                    guard self.defaults.bool(forKey: "devices.away") else { return }
                    let question = UIAlertController(
                        title: "Are you back?", message: nil, preferredStyle: .alert)
                    question.addAction(UIAlertAction(title: "Yes", style: .default) { _ in
                        self.defaults.set(false, forKey: "devices.away")
                        self.awaySwitch.setOn(false, animated: true)
                        self.load(quietly: true)
                    })
                    question.addAction(UIAlertAction(title: "No", style: .cancel))
                    self.present(question, animated: true)
                })
            }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(sheet, animated: true)
        case .camera:
            if defaults.bool(forKey: "camera.allowed") {
                open(device)
            } else {
                let alert = UIAlertController(
                    title: "Camera", message: "May it record?", preferredStyle: .alert)
                for (title, records) in [("Record", true), ("Only watch", false)] {
                    alert.addAction(UIAlertAction(title: title, style: .default) { [unowned self] _ in
                        defaults.set(records, forKey: "camera.records")
                        defaults.set(true, forKey: "camera.allowed")
                        Log.add("camera allowed")
                        open(device)
                    })
                }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                present(alert, animated: true)
            }
        case .plug(let isOn, let isEssential):
            guard isOn && isEssential else {
                apply(.plug(isOn: !isOn, isEssential: isEssential), to: device)
                break
            }
            let alert = UIAlertController(
                title: "Switch off?", message: "\(device.name) should stay on.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Switch off", style: .destructive) { [weak self] _ in
                Log.add("\(device.id) off", level: 2)
                self?.apply(.plug(isOn: false, isEssential: true), to: device)
            })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in
                tableView.deselectRow(at: indexPath, animated: true)
            })
            present(alert, animated: true)
        }
    }

    func open(_ device: Device) {
        let camera = CameraViewController()
        camera.device = device
        camera.records = defaults.bool(forKey: "camera.records")
        camera.delegate = self
        camera.title = device.name
        navigationController?.pushViewController(camera, animated: true)
    }

    @objc func addTapped() {
        let rooms = sections.map { $0.room }
        let screen = AddDeviceViewController(rooms: rooms)
        screen.completion = { [weak self, weak screen] device in
            screen?.dismiss(animated: true) {
                guard let self = self, let device = device else { return }
                self.hub.devices.append(device)
                self.onDeviceAdded?(device)
                self.load(quietly: true) {
                    guard let section = self.sections.firstIndex(where: { $0.room == device.room }) else { return }
                    let row = self.sections[section].devices.count - 1
                    self.tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .bottom, animated: true)
                }
            }
        }
        let navigation = UINavigationController(rootViewController: screen)
        navigation.modalPresentationStyle = .pageSheet
        present(navigation, animated: true)
    }

    @objc func moreTapped(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for scene in scenes.scenes {
            sheet.addAction(UIAlertAction(title: scene.name, style: .default) { [weak self] _ in
                guard let self = self else { return }
                for (id, level) in scene.levels.sorted(by: { $0.key < $1.key }) {
                    self.hub.set(.light(level: level), of: id)
                }
                self.statusLabel.text = scene.name
                self.load(quietly: true)
            })
        }
        sheet.addAction(UIAlertAction(title: "Save as scene", style: .default) { [weak self] _ in
            self?.askForScene()
        })
        sheet.addAction(UIAlertAction(title: "Energy", style: .default) { [weak self] _ in
            self?.showEnergy()
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true)
    }

    func askForScene(suggestion: String = "My scene") {
        var levels = [String: Int]()
        for device in devices {
            if case .light(let level) = device.kind { levels[device.id] = level }
        }
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = suggestion }
        alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            let name = alert?.textFields?.first?.text ?? ""
            do {
                try self?.scenes.save(HomeScene(name: name, levels: levels))
                self?.statusLabel.text = "Saved \(name)"
            } catch {
                self?.fail("A scene needs a name.") { self?.askForScene() }
            }
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }

    func showEnergy() {
        statusLabel.text = "Measuring…"
        Task { [weak self] in
            guard let self = self else { return }
            do {
                let rooms = self.sections.map { $0.room }
                var values: [(room: String, watts: Int)] = []
                for room in rooms {
                    values.append((room: room, watts: try await self.hub.energy(in: room)))
                }
                self.statusLabel.text = nil
                let screen = EnergyViewController()
                screen.values = values
                self.navigationController?.pushViewController(screen, animated: true)
            } catch {
                self.statusLabel.text = nil
                self.fail("No numbers: \(error)")
            }
        }
    }

    @IBAction func filterChanged(_ sender: UISegmentedControl) {
        filter = Filter(rawValue: sender.selectedSegmentIndex) ?? .all
    }

    @IBAction func awayChanged(_ sender: UISwitch) {
        let isAway = sender.isOn
        defaults.set(isAway, forKey: "devices.away")
        guard isAway else {
            statusLabel.text = "Welcome back"
            return
        }
        let lit = devices.filter { if case .light(let level) = $0.kind { return level > 0 } else { return false } }
        guard !lit.isEmpty else { return }
        let alert = UIAlertController(
            title: "Leaving", message: "\(lit.count) lights are on.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Switch off", style: .default) { [weak self] _ in
            lit.forEach { self?.apply(.light(level: 0), to: $0) }
        })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { [weak self, weak sender] _ in
            self?.defaults.set(false, forKey: "devices.away")
            sender?.setOn(false, animated: true)
        })
        present(alert, animated: true)
    }

    @objc func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let path = tableView.indexPathForRow(at: press.location(in: tableView)) else {
            return
        }
        let device = sections[path.section].devices[path.row]
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = device.name
            field.clearButtonMode = .always
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
            guard let self = self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
            self.hub.rename(device.id, to: name)
            if let index = self.devices.firstIndex(where: { $0.id == device.id }) {
                self.devices[index].name = name
            }
            self.sections[path.section].devices[path.row].name = name
            self.tableView.reloadRows(at: [path], with: .automatic)
        })
        present(alert, animated: true)
    }

    @objc func switchFlipped(_ sender: UISwitch) {
        let (section, row) = (sender.tag / 100, sender.tag % 100)
        let device = sections[section].devices[row]
        guard case .plug(_, let isEssential) = device.kind else { return }
        if isEssential, !sender.isOn {
            sender.setOn(true, animated: true)
            self.tableView(tableView, didSelectRowAt: IndexPath(row: row, section: section))
            return
        }
        apply(.plug(isOn: sender.isOn, isEssential: isEssential), to: device)
    }

    @objc func headerTapped(_ sender: UIButton) {
        sections[sender.tag].isFolded.toggle()
        tableView.reloadSections(IndexSet(integer: sender.tag), with: .automatic)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").lowercased()
        guard text != search else { return }
        search = text
        rebuild()
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].isFolded ? 0 : sections[section].devices.count
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let button = UIButton(type: .system)
        let section = (index: section, value: sections[section])
        button.tag = section.index
        button.setTitle("\(section.value.room) (\(section.value.devices.count))", for: .normal)
        button.addTarget(self, action: #selector(headerTapped(_:)), for: .touchUpInside)
        return button
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let device = sections[indexPath.section].devices[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "Device", for: indexPath)
        cell.textLabel?.text = device.name
        cell.textLabel?.textColor = device.isReachable ? .label : .secondaryLabel
        cell.accessoryView = nil
        cell.accessoryType = .none
        var level: Int?
        switch device.kind {
        case .light(let number):
            cell.detailTextLabel?.text = percent(number)
            level = number
        case .lock(let isLocked):
            let isOut = lockedOut.contains(device.id)
            cell.detailTextLabel?.text = isOut ? "locked out" : isLocked ? "locked" : "open"
            cell.detailTextLabel?.textColor = isLocked ? .label : .red
        case .thermostat(let degrees):
            cell.detailTextLabel?.text = "\(degrees)°"
            if let battery = device.battery, battery < lowBattery {
                cell.imageView?.image = UIImage(systemName: "battery.25")
            }
        case .camera:
            cell.accessoryType = .disclosureIndicator
        case .plug(let isOn, _):
            let control = UISwitch()
            control.isOn = isOn
            control.tag = indexPath.section * 100 + indexPath.row
            control.addTarget(self, action: #selector(switchFlipped(_:)), for: .valueChanged)
            cell.accessoryView = control
        }
        (cell as? DeviceCell)?.show(level: level)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let device = sections[indexPath.section].devices[indexPath.row]
        return device.kind == .camera ? 80 : 60
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let device = sections[indexPath.section].devices.remove(at: indexPath.row)
        hub.remove(device.id)
        devices.removeAll { $0.id == device.id }
        if sections[indexPath.section].devices.isEmpty {
            sections.remove(at: indexPath.section)
            tableView.deleteSections(IndexSet(integer: indexPath.section), with: .fade)
        } else {
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
        Log.add("removed \(device.id)")
    }

    func hub(_ hub: Hub, didUpdate device: Device) {
        guard let index = devices.firstIndex(where: { $0.id == device.id }) else { return load(quietly: true) }
        devices[index] = device
        changes += 1
        if !isEditing { rebuild() }
    }

    func hub(_ hub: Hub, didLose device: Device, after seconds: Int = 0) {
        statusLabel.text = "\(device.name) is gone since \(seconds) s"
        statusLabel.textColor = .red
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
            self.statusLabel.textColor = .label
            self.load(quietly: true)
        }
    }

    func hubDidChangeDevices(_ hub: Hub) {
        load()
    }
}

extension DevicesViewController: CameraViewControllerDelegate {
    func cameraViewController(_ controller: CameraViewController, didSeeMotionOf device: Device) {
        Log.add("motion at \(device.name)")
        guard navigationController?.topViewController !== controller else { return }
        fail("Something moves.", title: device.name)
    }

    func cameraViewControllerDidClose(_ controller: CameraViewController) {
        navigationController?.popToViewController(self, animated: true)
        load(quietly: true)
    }
}
