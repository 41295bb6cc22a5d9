import Foundation

@preconcurrency @MainActor
final class CounterPresenter {

    // MARK: - Private properties -

    private unowned let view: CounterViewInterface
    private let interactor: CounterInteractorInterface
    private let wireframe: CounterWireframeInterface

    // MARK: - Properties -

    let start: Int
    var log: [String] = []

    private lazy var picker: StepPicker = {
        let picker = StepPicker()
        picker.delegate = self
        return picker
    }()

    // MARK: - Handle view event

    var total = 0

    // MARK: - Lifecycle -

    init(
        view: CounterViewInterface,
        interactor: CounterInteractorInterface,
        wireframe: CounterWireframeInterface,
        start: Int
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.start = start
    }
}

// MARK: - Extensions -

extension CounterPresenter: CounterPresenterInterface {

    // MARK: - Handle view event

    func tap() {
        total += start
        log.append("tap")
        view.show()
        picker.pick()
    }

    func viewWillAppear(_ animated: Bool) {
        // after super
        log.append("appear \(animated)")
        view.show()
    }
}

extension CounterPresenter: CounterInteractorOutputInterface {
}

// MARK: - Handle business event

extension CounterPresenter: FeedDelegate {
    func feed(_ feed: Feed, didGet n: Int) {
        let view = self.view
        total += n
        interactor.finish()
        view.show()
    }
}

// MARK: - Provide view data source

extension CounterPresenter: StepPickerDelegate {
    // The title
    var stepTitle: String { "t\(total)" }
    func picked(_ n: Int) {
        log.append("picked \(n)")
        view.show()
    }
}
