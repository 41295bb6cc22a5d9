import Foundation

@preconcurrency @MainActor
final class ShiftPresenter {

    // MARK: - Private properties -

    private unowned let view: ShiftViewInterface
    private let interactor: ShiftInteractorInterface
    private let wireframe: ShiftWireframeInterface

    // MARK: - Properties -

    private var day = "mon"
    private var booked = 0.0
    private var nominalHours = 8
    private var isClosed = false

    // MARK: - Lifecycle -

    init(
        view: ShiftViewInterface,
        interactor: ShiftInteractorInterface,
        wireframe: ShiftWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ShiftPresenter: ShiftPresenterInterface {

    func viewDidLoad() {
        nominalHours = interactor.nominal
        note("loaded")
        choose("mon")
    }

    func choose(_ day: String) {
        self.day = day
        // A day has so many hours at most, which are asked for later.
        func bookable() -> Double { min(availableHours, Double(nominalHours)) }
        let availableHours = interactor.hours(on: day)
        booked += bookable()
        view.setHoursLabelText("\(day): \(booked)")
        interactor.book(booked)
    }

    func help() {
        note("help for \(day)")
        isClosed = false
        wireframe.showHelp()
    }

    // MARK: - Handle view event

    func closeRota(isOn: Bool) {
        isClosed = !isOn
        interactor.closeRota()
    }

    func noteLine() {
        isClosed = true
        interactor.noteLine("\(day) is off")
    }
}
