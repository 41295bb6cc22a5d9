/// What the program's exit code says. Zero is success: the module was written, or there was nothing to do.
enum ExitStatus: Int32, CaseIterable {
    case pending = 1
    case usage = 64
    case badInput = 65
    case missingInput = 66
    case internalError = 70
    case cannotCreate = 73

    var meaning: String {
        switch self {
        case .pending: "a split or tidy would change something (with --check), or a wish isn't met (with --strict)"
        case .usage: "the command line is wrong"
        case .badInput: "not a UTF-8 Swift file that parses and holds the one view controller"
        case .missingInput: "a file or folder is not there, or can't be read"
        case .internalError:
            "the result did not pass verification or the build of --typecheck; a defect of viper-split"
        case .cannotCreate: "a file exists, has uncommitted changes or can't be written"
        }
    }
}
