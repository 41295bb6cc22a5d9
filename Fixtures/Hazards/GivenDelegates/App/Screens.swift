import UIKit

/// Loads its view as soon as it is made.
class EagerViewController: UIViewController {
    init(heading: String) {
        super.init(nibName: nil, bundle: nil)
        title = heading
        loadViewIfNeeded()
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
protocol ColorPickerDelegate: AnyObject {
    func colorPicker(_ picker: ColorPickerViewController, shouldPick color: String) -> Bool
    func colorPicker(_ picker: ColorPickerViewController, didPick color: String)
    func colorPickerDidCancel(_ picker: ColorPickerViewController)
}

final class PickCounter {
    private(set) var count = 0

    func add() -> Int {
        count += 1
        Trace.record("counted \(count)")
        return count
    }
}
