import Testing

@testable import viper_split

struct ProgressBarTests {
    @Test(arguments: [
        (0, 4, "[--------------------] 0 of 4"), (1, 4, "[#####---------------] 1 of 4"),
        (4, 4, "[####################] 4 of 4"),
    ])
    func theLineSaysHowManyAreDone(done: Int, count: Int, line: String) {
        #expect(progressLine(done, of: count) == line)
    }
}
