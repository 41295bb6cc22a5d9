import Combine
import UIKit

@MainActor
func visit(_ name: String, _ thermometer: Thermometer, _ act: (ClimateViewController) -> Void) {
    Trace.record("== \(name)")
    let screen = ClimateViewController(thermometer: thermometer)
    screen.setValue(UILabel(), forKey: "degreesLabel")
    screen.setValue(UILabel(), forKey: "alarmLabel")
    screen.loadViewIfNeeded()
    act(screen)
    Trace.record("letting go")
}

MainActor.assumeIsolated {
    let thermometer = Thermometer()
    visit("looking", thermometer) { screen in
        thermometer.degrees.send(25)
        thermometer.degrees.send(25)
        thermometer.degrees.send(22)
        thermometer.alarms.send("frost")
        screen.perform(Selector(("warmer")))
    }
    thermometer.degrees.send(30)
    thermometer.alarms.send("nobody hears")
    visit("following", thermometer) { screen in
        screen.follow()
        thermometer.degrees.send(17)
        Trace.record("goal \(screen.goal)")
        screen.stopFollowing()
    }
    thermometer.degrees.send(31)
    visit("following on", thermometer) { $0.follow() }
    thermometer.degrees.send(32)
    MainLoop.drain()
}
