import Testing

@testable import ViperSplit

/// Members that somebody finds by name on the view controller, lost or changed by a split: each loss is found by that alone,
/// whatever else verification has to say of it.
///
/// One after the other: they share a split, whose model keeps its answers as it is asked.
@Suite(.serialized) struct EntryPointFaultTests {
    static let source = """
        import UIKit

        protocol NoteWatching: AnyObject { func noteDidChange(_ note: Int) }
        protocol NoteKeeping: NoteWatching { var kept: Int { get } }
        fileprivate protocol NoteCounting { func count(of note: Int) -> Int }

        @objcMembers class NotesViewController: UIViewController, UITableViewDelegate, NoteKeeping, NoteCounting {
            @IBOutlet private weak var label: UILabel!
            @IBInspectable var limit = 3
            private var total = 0

            init(total: Int) {
                super.init(nibName: nil, bundle: nil)
                start(1)
            }

            required init?(coder: NSCoder) { super.init(coder: coder) }

            override func viewDidLoad() {
                super.viewDidLoad()
                total += 1
            }

            @IBAction func finish(_ sender: UIButton) { total = 0 }

            private func start(_ step: Int) { print(step) }

            func reload(_ note: Int) { total += 2 }

            @nonobjc func forget(_ note: Int) { total -= 2 }

            @nonobjc static func scrollViewDidZoom(_ scrollView: UIScrollView) {}

            var kept: Int { total + 1 }

            fileprivate func count(of note: Int) -> Int { total + note }
        }

        extension NotesViewController {
            func scrollViewDidScroll(_ scrollView: UIScrollView) { total += 3 }

            func noteDidChange(_ note: Int) { total = note }

            #if DEBUG
            @objc func check() { print(total) }
            @objc(all) func checkAll() { print(total) }
            #endif
        }
        """

    /// The correct split, made once.
    nonisolated(unsafe) private static let split = Result { try VerifiedSplit(source) }

    typealias Fault = SeededFaultTests.Fault

    static let faults: [Fault] = [
        Fault(
            "A delegate's method in an extension that adopts nothing is lost.", in: "ViewController",
            "func scrollViewDidScroll(_ scrollView: UIScrollView)",
            "func scrollViewDidRoll(_ scrollView: UIScrollView)",
            says:
                "`NotesViewController.scrollViewDidScroll` isn't there as it was, which `UIScrollViewDelegate` asks for"
        ),
        Fault(
            "A delegate's method is private.", in: "ViewController", "func scrollViewDidScroll",
            "private func scrollViewDidScroll",
            says:
                "`NotesViewController.scrollViewDidScroll` isn't there as it was, which `UIScrollViewDelegate` asks for"
        ),
        Fault(
            "What a protocol of the app asks for by another one is lost.", in: "ViewController",
            "func noteDidChange(_ note: Int) {", "func noteDidChange(at note: Int) {",
            says: "`NotesViewController.noteDidChange` isn't there as it was, which `NoteWatching` asks for"),
        Fault(
            "A property that a protocol asks for is lost.", in: "ViewController", "    var kept: Int {",
            "    var keeps: Int {",
            says: "`NotesViewController.kept` isn't there as it was, which `NoteKeeping` asks for"),
        Fault(
            "What a protocol of the file asks for is lost.", in: "ViewController",
            "fileprivate func count(of note: Int)",
            "fileprivate func count(in note: Int)",
            says: "`NotesViewController.count` isn't there as it was, which `NoteCounting` asks for"),
        Fault(
            "What overrides is lost.", in: "ViewController", "override func viewDidLoad()", "func viewDidLoad()",
            says: "`NotesViewController.viewDidLoad` isn't there as it was, and overrides what is inherited"),
        Fault(
            "An action is none any more.", in: "ViewController", "@IBAction func finish", "func finish",
            says: "`NotesViewController.finish` isn't there as it was, and is `@IBAction`"),
        Fault(
            "An action takes something else.", in: "ViewController", "finish(_ sender: UIButton)",
            "finish(_ sender: UIView)", says: "`NotesViewController.finish` isn't there as it was, and is `@IBAction`"),
        Fault(
            "An outlet is lost.", in: "ViewController", "@IBOutlet private weak var label", "private weak var label",
            says: "`NotesViewController.label` isn't there as it was, and is `@IBOutlet`"),
        Fault(
            "What Interface Builder sets is lost.", in: "ViewController", "@IBInspectable var limit", "var limit",
            says: "`NotesViewController.limit` isn't there as it was, and is `@IBInspectable`"),
        Fault(
            "A method under a condition is lost.", in: "ViewController", "@objc func check()", "@objc func checks()",
            says: "`NotesViewController.check` isn't there as it was, and is `@objc`"),
        Fault(
            "The name by which the runtime finds it is lost.", in: "ViewController", "@objc(all) func", "@objc func",
            says: "`NotesViewController.checkAll` isn't there as it was, and is `@objc(all)`"),
        Fault(
            "An initialiser is lost.", in: "ViewController", "init(total: Int)", "init(all: Int)",
            says: "`NotesViewController.init` isn't there as it was, by which the view controller is made"),
        Fault(
            "What the class shows to Objective-C is lost.", in: "ViewController", "func reload(_ note: Int)",
            "func reloads(_ note: Int)",
            says: "`NotesViewController.reload` isn't there as it was, and Objective-C may name it"),
        Fault(
            "What the class shows to Objective-C is hidden.", in: "ViewController", "func reload(_ note: Int)",
            "@nonobjc func reload(_ note: Int)",
            says: "`NotesViewController.reload` isn't there as it was, and Objective-C may name it"),
    ]

    @Test(arguments: faults)
    func aFaultIsFound(_ fault: Fault) throws {
        let failures = try Self.split.get().failures(replacing: fault.old, with: fault.new, in: fault.file)
        #expect(failures.contains(fault.message), "\(failures)")
    }

    @Test func withoutAFaultNothingIsFound() throws {
        #expect(try Self.split.get().failures == [])
    }

    @Test(
        arguments: [
            ("It may be declared wider.", "fileprivate func count(of", "func count(of"),
            ("What nobody finds by name may go.", "func forget(_ note: Int)", "func forgets(_ note: Int)"),
            ("Nor is a static method what a protocol asks for.", "func scrollViewDidZoom", "func scrollViewDidZooms"),
            (
                "The order doesn't matter.", "    func scrollViewDidScroll(_",
                "    func unused() {}\n    func scrollViewDidScroll(_"
            ),
        ])
    func whatIsNoLossIsNotFound(_ sentence: String, old: String, new: String) throws {
        let failures = try Self.split.get().failures(replacing: old, with: new, in: "ViewController")
        #expect(!failures.contains { $0.contains("isn't there as it was") }, "\(sentence) \(failures)")
    }

    /// What a component adopts instead of the view controller is asked of that component.
    @Test func whatWentAlongWithItsProtocolIsNoLoss() throws {
        let split = try VerifiedSplit(tunerSource(), context: [tunerService])
        #expect(split.plan.conformances.moves.count == 1)
        #expect(split.failures == [])
    }
}
