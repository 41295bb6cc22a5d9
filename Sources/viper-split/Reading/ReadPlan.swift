import Foundation
import ViperSplit

/// Reads a plan that `viper-split plan --json` has written.
func readPlan(_ path: String) throws(CommandError) -> [PlannedMember] {
    let text = try readSource(path).text
    do {
        return try JSONDecoder().decode([PlannedMember].self, from: Data(text.utf8))
    } catch DecodingError.keyNotFound(let key, let context) {
        throw .noPlan(path: path, reason: "row \(row(context)) has no `\(key.stringValue)`")
    } catch DecodingError.typeMismatch(_, let context) {
        let key = context.codingPath.last?.stringValue ?? "it"
        throw .noPlan(path: path, reason: "`\(key)` of row \(row(context)) has the wrong type")
    } catch {
        throw .noPlan(path: path, reason: "it isn't JSON")
    }
}

/// Counted from 1.
private func row(_ context: DecodingError.Context) -> Int { (context.codingPath.first?.intValue ?? 0) + 1 }
