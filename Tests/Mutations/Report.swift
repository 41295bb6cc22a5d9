/// The words for what came of a campaign.
public func report(_ examinations: [Examination]) -> String {
    let faulty = examinations.filter { !$0.faults.isEmpty }
    let faults = faulty.flatMap { examination in
        examination.faults.map { "--only \(examination.number) (\(examination.title)): \($0)" }
    }
    let mutations = Mutation.allCases.compactMap { mutation -> String? in
        let some = examinations.filter { $0.mutation == mutation }
        return some.isEmpty ? nil : "\(mutation.rawValue): \(some.count), \(answers(to: some))"
    }
    let worst = examinations.max { $0.seconds < $1.seconds }
    let time = worst.map {
        "the longest took \(($0.seconds * 100).rounded() / 100) s of the processor's time: --only \($0.number)"
    }
    let sum = "\(examinations.count) mutants, \(answers(to: examinations)); \(faulty.count) with a fault"
    return (mutations + faults + [time, sum].compactMap { $0 }).joined(separator: "\n")
}

private func answers(to examinations: [Examination]) -> String {
    Examination.Answer.allCases.compactMap { answer in
        let count = examinations.count { $0.answer == answer }
        return count == 0 ? nil : "\(count) \(answer.rawValue)"
    }.joined(separator: ", ")
}

extension Examination {
    fileprivate var title: String {
        ([mutation?.rawValue, original].compactMap { $0 }.filter { !$0.isEmpty }).joined(separator: " of ")
    }
}
