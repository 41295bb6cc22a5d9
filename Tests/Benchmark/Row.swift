/// A measurement, with what it comes to.
struct Row: Codable {
    let name: String
    let measurement: Measurement
    /// Splitting by parsing.
    let ratio: Double
    /// The whole process by parsing.
    let processRatio: Double
    /// Time per line by that of the smallest controller of the same form; nil if there is none.
    let perLine: Double?
    /// The peak of the memory by what the trees need.
    let memory: Double

    /// - Parameter smallest: the smallest controller of the same form.
    init(name: String, _ measurement: Measurement, smallest: Measurement? = nil) {
        self.name = name
        self.measurement = measurement
        ratio = measurement.splitting / measurement.parsing
        processRatio = measurement.process / measurement.parsing
        perLine = smallest.map { measurement.timePerLine / $0.timePerLine }
        memory = Double(measurement.peak) / Double(max(1, measurement.tree))
    }
}

extension Measurement {
    fileprivate var timePerLine: Double { splitting / Double(max(1, lines)) }
}
