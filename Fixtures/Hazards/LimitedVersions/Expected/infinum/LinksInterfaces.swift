import UIKit

@preconcurrency @MainActor
protocol LinksWireframeInterface: WireframeInterface {
}

@preconcurrency @MainActor
protocol LinksViewInterface: ViewInterface {
    func setTitleLabelText(_ text: String?)
    func updateTitleLabelAndLargeSwitch()
}

@preconcurrency @MainActor
protocol LinksPresenterInterface: PresenterInterface {
    @available(iOS 13.0, *)
    func add(_ link: Link)
    @available(iOS 17.0, *)
    func archive(_ link: Link)
    func putAway(_ link: Link)
    func clear()
    func restore()
    func keepLarge()
}

@preconcurrency @MainActor
protocol LinksInteractorInterface: InteractorInterface {
    func keep(_ link: Link)
    func synchronize()
    @available(iOS 16.0, *)
    func archiveLink(_ link: Link)
}
