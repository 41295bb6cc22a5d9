/// Says in words what a tidied file has that the given one hasn't, or hasn't any more.
///
/// Marks aside, every line of it is a line of the given file; every body has the same members, to the letter; and what is
/// evaluated in the order in which it stands is in the order in which it stood.
func checkTidied(_ given: Controller, _ tidied: Controller) -> [String] {
    var faults: [String] = []
    let difference = lines(of: given).symmetricDifference(lines(of: tidied)).sorted()
    if let line = difference.first { faults.append("the line `\(line)` isn't there as often as it was") }
    guard given.bodies.count == tidied.bodies.count else { return faults + ["the class has another extension"] }
    for (old, new) in zip(given.bodies, tidied.bodies) {
        if texts(of: old, in: given).sorted() != texts(of: new, in: tidied).sorted() {
            faults.append("the members of a body aren't what they were")
        }
        if storedNames(in: old, of: given) != storedNames(in: new, of: tidied) {
            faults.append("the stored properties stand in another order")
        }
    }
    return faults
}

/// The lines of the file without its marks and empty lines, each with the times that it occurs.
private func lines(of controller: Controller) -> Set<String> {
    let unit = controller.homeUnit
    let marks = controller.bodies.filter { $0.unit == unit.index }.flatMap(\.marks).map(\.mark.range)
    var text = ""
    var end = 0
    for mark in marks.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        text += unit.text(end..<mark.lowerBound)
        end = mark.upperBound
    }
    text += unit.text(end..<unit.bytes.count)
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.trimmed.isEmpty }
    return Set(lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }.map { "\($0.key) (\($0.value))" })
}

private func texts(of body: TypeBody, in controller: Controller) -> [String] {
    body.members.map { controller.units[body.unit].text(controller.members[$0].declRange) }
}

private func storedNames(in body: TypeBody, of controller: Controller) -> [String] {
    body.members.map { controller.members[$0] }.filter { $0.kind == .storedProperty }.flatMap(\.names)
}
