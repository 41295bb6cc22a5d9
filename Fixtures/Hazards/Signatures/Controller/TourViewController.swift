import UIKit

final class TourViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var startButton: UIButton!

    private let tourStore = TourStore.shared
    private let archive = TourArchive()
    private var stops: [String] = []
    private var visited = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        stops = tourStore.stops()
        titleLabel.text = stops.first
    }

    @IBAction private func didTapStart(_ sender: UIButton) {
        tourStore.log("start")
        Task { await self.start() }
    }

    private func start() async {
        async let opening: Void = Guide.open(self)
        async let guide = Guide.name(for: self)
        let greeting = Guide.greeting(for: self)
        visited += tourStore.count(of: stops)
        titleLabel.text = await greeting + guide
        await opening
        tourStore.log("started")
        visited += await archive.count
        await archive.keep(stops)
        for await stop in archive.all() {
            tourStore.log(stop)
            titleLabel.text = stop
        }
    }

    @IBAction private func didTapNext(_ sender: UIButton) {
        visited += 1
        tourStore.log("next")
        let changes: () -> Void = { self.startButton.alpha = 0.5 }
        UIView.animate(withDuration: 0.3, animations: changes)
        let isShort: (String) -> Bool = { $0.count < 5 }
        titleLabel.text = Guide.line(of: stops, where: isShort, on: titleLabel)
        stops.removeFirst()
    }

    @IBAction private func didTapSummary(_ sender: UIButton) {
        tourStore.log("summary")
        titleLabel.text = sentence {
            tourStore.count(of: stops)
            visited
        }
        tourStore.log("highest \(highest(visited, stops.count, UInt8(2)))")
        visited = 0
    }

    private func sentence(@Numbers _ numbers: () -> [Int]) -> String {
        numbers().map { "\($0)" }.joined(separator: " of ")
    }

    private func highest<each Number: BinaryInteger>(_ number: repeat each Number) -> Int {
        var result = 0
        for one in repeat each number {
            result = max(result, Int(one))
        }
        return result
    }

    // The app calls these.

    func append(_ names: String...) {
        stops += names
        tourStore.log("\(stops.count) stops")
    }

    func require(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String = "failed") {
        if stops.isEmpty || condition() {
            tourStore.log("fine")
        } else {
            tourStore.log(text())
        }
    }

    func visit<each Stop: CustomStringConvertible>(_ stop: repeat each Stop) {
        for one in repeat each stop {
            stops.append(one.description)
        }
        tourStore.log("\(stops.count) stops to visit")
    }
}

@resultBuilder
enum Numbers {
    static func buildBlock(_ numbers: Int...) -> [Int] { numbers }
}
