import UIKit

@MainActor
func run(_ answers: [String]) {
    MainLoop.drain()
    Trace.record("== \(answers)")
    let screen = QuizViewController()
    let question = UILabel()
    let score = UILabel()
    screen.setValue(question, forKey: "questionLabel")
    screen.setValue(score, forKey: "scoreLabel")
    screen.loadViewIfNeeded()
    for answer in answers {
        screen.answer(answer)
        Trace.record("\(question.text ?? "nil") \(score.text ?? "nil"), score = \(screen.score)")
    }
    if let alert = screen.presentedViewController as? UIAlertController {
        Trace.record(alert.message ?? "nil")
        alert.actions[0].tap()
    }
    Trace.record("\(question.text ?? "nil") \(score.text ?? "nil"), score = \(screen.score)")
    screen.hide()
    Trace.record("score = \(score.text ?? "nil")")
}

MainActor.assumeIsolated {
    run([])
    run(["2"])
    run(["3", "6", "anything"])
}
