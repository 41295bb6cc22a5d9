extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        record(call: "register(\(cellClass.map { "\($0)" } ?? "nil"), \(identifier))")
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }

    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        record(call: "register(nib \(nib?.name ?? "nil"), \(identifier))")
        cellNibs[identifier] = nib
    }

    public func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        record(call: "register(\(viewClass.map { "\($0)" } ?? "nil"), \(identifier))")
        headerClasses[identifier] = viewClass as? UITableViewHeaderFooterView.Type
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        record(call: "register(nib \(nib?.name ?? "nil"), \(identifier))")
        headerNibs[identifier] = nib
    }

    /// Says which class a storyboard's prototype cell has; leaves no trace.
    public func registerPrototype(_ cellClass: UITableViewCell.Type, _ identifier: String) {
        cellClasses[identifier] = cellClass
    }

    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cellClass = cellClasses[identifier] {
            return cellClass.init(style: .default, reuseIdentifier: identifier)
        }
        return cellNibs[identifier]?.instantiate(withOwner: nil).first as? UITableViewCell
    }

    public func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let viewClass = headerClasses[identifier] { return viewClass.init(reuseIdentifier: identifier) }
        return headerNibs[identifier]?.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
    }

    // MARK: - For drivers

    /// Asks the data source and the delegate for everything that a layout of the whole table would.
    public func layOutRows() {
        record(call: "layOutRows()")
        for section in 0..<numberOfSections {
            record(call: "section \(section): \(numberOfRows(inSection: section)) rows")
            if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
                record(call: "header \(section): \(Trace.describe(title))")
            }
            if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
                record(call: "header \(section): \(view.traceName)")
            }
            for row in 0..<numberOfRows(inSection: section) {
                self.row(at: IndexPath(row: row, section: section))
            }
            if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
                record(call: "footer \(section): \(Trace.describe(title))")
            }
            if let view = delegate?.tableView(self, viewForFooterInSection: section) {
                record(call: "footer \(section): \(view.traceName)")
            }
        }
    }

    /// Shows one row, as scrolling to it would.
    @discardableResult
    public func row(at path: IndexPath) -> UITableViewCell {
        guard let dataSource else { fatalError("\(traceName) has no data source") }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cells[path] = cell
        if let height = delegate?.tableView(self, heightForRowAt: path), height != rowHeight {
            record(call: "height \(Trace.describe(path)): \(height)")
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        cell.layOut()
        return cell
    }

    /// A user's tap on what stands at the end of the row that shows a title: a control, or the button of details.
    public func tapAccessory(ofRowTitled title: String) {
        record(call: "tapAccessory(\(Trace.describe(title)))")
        let found = cells.filter { $0.value.shownTitle == title }.min { $0.key < $1.key }
        guard let (path, cell) = found else { fatalError("\(traceName) shows no row titled \(title)") }
        if let control = cell.accessoryView as? UIControl { return control.touch() }
        guard [.detailButton, .detailDisclosureButton].contains(cell.accessoryType) else {
            fatalError("the row titled \(title) has no accessory button")
        }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    /// A user's tap on a row.
    public func tapRow(at path: IndexPath) {
        record(call: "tapRow(\(Trace.describe(path)))")
        guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: path) != false else { return }
        if selected.contains(path), allowsMultipleSelection {
            selected.removeAll { $0 == path }
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen else { return }
        let before = selected
        selected = allowsMultipleSelection ? selected + [chosen] : [chosen]
        if !allowsMultipleSelection {
            for old in before where old != chosen { delegate?.tableView(self, didDeselectRowAt: old) }
        }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }
}

extension UITableViewCell {
    fileprivate var shownTitle: String? {
        (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text
    }
}
