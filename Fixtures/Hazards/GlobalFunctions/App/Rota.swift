import UIKit

@MainActor
final class Rota {
    static let shared = Rota()
    var nominal = 8

    func hours(on day: String) -> Double {
        Trace.record("hours(on: \(day))")
        return day == "sat" ? 0.5 : 6
    }

    func book(_ hours: Double) {
        Trace.record("book(\(hours))")
    }

    func note(_ line: String) {
        Trace.record("rota notes \(line)")
    }

    func close() {
        Trace.record("rota closes")
    }
}

@MainActor
func note(_ line: String) {
    Trace.record("app notes \(line)")
}

@MainActor
func refreshBadges() {
    Trace.record("badges")
}

@MainActor
func presentHelp(on screen: UIViewController) {
    let help = UIViewController()
    help.title = "help"
    screen.present(help, animated: true)
}
