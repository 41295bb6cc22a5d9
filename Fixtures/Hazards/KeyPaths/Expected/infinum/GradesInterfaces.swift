import UIKit

@preconcurrency @MainActor
protocol GradesWireframeInterface: WireframeInterface {
    func open(_ field: Field)
}

@preconcurrency @MainActor
protocol GradesViewInterface: ViewInterface {
}

@preconcurrency @MainActor
protocol GradesPresenterInterface: PresenterInterface {
    var average: Int { get }
    var book: GradeBook { get }
    var grades: [Grade] { get set }
    var value: Int { get set }
    var weight: Int { get set }

    func add(_ grade: Grade)
    func open(_ field: Field)
}

@preconcurrency @MainActor
protocol GradesInteractorInterface: InteractorInterface {
    var book: GradeBook { get }
    var grades: [Grade] { get set }
    var value: Int { get set }
    var weight: Int { get set }
}
