import UIKit

struct Parcel {
    let code: String
    var isLate: Bool
}

final class ParcelService {
    static let shared = ParcelService()
    private var parcels = [Parcel(code: "A1", isLate: false), Parcel(code: "B2", isLate: true)]

    func track(code: String, limit: Int, completion: @escaping ([Parcel]) -> Void) {
        Trace.record("track(\(code), \(limit))")
        completion(parcels.filter { code.isEmpty || $0.code == code })
    }

    func complain(about parcel: Parcel) {
        Trace.record("complain(\(parcel.code))")
        parcels.removeAll { $0.code == parcel.code }
    }

    func forget() {
        Trace.record("forget")
    }
}
