import UIKit

struct Delivery {
    let number: Int
    var address: String
    var stops: [String]
}

// MARK: - Feed

@MainActor
protocol CourierFeedDelegate: AnyObject {
    func feed(_ feed: CourierFeed, didReach stop: String)
    func feedDidArrive(_ feed: CourierFeed)
}

@MainActor
final class CourierFeed {
    weak var delegate: CourierFeedDelegate?
    private let name: String

    init(name: String) {
        self.name = name
        Trace.record("feed \(name) made")
    }

    func connect(to number: Int) {
        Trace.record("feed connect(\(number)), delegate: \(delegate != nil)")
    }

    func reach(_ stop: String) {
        Trace.record("feed reaches \(stop), delegate: \(delegate != nil)")
        delegate?.feed(self, didReach: stop)
    }

    func arrive() {
        Trace.record("feed arrives, delegate: \(delegate != nil)")
        delegate?.feedDidArrive(self)
    }
}

// MARK: - Beacons

@MainActor
protocol BeaconScannerDelegate: NSObjectProtocol {
    func scanner(_ scanner: BeaconScanner, didFind beacon: String)
}

@MainActor
final class BeaconScanner {
    static let shared = BeaconScanner()
    weak var delegate: BeaconScannerDelegate?

    func find(_ beacon: String) {
        Trace.record("beacon \(beacon), delegate: \(delegate != nil)")
        delegate?.scanner(self, didFind: beacon)
    }
}

// MARK: - Sync

@MainActor
protocol SyncListener: AnyObject {
    func syncDidFinish(with count: Int)
}

/// Has many listeners, and keeps none of them alive.
@MainActor
final class SyncCenter {
    static let shared = SyncCenter()

    private struct Entry {
        weak var listener: SyncListener?
    }

    private var entries: [Entry] = []

    func add(_ listener: SyncListener) {
        entries.append(Entry(listener: listener))
        Trace.record("listeners: \(entries.filter { $0.listener != nil }.count)")
    }

    func finish(_ count: Int) {
        entries.removeAll { $0.listener == nil }
        Trace.record("sync \(count), listeners: \(entries.count)")
        for entry in entries { entry.listener?.syncDidFinish(with: count) }
    }
}

// MARK: - Recorder

@MainActor
protocol RecorderDelegate: AnyObject {
    func recorderDidStop()
}

/// Keeps its delegate until it has stopped.
@MainActor
final class Recorder {
    static let shared = Recorder()
    var delegate: RecorderDelegate?

    func stop() {
        Trace.record("recorder stops, delegate: \(delegate != nil)")
        delegate?.recorderDidStop()
        delegate = nil
    }
}
