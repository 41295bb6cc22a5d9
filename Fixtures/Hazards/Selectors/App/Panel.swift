import UIKit

final class Panel {
    func save(_ value: Int) {
        Trace.record("panel.save(\(value))")
    }

    func reset(to value: Int?) {
        Trace.record("panel.reset(\(value.map(String.init) ?? "nil"))")
        NotificationCenter.default.post(
            name: .panelReset, object: self, userInfo: value.map { ["value": $0] })
    }
}
