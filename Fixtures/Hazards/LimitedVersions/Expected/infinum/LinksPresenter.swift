import Foundation

@preconcurrency @MainActor
final class LinksPresenter {

    // MARK: - Private properties -

    private unowned let view: LinksViewInterface
    private let interactor: LinksInteractorInterface
    private let wireframe: LinksWireframeInterface

    // MARK: - Properties -

    private var links: [Link] = []

    // MARK: - Lifecycle -

    init(
        view: LinksViewInterface,
        interactor: LinksInteractorInterface,
        wireframe: LinksWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension LinksPresenter: LinksPresenterInterface {

    @available(iOS 13.0, *)
    func add(_ link: Link) {
        links.append(link)
        interactor.keep(link)
        interactor.synchronize()
        view.setTitleLabelText("\(links.count) links")
    }

    @available(iOS 17.0, *)
    func archive(_ link: Link) {
        links.append(link)
        interactor.archiveLink(link)
        interactor.synchronize()
        view.setTitleLabelText("\(links.count) links")
    }

    func putAway(_ link: Link) {
        links = []
        if #available(iOS 16.0, *) {
            interactor.archiveLink(link)
        }
        view.setTitleLabelText("none")
    }

    func clear() {
        links = []
        interactor.synchronize()
        view.setTitleLabelText(nil)
        view.updateTitleLabelAndLargeSwitch()
    }

    func restore() {
        links = [Link(title: "old")]
        if #available(iOS 99.0, *), links.count > 1 {
            view.setTitleLabelText("restored")
        }
    }

    // MARK: - Handle view event

    func keepLarge() {
        interactor.keep(Link(title: "large"))
        interactor.synchronize()
    }
}
