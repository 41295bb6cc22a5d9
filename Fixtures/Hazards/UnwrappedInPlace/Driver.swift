import UIKit

@MainActor
func run() {
    MainLoop.drain()
    let screen = BasketViewController()
    let shelf = ShelfView()
    let stack = UIStackView()
    let note = UITextView()
    let label = UILabel()
    for (key, view) in [("shelf", shelf), ("stack", stack), ("noteView", note), ("totalLabel", label)] {
        screen.setValue(view, forKey: key)
    }
    screen.loadViewIfNeeded()
    func show(_ step: String) {
        let texts = stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }
        Trace.record("\(step): \(label.text ?? "nil"), \(texts), \(BasketStore.shared.taken ?? [])")
    }
    shelf.fruits = ["fig", "plum"]
    shelf.marked = [4]
    screen.pick(UIButton())
    show("picked")
    note.text = "xyz"
    screen.note(UIButton())
    show("noted")
    let button = FruitButton(frame: .zero)
    button.weights = [2, 3]
    screen.weigh(button)
    show("weighed")
    screen.show(UIButton())
    show("shown")
    shelf.caption = "figs"
    screen.name(UIButton())
    show("named")
    shelf.caption = nil
    screen.name(UIButton())
    screen.show(UIButton())
    show("named nothing")
}

MainActor.assumeIsolated { run() }
