import UIKit

@MainActor
final class LessonsPresenter: LessonsHandling {

	weak var view: LessonsShowing?
	var interactor: LessonsCounting?
	var router: LessonsLeaving?

	func start() {
		view?.showHours(interactor?.hours() ?? 0)
	}
}
