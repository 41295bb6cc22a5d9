import UIKit

/// Writes down every change.
@propertyWrapper
struct Logged<Value> {
    struct Projection {
        var name = "value"
        var writes = 0
    }

    var wrappedValue: Value {
        didSet {
            projectedValue.writes += 1
            Trace.record("\(projectedValue.name) = \(wrappedValue)")
        }
    }
    var projectedValue = Projection()

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

/// Keeps a number within a range.
@propertyWrapper
struct Limited {
    var range: ClosedRange<Int>
    private var value: Int

    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = wrappedValue
    }
}

@MainActor
func inspect(_ screen: EditorViewController) {
    Trace.record("\(screen.draft), \(screen.$draft.writes) writes, \(screen.stars) stars")
}
