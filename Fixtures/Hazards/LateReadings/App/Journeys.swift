import UIKit

struct Country {
    let name: String
}

struct Journey {
    var name = ""
    var note = ""
}

final class Atlas {
    static let shared = Atlas()
    var home = "" {
        didSet { Trace.record("home \(home)") }
    }

    func countries(completion: @escaping ([Country]) -> Void) {
        DispatchQueue.main.async { completion([Country(name: "Chad"), Country(name: "Peru")]) }
    }

    func note(_ text: String, after minutes: Int) { Trace.record("note \(text) after \(minutes)") }
}

@MainActor
protocol PickerDelegate: AnyObject {
    func picker(_ picker: PickerViewController, didPick name: String)
}

final class PickerViewController: UIViewController {
    weak var delegate: PickerDelegate?
}
