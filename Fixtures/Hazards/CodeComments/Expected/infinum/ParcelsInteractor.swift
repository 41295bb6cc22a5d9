import Foundation

@preconcurrency @MainActor
final class ParcelsInteractor {

    // ----------------------
    // MARK: - Outlets:
    // ----------------------

    private // the app has one
        let service: ParcelService

    // MARK: - Lifecycle -

    init(service: ParcelService = .shared) {
        self.service = service
    }
}

// MARK: - Extensions -

extension ParcelsInteractor: ParcelsInteractorInterface {

    // MARK: - Business use case

    func complain(about parcel: Parcel) {
        service.complain(about: parcel)
    }

    func forgetParcel() {
        service.forget()
    }

    func track(code: String, limit: Int, completion: @escaping ([Parcel]) -> Void) {
        service.track(code: code, limit: limit, completion: completion)
    }
}
