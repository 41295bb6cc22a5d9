import CoreLocation
import UIKit

@MainActor
func visit(_ act: (NearbyViewController) -> Void) {
    let screen = NearbyViewController(manager: Device.manager)
    screen.setValue(UILabel(), forKey: "placeLabel")
    screen.setValue(UIButton(), forKey: "findButton")
    screen.loadViewIfNeeded()
    act(screen)
    Trace.record("letting go")
}

MainActor.assumeIsolated {
    visit { screen in
        screen.perform(Selector(("find")))
        Device.manager.arrive(at: CLLocation(latitude: 45, longitude: 9))
        screen.perform(Selector(("find")))
        Device.manager.fail(with: LocationError.tunnel)
        Device.manager.arrive(at: CLLocation(latitude: 60, longitude: 9))
    }
    visit { $0.perform(Selector(("find"))) }
    Device.manager.arrive(at: CLLocation(latitude: 60, longitude: 9))
    Trace.record("delegate: \(Device.manager.delegate != nil)")
}
