import UIKit

private let pollingInterval = 30.0
private let lowBattery = 10

func percent(_ level: Int) -> String {
    return level == 0 ? "off" : "\(level) %"
}

class DevicesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchResultsUpdating
{

    // MARK: - Public properties -

    lazy var presenter: DevicesPresenterInterface = DevicesWireframe.assemble(self)

    // MARK: - Properties -

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

    var hub: Hub { presenter.hub }
    var sections: [Section] {
        get { presenter.sections }
        set { presenter.sections = newValue }
    }
    var filter: Filter {
        get { presenter.filter }
        set { presenter.filter = newValue }
    }
    var home: String {
        get { presenter.home }
        set { presenter.home = newValue }
    }
    var onDeviceAdded: ((Device) -> Void)? {
        get { presenter.onDeviceAdded }
        set { presenter.onDeviceAdded = newValue }
    }
    var changes: Int { presenter.changes }
    var roomsToken: NSObjectProtocol?
    private var lockedOut: Set<String> = []
    private let refresher = UIRefreshControl()
    private lazy var searchController: UISearchController = {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchBar.placeholder = "Search \(presenter.home)"
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
        presenter.viewDidLoad()
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
        presenter.viewWillDisappear()
    }

    deinit {
        if let token = roomsToken { NotificationCenter.default.removeObserver(token) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
        addButton.isEnabled = !editing
        presenter.setEditing(editing)
    }

    func startPolling(every interval: TimeInterval = pollingInterval) {
        presenter.pollTimer?.invalidate()
        presenter.pollTimer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] timer in
            guard self != nil else {
                timer.invalidate()
                return
            }
            MainActor.assumeIsolated {
                guard let self = self, !self.presenter.isPolling else { return }
                self.presenter.updatePolling()
            }
        }
    }

    @objc func refresh() {
        presenter.load(quietly: true)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let device = presenter.sections[indexPath.section].devices[indexPath.row]
        guard device.isReachable else {
            tableView.deselectRow(at: indexPath, animated: true)
            presenter.showItDoesntAnswerAlert(title: device.name, onRemove: { [weak self] in
                guard let self = self else { return }
                self.presenter.remove(device)
            }, device: device)
            return
        }
        switch device.kind {
        case .light(let level):
            let sheet = UIAlertController(
                title: device.name, message: percent(level), preferredStyle: .actionSheet)
            for choice in Self.levels where choice != level {
                sheet.addAction(UIAlertAction(title: percent(choice), style: .default) { [weak self] _ in
                    self?.presenter.setWithForKey(indexPath, device: device, choice: choice)
                })
            }
            let last = presenter.integer(forKey: "level.\(device.id)")
            if last > 0, last != level {
                sheet.addAction(UIAlertAction(title: "Again \(last) %", style: .default) { [weak self] _ in
                    self?.presenter.apply(.light(level: last), to: device, at: indexPath)
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
                presenter.apply(.lock(isLocked: true), to: device)
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            } else if lockedOut.contains(device.id) {
                presenter.fail("Too many wrong codes.", title: device.name)
            } else {
                presenter.showUnlockAlert(message: device.name) { [weak self] enteredCode in
                    guard let self = self, let code = enteredCode, code.count == 4 else {
                        self?.presenter.fail("A code has four digits.")
                        return
                    }
                    self.statusLabel.text = "Unlocking…"
                    self.presenter.unlock(device.id, code: code) { result in
                        switch result {
                        case .success(let device):
                            self.presenter.updateDevicesIfNeeded(device)
                            self.statusLabel.text = "\(device.name) is open"
                            self.presenter.set(true, forKey: "unlocked.\(device.id)")
                        case .failure(.wrongCode(left: 0)):
                            self.lockedOut.insert(device.id)
                            Log.add("locked out of \(device.id)", level: 3)
                            self.statusLabel.text = "Locked out"
                            self.tableView.reloadRows(at: [indexPath], with: .fade)
                        case .failure(.wrongCode(let left)):
                            self.presenter.fail("Wrong, \(left) more tries.", title: device.name) {
                                self.tableView(tableView, didSelectRowAt: indexPath)
                            }
                        case .failure(let error):
                            self.presenter.fail("\(error)")
                        }
                    }
                }
            }
        case .thermostat(let degrees):
            let sheet = UIAlertController(title: "\(degrees)°", message: nil, preferredStyle: .actionSheet)
            for choice in (degrees - 1)...(degrees + 1) where choice != degrees {
                sheet.addAction(UIAlertAction(title: "\(choice)°", style: .default) { [weak self] _ in
                    guard let self = self else { return }
                    self.presenter.apply(.thermostat(degrees: choice), to: device, at: indexPath)
                    guard self.presenter.isAway else { return }
                    self.presenter.showAreYouBackAlert {
                        self.presenter.setAway(false)
                        self.awaySwitch.setOn(false, animated: true)
                        self.presenter.load(quietly: true)
                    }
                })
            }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(sheet, animated: true)
        case .camera:
            presenter.didSelectCamera(device)
        case .plug(let isOn, let isEssential):
            guard isOn && isEssential else {
                presenter.apply(.plug(isOn: !isOn, isEssential: isEssential), to: device)
                break
            }
            presenter.showSwitchOffAlert(for: device.name, onSwitchOff: { [weak self] in
                Log.add("\(device.id) off", level: 2)
                self?.presenter.apply(.plug(isOn: false, isEssential: true), to: device)
            }, onCancel: {
                tableView.deselectRow(at: indexPath, animated: true)
            })
        }
    }

    @objc func addTapped() {
        let rooms = presenter.sections.map { $0.room }
        let screen = AddDeviceViewController(rooms: rooms)
        screen.completion = { [weak self, weak screen] device in
            screen?.dismiss(animated: true) {
                guard let self = self, let device = device else { return }
                self.presenter.appendDevices(device)
            }
        }
        let navigation = UINavigationController(rootViewController: screen)
        navigation.modalPresentationStyle = .pageSheet
        present(navigation, animated: true)
    }

    @objc func moreTapped(_ sender: UIBarButtonItem) {
        presenter.showMoreSheet(for: presenter.scenesScenes, onChoice: { [weak self] scene in
            guard let self = self else { return }
            self.presenter.setKind(scene)
            self.statusLabel.text = scene.name
            self.presenter.load(quietly: true)
        }, onSaveAsScene: { [weak self] in
            self?.presenter.askForScene()
        }, onEnergy: { [weak self] in
            self?.presenter.showEnergy()
        }, at: sender)
    }

    @IBAction func filterChanged(_ sender: UISegmentedControl) {
        presenter.filterChanged(selectedSegmentIndex: sender.selectedSegmentIndex)
    }

    @IBAction func awayChanged(_ sender: UISwitch) {
        let isAway = sender.isOn
        presenter.setAway(isAway)
        guard isAway else {
            statusLabel.text = "Welcome back"
            return
        }
        let lit = presenter.devices.filter { if case .light(let level) = $0.kind { return level > 0 } else { return false } }
        guard !lit.isEmpty else { return }
        presenter.showLeavingAlert(for: lit.count, onSwitchOff: { [weak self] in
            lit.forEach { self?.presenter.apply(.light(level: 0), to: $0) }
        }, onStay: { [weak self, weak sender] in
            self?.presenter.setAway(false)
            sender?.setOn(false, animated: true)
        })
    }

    @objc func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let path = tableView.indexPathForRow(at: press.location(in: tableView)) else {
            return
        }
        let device = presenter.sections[path.section].devices[path.row]
        presenter.showRenameAlert(for: device.name) { [weak self] enteredName in
            guard let self = self, let name = enteredName, !name.isEmpty else { return }
            self.presenter.rename(path, device: device, name: name)
            self.tableView.reloadRows(at: [path], with: .automatic)
        }
    }

    @objc func switchFlipped(_ sender: UISwitch) {
        let (section, row) = (sender.tag / 100, sender.tag % 100)
        let device = presenter.sections[section].devices[row]
        guard case .plug(_, let isEssential) = device.kind else { return }
        if isEssential, !sender.isOn {
            sender.setOn(true, animated: true)
            self.tableView(tableView, didSelectRowAt: IndexPath(row: row, section: section))
            return
        }
        presenter.apply(.plug(isOn: sender.isOn, isEssential: isEssential), to: device)
    }

    @objc func headerTapped(_ sender: UIButton) {
        presenter.headerTapped(tag: sender.tag)
        tableView.reloadSections(IndexSet(integer: sender.tag), with: .automatic)
    }

    func updateSearchResults(for searchController: UISearchController) {
        presenter.updateSearchResults(searchControllerSearchBarText: searchController.searchBar.text)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        return presenter.sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.sections[section].isFolded ? 0 : presenter.sections[section].devices.count
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let button = UIButton(type: .system)
        let section = (index: section, value: presenter.sections[section])
        button.tag = section.index
        button.setTitle("\(section.value.room) (\(section.value.devices.count))", for: .normal)
        button.addTarget(self, action: #selector(headerTapped(_:)), for: .touchUpInside)
        return button
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let device = presenter.sections[indexPath.section].devices[indexPath.row]
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
        presenter.heightForRow(at: indexPath)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        let device = presenter.sections[indexPath.section].devices.remove(at: indexPath.row)
        presenter.remove(
            indexPath,
            device: device,
            deleteSections: { tableView.deleteSections(IndexSet(integer: indexPath.section), with: .fade) },
            deleteRows: { tableView.deleteRows(at: [indexPath], with: .fade) }
        )
        Log.add("removed \(device.id)")
    }
}

// MARK: - Extensions -

extension DevicesViewController: DevicesViewInterface {

    // MARK: - Update view

    func setEmptyLabelHidden(_ isHidden: Bool) {
        emptyLabel.isHidden = isHidden
    }

    func setFilterControlSelectedSegmentIndex(_ selectedSegmentIndex: Int) {
        filterControl.selectedSegmentIndex = selectedSegmentIndex
    }

    func setUpViews(newTitle: String?) {
        title = newTitle
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
    }

    func insertFilterControlSegment(withTitle title: String?, at segment: Int) {
        filterControl.insertSegment(withTitle: title, at: segment, animated: false)
    }

    func setAwaySwitchOn(_ isOn: Bool) {
        awaySwitch.isOn = isOn
    }

    func setStatusLabelText(_ text: String?) {
        statusLabel.text = text
    }

    func setEmptyLabelText(_ text: String?) {
        emptyLabel.text = text
    }

    func updateHubDelegate() {
        presenter.hub.delegate = presenter
    }

    func setUpPress() {
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.7
        tableView.addGestureRecognizer(press)
    }

    func endRefresherRefreshing() {
        refresher.endRefreshing()
    }

    func reloadTableView() {
        tableView.reloadData()
    }

    func setNavigationItemPrompt(_ prompt: String?) {
        navigationItem.prompt = prompt
    }

    func scrollTableViewToRowInView(at indexPath: IndexPath) {
        tableView.scrollToRow(at: indexPath, at: .none, animated: true)
    }

    func scrollTableViewToRow(at indexPath: IndexPath) {
        tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
    }

    func setStatusLabelTextColorToRed() {
        statusLabel.textColor = .red
    }

    func setStatusLabelTextColorToLabel() {
        statusLabel.textColor = .label
    }
}

extension DevicesViewController: CameraViewControllerDelegate {
    func cameraViewController(_ controller: CameraViewController, didSeeMotionOf device: Device) {
        Log.add("motion at \(device.name)")
        guard navigationController?.topViewController !== controller else { return }
        presenter.fail("Something moves.", title: device.name)
    }

    func cameraViewControllerDidClose(_ controller: CameraViewController) {
        presenter.cameraViewControllerDidClose()
    }
}
