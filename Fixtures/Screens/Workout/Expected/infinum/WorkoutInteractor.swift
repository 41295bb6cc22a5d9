import Foundation

@preconcurrency @MainActor
final class WorkoutInteractor {

    // MARK: - Dependencies

    private let coach: VoiceCoach
    private let defaults: UserDefaults

    // MARK: - Lifecycle -

    init(coach: VoiceCoach? = nil, defaults: UserDefaults = .standard) {
        self.coach = coach ?? VoiceCoach.shared
        self.defaults = defaults
    }
}

// MARK: - Extensions -

extension WorkoutInteractor: WorkoutInteractorInterface {

    // MARK: - State

    var countsDown: Bool {
        get { defaults.object(forKey: WorkoutViewController.Key.countsDown) as? Bool ?? true }
        set {
            defaults.set(newValue, forKey: WorkoutViewController.Key.countsDown)
            Usage.count("countsDown", ["on": newValue ? 1 : 0])
        }
    }

    var isSilent: Bool {
        get { defaults.bool(forKey: WorkoutViewController.Key.isSilent) }
        set { defaults.set(newValue, forKey: WorkoutViewController.Key.isSilent) }
    }

    // MARK: - Running

    func speak(_ text: String, isUrgent: Bool = false) {
        guard !isSilent else { return }
        coach.say(text, isUrgent: isUrgent)
    }

    // MARK: - Business use case

    var storedFinished: Int { defaults.integer(forKey: WorkoutViewController.Key.finished) }

    func say(_ text: String) {
        coach.say(text)
    }

    func setFinished(_ value: Int) {
        defaults.set(value, forKey: WorkoutViewController.Key.finished)
    }
}
