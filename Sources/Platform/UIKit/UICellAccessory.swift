// The accessories of list cells.

@available(iOS 14, *) @pure struct UICellAccessory {
    @pure static func disclosureIndicator(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory
    @available(iOS 15.4, *) @pure static func detail(
        displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = DetailOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory
    @pure static func checkmark(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory
    @pure static func delete(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory
    @pure static func insert(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory
    @pure static func reorder(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.ReorderOptions = ReorderOptions()
    ) -> UICellAccessory
    @pure static func multiselect(
        displayed: UICellAccessory.DisplayedState = .whenEditing,
        options: UICellAccessory.MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory
    @pure static func outlineDisclosure(
        displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: UICellAccessory.ActionHandler? = nil
    ) -> UICellAccessory
    @available(iOS 16, *) @pure static func popUpMenu(
        _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: UICellAccessory.MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory
    @pure static func label(
        text: String, displayed: UICellAccessory.DisplayedState = .always,
        options: UICellAccessory.LabelOptions = LabelOptions()
    ) -> UICellAccessory
    @pure static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory
    let accessoryType: UICellAccessory.AccessoryType
    typealias ActionHandler = () -> Void
    @available(iOS 16, *) typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void
    @pure enum DisplayedState {
        case always, whenEditing, whenNotEditing
    }
    enum AccessoryType {
        case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label
        @available(iOS 15.4, *) case detail
        @available(iOS 16, *) case popUpMenu
        case customView(UIView)
    }
    enum Placement {
        typealias Position = ([UICellAccessory]) -> Int
        case leading(
            displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { $0.count })
        case trailing(
            displayed: UICellAccessory.DisplayedState = .always, at: UICellAccessory.Placement.Position = { _ in 0 })
        @pure static func position(before accessory: UICellAccessory) -> UICellAccessory.Placement.Position
        @pure static func position(after accessory: UICellAccessory) -> UICellAccessory.Placement.Position
    }
    enum LayoutDimension: Equatable {
        case actual, standard
        case custom(CGFloat)
    }
    @pure struct DisclosureIndicatorOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
    }
    @available(iOS 15.4, *) @pure struct DetailOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
    }
    @pure struct CheckmarkOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
    }
    @pure struct DeleteOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
        var backgroundColor: UIColor?
    }
    @pure struct InsertOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
        var backgroundColor: UIColor?
    }
    @pure struct ReorderOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
        var showsVerticalSeparator: Bool
    }
    @pure struct MultiselectOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, backgroundColor: UIColor? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
        var backgroundColor: UIColor?
    }
    @pure struct OutlineDisclosureOptions: Hashable {
        init(
            style: UICellAccessory.OutlineDisclosureOptions.Style? = nil, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil)
        var style: UICellAccessory.OutlineDisclosureOptions.Style
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
        @pure enum Style {
            case automatic, header, cell
        }
    }
    @available(iOS 16, *) @pure struct PopUpMenuOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
    }
    @pure struct LabelOptions: Hashable {
        init(
            isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil)
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
        var font: UIFont
        var adjustsFontForContentSizeCategory: Bool
    }
    @pure struct CustomViewConfiguration: Hashable {
        init(
            customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil)
        var customView: UIView { get }
        var placement: UICellAccessory.Placement { get }
        var isHidden: Bool
        var reservedLayoutWidth: UICellAccessory.LayoutDimension
        var tintColor: UIColor?
        var maintainsFixedSize: Bool
    }
}
