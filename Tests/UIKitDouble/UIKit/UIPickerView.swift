@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
}

@preconcurrency @MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selection: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        record(call: "selectRow(\(row), inComponent: \(component))")
        selection[component] = row
    }
    open func reloadAllComponents() { record(call: "reloadAllComponents()") }
    open func reloadComponent(_ component: Int) { record(call: "reloadComponent(\(component))") }

    /// A user's choice.
    public func choose(_ row: Int, inComponent component: Int = 0) {
        selection[component] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
    open var date = Date(timeIntervalSince1970: 0) { didSet { record(date.timeIntervalSince1970) } }
    open var minimumDate: Date? { didSet { record(minimumDate?.timeIntervalSince1970) } }
    open var maximumDate: Date? { didSet { record(maximumDate?.timeIntervalSince1970) } }
    open var datePickerMode = Mode.dateAndTime { didSet { record(datePickerMode) } }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { record(preferredDatePickerStyle) } }
    open var countDownDuration: TimeInterval = 0 { didSet { record(countDownDuration) } }
    open var minuteInterval = 1
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// A user's choice.
    public func choose(_ date: Date) {
        self.date = date
        sendActions(for: .valueChanged)
    }
}
