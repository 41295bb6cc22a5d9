import Combine
import UIKit

@MainActor
final class Thermometer {
    let degrees = CurrentValueSubject<Int, Never>(20)
    let alarms = PassthroughSubject<String, Never>()
    let goals = PassthroughSubject<Int, Never>()

    private var subscriptions: Set<AnyCancellable> = []

    init() {
        goals.sink { Trace.record("goal \($0)") }.store(in: &subscriptions)
    }
}
