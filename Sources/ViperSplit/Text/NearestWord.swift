/// The word that is meant instead of one that there isn't, as far as one is near.
public func nearestWord(to word: String, among words: [String]) -> String? {
    let near = words.map { (word: $0, distance: $0.difference(from: word).count) }.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= max(2, word.count / 2) ? $0.word : nil }
}
