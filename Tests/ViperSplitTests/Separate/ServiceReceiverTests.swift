import Testing

@testable import ViperSplit

/// What a service is called in the names of what is asked of it.
struct ServiceReceiverTests {
    @Test(arguments: [
        SeparationRow(
            sentence: "What a shared instance holds is asked.", code: "API.shared.listener?.remove()",
            presenter: "interactor.removeListener()", interactor: "func removeListener() {"),
        SeparationRow(
            sentence: "What the app's delegate holds is asked.", code: "AppDelegate.shared.uploads.cancel()",
            presenter: "interactor.cancelUploads()", interactor: "func cancelUploads() {"),
        SeparationRow(
            sentence: "The instance itself is asked by its type.", code: "TokenKeychain.shared.remove()",
            presenter: "interactor.removeToken()", interactor: "func removeToken() {"),
        SeparationRow(
            sentence: "So it is where it may be missing.", code: "TokenKeychain.shared?.remove()",
            presenter: "interactor.removeToken()", interactor: "func removeToken() {"),
    ])
    func itsNounTellsWhatIsAsked(_ row: SeparationRow) throws { try row.check() }
}
