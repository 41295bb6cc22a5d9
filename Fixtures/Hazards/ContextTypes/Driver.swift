import UIKit

MainActor.assumeIsolated {
    let screen = TravelViewController()
    let place = UITextField()
    screen.setValue(place, forKey: "placeField")
    screen.setValue(UILabel(), forKey: "listLabel")
    screen.setValue(UILabel(), forKey: "spentLabel")
    screen.loadViewIfNeeded()
    screen.buyFirst()
    place.text = "Oslo"
    screen.perform(Selector(("search")))
    screen.buyFirst()
    screen.perform(Selector(("toggleMode")))
    place.text = "Bern"
    screen.perform(Selector(("search")))
    screen.buyFirst()
}
