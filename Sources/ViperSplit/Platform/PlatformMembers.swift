/// The members of UIKit's classes that rules of a split ask for by name.
extension Platform {
    /// A view controller takes in another one as a part of its screen.
    static let takesInScreen: Set = ["addChild", "addChildViewController"]
    /// Functions that UIKit, a nib or a storyboard calls on an object that has just been made.
    static let calledOnNewObject: Set = ["awakeFromNib", "awakeAfter", "setValue"]
    static let viewDidLoad = "viewDidLoad"

    /// The screens that a view controller is shown with.
    static let presentedScreen = "presentedViewController"
    /// The stack that a view controller stands on, and the method that puts another one on it.
    static let stack = "navigationController"
    static let push = "pushViewController"
    /// A method that asks a storyboard to show another screen.
    static let performSegue = "performSegue"

    /// Methods of a storyboard that make its first screen, and one of an identifier.
    static let makeInitialScreen = "instantiateInitialViewController"
    static let makeScreen = "instantiateViewController"

    /// The arguments of an initialiser that is given a nib.
    ///
    /// - Parameter name: an expression.
    static func nibArguments(_ name: String) -> String { "(nibName: \(name), bundle: nil)" }

    /// The properties that say at which view or item a popover points.
    static let popoverSources: Set = ["barButtonItem", "sourceItem", "sourceView"]
    /// The text fields of an alert.
    static let fieldsOfAlert = "textFields"
    /// The style of an alert that is a sheet.
    static let sheetStyle = "actionSheet"
    /// The properties of a view that list the views in it.
    static let subviewLists: Set = ["arrangedSubviews", "subviews"]
    /// The properties of cells and buttons that are views of their own.
    static let partsOfViews: Set = ["detailTextLabel", "imageView", "textLabel", "titleLabel"]
    /// A method of defaults and of stores of keys and values.
    static let removeObject = "removeObject"
}
