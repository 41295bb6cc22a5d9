import UIKit

@preconcurrency @MainActor
protocol MarksWireframeInterface: WireframeInterface {
    func wireframeDashes()
}

@preconcurrency @MainActor
protocol MarksViewInterface: ViewInterface {
    func viewUpdate()
}

@preconcurrency @MainActor
protocol MarksPresenterInterface: PresenterInterface {
    var log: MarkLog { get }
    var presenterText: String { get }

    func presenterPragma()
    func presenterBanner()
    func presenterHit()
}

@preconcurrency @MainActor
protocol MarksInteractorInterface: InteractorInterface {
    var interactorCount: Int { get }

    func interactorUseCase()
}

@preconcurrency @MainActor
protocol MarksInteractorOutputInterface: AnyObject, Sendable {
    var log: MarkLog { get }

    func presenterMark()
}
