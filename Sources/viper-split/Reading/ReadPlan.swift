import Foundation
import ViperSplit

/// Reads a plan that `viper-split plan --json` has written.
func readPlan(_ path: String) throws(CommandError) -> PlanDocument {
    let text = try readSource(path).text
    do {
        return try JSONDecoder().decode(PlanDocument.self, from: Data(text.utf8))
    } catch DecodingError.keyNotFound(let key, let context) {
        throw .noPlan(path: path, reason: "\(place(context.codingPath)) has no `\(key.stringValue)`")
    } catch DecodingError.typeMismatch(_, let context) {
        guard let key = context.codingPath.last, key.intValue == nil else {
            throw .noPlan(path: path, reason: "\(place(context.codingPath)) is no object")
        }
        throw .noPlan(
            path: path, reason: "`\(key.stringValue)` of \(place(context.codingPath.dropLast())) has the wrong type")
    } catch {
        throw .noPlan(path: path, reason: "it isn't JSON")
    }
}

/// A place in the plan in words, its rows counted from 1: "the plan", "row 2", "fragment 1 of row 2".
private func place(_ path: some Sequence<any CodingKey>) -> String {
    let rows = path.compactMap(\.intValue).map { $0 + 1 }
    return switch rows.count {
    case 0: "the plan"
    case 1: "row \(rows[0])"
    default: "fragment \(rows[1]) of row \(rows[0])"
    }
}
