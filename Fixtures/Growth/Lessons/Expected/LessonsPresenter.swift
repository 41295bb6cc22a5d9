import UIKit

@MainActor
final class LessonsPresenter: LessonsHandling {

	weak var view: LessonsShowing?
	var interactor: LessonsCounting?
	var router: LessonsLeaving?

	// MARK: - Handle view event

	var favourites: [String] = []

	func start() {
		view?.showHours(interactor?.hours() ?? 0)
	}

	// MARK: - Handle view event

	func didTapFavourite(_ name: String) {
		guard !favourites.contains(name) else {
			router?.close()
			return
		}
		favourites.append(name)
		interactor?.save(favourites)
		view?.showFavourites()
	}
}
