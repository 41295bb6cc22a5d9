import Foundation

@preconcurrency @MainActor
final class ReportPresenter {

    // MARK: - Private properties -

    private unowned let view: ReportViewInterface
    private let interactor: ReportInteractorInterface
    private let wireframe: ReportWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: ReportViewInterface,
        interactor: ReportInteractorInterface,
        wireframe: ReportWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ReportPresenter: ReportPresenterInterface {

    // MARK: - Handle view event

    func add<S: Sequence>(_ values: S) where S.Element == Int {
        interactor.readings += values
        interactor.check(interactor.readings.count < 5, "many readings: \(interactor.readings.count)")
        view.updateTextLabel()
    }

    func parse(_ texts: [String]) {
        do {
            let values = try interactor.map(texts) { text -> Int in
                guard let value = Int(text) else { throw ReportError.notANumber(text) }
                return value
            }
            add(values)
            view.render("\(interactor.map(values) { $0 * 2 })")
        } catch let error as ReportError {
            wireframe.show(error, of: texts)
        } catch {
            view.render("?")
        }
    }

    func limit(to maximum: Int) {
        do {
            try interactor.limit(&interactor.readings, to: maximum)
            view.render("limited to \(maximum)")
        } catch {
            wireframe.show(error, of: interactor.readings)
        }
    }

    // MARK: - Provide view data source

    func sum<C>(of values: C) -> Int where C: Collection, C.Element: BinaryInteger {
        values.reduce(0) { $0 + Int($1) }
    }

    func largest<T: Comparable>(_ values: [T]) -> T? {
        values.max()
    }

    // MARK: - Forwarding

    func close(telling reader: some ReportReading) {
        wireframe.close(telling: reader)
    }

    var readings: [Int] { interactor.readings }
}
