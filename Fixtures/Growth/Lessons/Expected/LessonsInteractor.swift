import UIKit

@MainActor
final class LessonsInteractor: LessonsCounting {

    func hours() -> Int {
        Trace.record("hours")
        return 12
    }

    // MARK: - Business use case

    func save(_ names: [String]) {
        FavouriteStore.shared.save(names)
    }
}
