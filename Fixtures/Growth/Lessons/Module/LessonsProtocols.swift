import UIKit

@MainActor
protocol LessonsHandling: AnyObject {
    func start()
}

@MainActor
protocol LessonsCounting: AnyObject {
    func hours() -> Int
}

@MainActor
protocol LessonsLeaving: AnyObject {
    func leave()
}
