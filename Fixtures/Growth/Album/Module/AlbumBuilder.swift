import UIKit

final class AlbumBuilder: VIPERBuilder<AlbumView, AlbumPresenter, AlbumInteractor, AlbumRouter> {

    override class var defaultViewUIType: VIPERViewUIType {
        return .none
    }
}

// MARK: - Builder custom methods

extension AlbumBuilder {

}
