import Foundation

@preconcurrency @MainActor
final class ConsentInteractor {

    // MARK: - Properties -

    private let importer: Importer
    private let reportTracker: ReportTracker

    // MARK: - Lifecycle -

    init(importer: Importer = .shared, reportTracker: ReportTracker = .shared) {
        self.importer = importer
        self.reportTracker = reportTracker
    }
}

// MARK: - Extensions -

extension ConsentInteractor: ConsentInteractorInterface {

    // MARK: - Business use case

    var sendsReports: Bool { Preferences.sendsReports }

    func setSendsReports(_ sendsReports: Bool) {
        Preferences.sendsReports = sendsReports
    }

    func setCollecting(_ isCollecting: Bool) {
        reportTracker.setCollecting(isCollecting)
    }

    func remember(_ answer: String) {
        reportTracker.remember(answer)
    }

    func total(besides count: Int) -> Int {
        reportTracker.total(besides: count)
    }

    func run(_ step: @escaping () -> Void) {
        importer.run(step)
    }
}
