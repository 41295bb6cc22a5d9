import UIKit

@MainActor
func use(_ screen: TicketViewController?, _ desk: TicketDesk) {
    guard let screen else { return Trace.record("no ticket") }
    let label = screen.codeLabel
    Trace.record("\(screen.event.name), \(screen.price), \(screen.note)")
    screen.loadViewIfNeeded()
    Trace.record("label = \(label.text ?? "nil"), title = \(screen.title ?? "nil")")
    screen.discount()
    screen.pay()
    Trace.record("label = \(label.text ?? "nil")")
    desk.onClose?()
    let receipt = screen.presentedViewController as? TicketViewController
    Trace.record("note = \(screen.note), receipt: \(receipt?.note ?? "nil")")
}

MainActor.assumeIsolated {
    let desk = TicketDesk()
    let opera = Event(name: "opera", price: 40)
    MainLoop.drain()
    Trace.record("== front row")
    use(TicketViewController(event: opera, desk: desk), desk)
    MainLoop.drain()
    Trace.record("== press")
    use(TicketViewController(pressOf: opera, desk: desk), desk)
    MainLoop.drain()
    Trace.record("== text")
    use(TicketViewController(text: "circus/7", desk: desk), desk)
    use(TicketViewController(text: "circus", desk: desk), desk)
    MainLoop.drain()
    Trace.record("== storyboard")
    use(TicketViewController(coder: NSCoder()), desk)
}
