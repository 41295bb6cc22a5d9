/// Where a view controller comes from.
enum ScreenSource: Hashable {
    case code
    /// - Parameter identifier: nil for the storyboard's initial view controller.
    case storyboard(name: String, identifier: String?)
    case nib(name: String)
    /// A storyboard has it, but without an identifier: nothing but a segue takes it from there.
    case segue(storyboard: String)

    /// The file that holds it.
    var fileName: String? {
        switch self {
        case .code: nil
        case .storyboard(let name, _), .segue(let name): "\(name).storyboard"
        case .nib(let name): "\(name).xib"
        }
    }

    /// The name of the storyboard or nib.
    var interfaceName: String? {
        switch self {
        case .code: nil
        case .storyboard(let name, _), .nib(let name), .segue(let name): name
        }
    }
}
