import UIKit

@preconcurrency @MainActor
protocol ReportWireframeInterface: WireframeInterface {
    func show<E: Error, T>(_ error: E, of values: [T]) where E: Equatable
    func close(telling reader: some ReportReading)
}

@preconcurrency @MainActor
protocol ReportViewInterface: ViewInterface {
    func render(_ lines: String...)
    func updateTextLabel()
}

@preconcurrency @MainActor
protocol ReportPresenterInterface: PresenterInterface {
    var readings: [Int] { get }

    func add<S: Sequence>(_ values: S) where S.Element == Int
    func parse(_ texts: [String])
    func limit(to maximum: Int)
    func sum<C>(of values: C) -> Int where C: Collection, C.Element: BinaryInteger
    func largest<T: Comparable>(_ values: [T]) -> T?
    func close(telling reader: some ReportReading)
}

@preconcurrency @MainActor
protocol ReportInteractorInterface: InteractorInterface {
    var readings: [Int] { get set }

    func map<T, R>(_ values: [T], _ transform: (T) throws -> R) rethrows -> [R]
    func limit<T>(_ values: inout [T], to maximum: Int) throws(ReportError)
    func check(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String)
}
