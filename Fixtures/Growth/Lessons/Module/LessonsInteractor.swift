import UIKit

@MainActor
final class LessonsInteractor: LessonsCounting {

    func hours() -> Int {
        Trace.record("hours")
        return 12
    }
}
