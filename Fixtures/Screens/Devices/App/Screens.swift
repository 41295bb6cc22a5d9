import UIKit

@MainActor
protocol CameraViewControllerDelegate: AnyObject {
    func cameraViewController(_ controller: CameraViewController, didSeeMotionOf device: Device)
    func cameraViewControllerDidClose(_ controller: CameraViewController)
}

final class CameraViewController: UIViewController {
    weak var delegate: CameraViewControllerDelegate?
    var device: Device?
    var records = false

    override func viewDidLoad() {
        super.viewDidLoad()
        Trace.record("camera \(device?.name ?? "none"), records: \(records)")
    }
}

final class AddDeviceViewController: UIViewController {
    let rooms: [String]
    var completion: ((Device?) -> Void)?

    init(rooms: [String]) {
        self.rooms = rooms
        super.init(nibName: nil, bundle: nil)
        Trace.record("adds to \(rooms)")
    }

    required init?(coder: NSCoder) { nil }
}

final class EnergyViewController: UIViewController {
    var values: [(room: String, watts: Int)] = [] {
        didSet { Trace.record("energy \(values.map { "\($0.room) \($0.watts)" })") }
    }
}

final class DeviceCell: UITableViewCell {
    let level = UIProgressView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(level number: Int?) {
        Trace.record("cell level \(number ?? -1)")
        level.isHidden = number == nil
    }
}
