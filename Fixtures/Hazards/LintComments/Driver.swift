import UIKit

MainActor.assumeIsolated {
    let screen = PurseViewController()
    screen.setValue(UILabel(), forKey: "sumLabel")
    screen.setValue(UILabel(), forKey: "listLabel")
    screen.loadViewIfNeeded()
    screen.enter("pnd")
    screen.enter("px")
    screen.drop(2)
    Trace.record("\(screen.sum), rich: \(screen.isRich), next \(screen.nextStep)")
    screen.enter("d")
    Trace.record("\(screen.sum), rich: \(screen.isRich), next \(screen.nextStep)")
    screen.clear()
}
