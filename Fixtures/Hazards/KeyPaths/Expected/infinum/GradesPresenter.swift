import Foundation

@preconcurrency @MainActor
final class GradesPresenter {

    // MARK: - Private properties -

    private unowned let view: GradesViewInterface
    private let interactor: GradesInteractorInterface
    private let wireframe: GradesWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: GradesViewInterface,
        interactor: GradesInteractorInterface,
        wireframe: GradesWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension GradesPresenter: GradesPresenterInterface {

    // MARK: - Handle view event

    func add(_ grade: Grade) {
        let insert = interactor.book.insert(value:weight:)
        insert(grade.value, grade.weight)
        interactor.grades.append(grade)
    }

    // MARK: - Provide view data source

    var average: Int {
        interactor.grades.isEmpty ? 0 : interactor.grades.map { $0.value * $0.weight }.reduce(0, +) / max(interactor.weight, 1)
    }

    // MARK: - Forwarding

    func open(_ field: Field) {
        wireframe.open(field)
    }

    var book: GradeBook { interactor.book }

    var grades: [Grade] {
        get { interactor.grades }
        set { interactor.grades = newValue }
    }

    var value: Int {
        get { interactor.value }
        set { interactor.value = newValue }
    }

    var weight: Int {
        get { interactor.weight }
        set { interactor.weight = newValue }
    }
}
