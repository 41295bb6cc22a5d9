// EventKitUI's screens of events and calendars.

class EKEventEditViewController: UINavigationController {
    weak var editViewDelegate: (any EKEventEditViewDelegate)?
    var event: EKEvent?
    var eventStore: EKEventStore!
    func cancelEditing()
}
protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    optional func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
        -> EKCalendar
}
enum EKEventEditViewAction: Int {
    case canceled, saved, deleted
}
extension EKEventEditViewAction {
    @pure static var cancelled: EKEventEditViewAction { get }
}
class EKEventViewController: UIViewController {
    var allowsCalendarPreview: Bool
    var allowsEditing: Bool
    weak var delegate: (any EKEventViewDelegate)?
    var event: EKEvent!
}
protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
enum EKEventViewAction: Int {
    case done, responded, deleted
}
class EKCalendarChooser: UIViewController {
    init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore)
    init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore)
    weak var delegate: (any EKCalendarChooserDelegate)?
    var selectedCalendars: Set<EKCalendar>
    var selectionStyle: EKCalendarChooserSelectionStyle { get }
    var showsCancelButton: Bool
    var showsDoneButton: Bool
}
protocol EKCalendarChooserDelegate: NSObjectProtocol {
    optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
    optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
}
enum EKCalendarChooserDisplayStyle: Int {
    case allCalendars, writableCalendarsOnly
}
enum EKCalendarChooserSelectionStyle: Int {
    case single, multiple
}
