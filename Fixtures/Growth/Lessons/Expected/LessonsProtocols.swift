import UIKit

@MainActor
protocol LessonsHandling: AnyObject {
    var favourites: [String] { get }

    func start()
    func didTapFavourite(_ name: String)
}

@MainActor
protocol LessonsCounting: AnyObject {
    func hours() -> Int
    func save(_ names: [String])
}

@MainActor
protocol LessonsLeaving: AnyObject {
    func leave()
    func close()
}
