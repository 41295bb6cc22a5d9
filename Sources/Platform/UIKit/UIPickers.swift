// Date pickers, picker views, progress, activity, refresh and colour wells.

class UIDatePicker: UIControl, NSCoding {
    var datePickerMode: UIDatePicker.Mode
    var locale: Locale?
    var calendar: Calendar!
    var timeZone: TimeZone?
    var date: Date
    var minimumDate: Date?
    var maximumDate: Date?
    var countDownDuration: TimeInterval
    var minuteInterval: Int
    func setDate(_ date: Date, animated: Bool)
    @available(iOS 13.4, *) var preferredDatePickerStyle: UIDatePickerStyle
    @available(iOS 13.4, *) var datePickerStyle: UIDatePickerStyle { get }
    @available(iOS 15, *) var roundsToMinuteInterval: Bool
    @pure enum Mode: Int {
        case time, date, dateAndTime, countDownTimer
        @available(iOS 17.4, *) case yearAndMonth
    }
}
@available(iOS 13.4, *) @pure enum UIDatePickerStyle: Int {
    case automatic, wheels, compact
    @available(iOS 14, *) case inline
}
@pure class UIPickerView: UIView, NSCoding {
    weak var dataSource: (any UIPickerViewDataSource)?
    weak var delegate: (any UIPickerViewDelegate)?
    @available(iOS, deprecated: 13) var showsSelectionIndicator: Bool
    @callsBack var numberOfComponents: Int { get }
    @callsBack func numberOfRows(inComponent component: Int) -> Int
    @callsBack func rowSize(forComponent component: Int) -> CGSize
    @callsBack func view(forRow row: Int, forComponent component: Int) -> UIView?
    @callsBack func reloadAllComponents()
    @callsBack func reloadComponent(_ component: Int)
    @callsBack func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
    func selectedRow(inComponent component: Int) -> Int
}
@MainActor protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor protocol UIPickerViewDelegate: NSObjectProtocol {
    optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    optional func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@MainActor protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    optional func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    optional func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    optional func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
        -> NSAttributedString?
    optional func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
        -> NSAttributedString?
    @available(iOS 13, *) optional func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String]
    @available(iOS 13, *) optional func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}
@pure class UIProgressView: UIView, NSCoding {
    init(frame: CGRect)
    init?(coder: NSCoder)
    convenience init(progressViewStyle style: UIProgressView.Style)
    var progressViewStyle: UIProgressView.Style
    var progress: Float
    var progressTintColor: UIColor?
    var trackTintColor: UIColor?
    var progressImage: UIImage?
    var trackImage: UIImage?
    func setProgress(_ progress: Float, animated: Bool)
    var observedProgress: Progress?
    @pure enum Style: Int {
        case `default`, bar
    }
}
@pure class UIActivityIndicatorView: UIView, NSCoding {
    init(style: UIActivityIndicatorView.Style)
    init(frame: CGRect)
    init(coder: NSCoder)
    var style: UIActivityIndicatorView.Style
    var hidesWhenStopped: Bool
    var color: UIColor!
    func startAnimating()
    func stopAnimating()
    var isAnimating: Bool { get }
    @pure enum Style: Int {
        @available(iOS 13, *) case medium = 100
        @available(iOS 13, *) case large = 101
        @available(iOS, deprecated: 13) case whiteLarge = 0
        @available(iOS, deprecated: 13) case white = 1
        @available(iOS, deprecated: 13) case gray = 2
    }
}
@pure class UIRefreshControl: UIControl {
    init()
    var isRefreshing: Bool { get }
    var tintColor: UIColor!
    var attributedTitle: NSAttributedString?
    func beginRefreshing()
    func endRefreshing()
}
@available(iOS 14, *) @pure class UIColorWell: UIControl {
    var title: String?
    var supportsAlpha: Bool
    var selectedColor: UIColor?
    @available(iOS 26, *) var maximumLinearExposure: CGFloat
}
