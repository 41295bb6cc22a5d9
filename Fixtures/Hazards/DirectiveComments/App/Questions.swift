import UIKit

struct Question {
    let text: String
    let answer: String
}

@MainActor
final class QuestionStore {
    private let questions = [Question(text: "1 + 1?", answer: "2"), Question(text: "2 * 3?", answer: "6")]

    var count: Int {
        questions.count
    }

    func question(at index: Int) -> Question? {
        Trace.record("question at \(index)")
        return index < questions.count ? questions[index] : nil
    }

    func log(_ line: String) {
        Trace.record("log: \(line)")
    }
}
