// The calendar and its selections.

@available(iOS 16, *) @pure class UICalendarView: UIView {
    weak var delegate: (any UICalendarViewDelegate)?
    var selectionBehavior: UICalendarSelection?
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone?
    var fontDesign: UIFontDescriptor.SystemDesign
    var availableDateRange: DateInterval
    var visibleDateComponents: DateComponents
    func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool)
    var wantsDateDecorations: Bool
    @callsBack func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool)
    @pure enum DecorationSize: Int {
        case small, medium, large
    }
    @MainActor @pure class Decoration: NSObject {
        init()
        class func customView(_ customViewProvider: @escaping () -> UIView) -> Self
        static func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium)
            -> UICalendarView.Decoration
        static func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium)
            -> UICalendarView.Decoration
    }
}
@available(iOS 16, *) protocol UICalendarViewDelegate: NSObjectProtocol {
    optional func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    @available(iOS 16.2, *) optional func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
@available(iOS 16, *) @view @MainActor class UICalendarSelection: NSObject {
    func updateSelectableDates()
}
@available(iOS 16, *) @pure class UICalendarSelectionSingleDate: UICalendarSelection {
    weak var delegate: (any UICalendarSelectionSingleDateDelegate)? { get }
    var selectedDate: DateComponents?
    func setSelected(_ selectedDate: DateComponents?, animated: Bool)
    init(delegate: (any UICalendarSelectionSingleDateDelegate)?)
}
@available(iOS 16, *) protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    optional func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}
@available(iOS 16, *) @pure class UICalendarSelectionMultiDate: UICalendarSelection {
    var selectedDates: [DateComponents]
    func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool)
    weak var delegate: (any UICalendarSelectionMultiDateDelegate)? { get }
    init(delegate: (any UICalendarSelectionMultiDateDelegate)?)
}
@available(iOS 16, *) protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    optional func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    optional func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}
@available(iOS 18, *) @pure class UICalendarSelectionWeekOfYear: UICalendarSelection {
    init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?)
    weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)? { get }
    var selectedWeekOfYear: DateComponents?
    func setSelectedWeekOfYear(_ selectedWeekOfYear: DateComponents?, animated: Bool)
}
@available(iOS 18, *) protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    optional func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}
