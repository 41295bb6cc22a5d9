extension UIView {
    public func addSubview(_ view: UIView) {
        record(call: "addSubview(\(view.traceName))")
        insert(view, at: subviews.count)
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        record(call: "insertSubview(\(view.traceName), at: \(index))")
        insert(view, at: index)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        record(call: "insertSubview(\(view.traceName), above: \(sibling.traceName))")
        insert(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        record(call: "insertSubview(\(view.traceName), below: \(sibling.traceName))")
        insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
    }

    public func removeFromSuperview() {
        guard let superview else { return }
        record(call: "removeFromSuperview()")
        detach()
        superview.needsLayout = true
    }

    public func bringSubviewToFront(_ view: UIView) {
        record(call: "bringSubviewToFront(\(view.traceName))")
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.append(subviews.remove(at: index))
    }

    public func sendSubviewToBack(_ view: UIView) {
        record(call: "sendSubviewToBack(\(view.traceName))")
        guard let index = subviews.firstIndex(of: view) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        record(call: "exchangeSubview(at: \(first), withSubviewAt: \(second))")
        subviews.swapAt(first, second)
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        record(call: "endEditing(\(force))")
        guard let first = UIResponder.firstResponder as? UIView, first.isDescendant(of: self) else { return false }
        return first.resignFirstResponder()
    }

    func insert(_ view: UIView, at index: Int) {
        view.willMove(toSuperview: self)
        view.detach()
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        needsLayout = true
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    private func detach() {
        superview?.willRemoveSubview(self)
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    // MARK: - Layout passes

    public func setNeedsLayout() {
        record(call: "setNeedsLayout()")
        needsLayout = true
    }

    public func layoutIfNeeded() {
        record(call: "layoutIfNeeded()")
        layOut()
    }

    public func setNeedsDisplay() { record(call: "setNeedsDisplay()") }
    public func setNeedsDisplay(_ rect: CGRect) { record(call: "setNeedsDisplay()") }
    public func setNeedsUpdateConstraints() { record(call: "setNeedsUpdateConstraints()") }
    public func updateConstraintsIfNeeded() { updateConstraints() }
    public func needsUpdateConstraints() -> Bool { false }
    public func invalidateIntrinsicContentSize() { record(call: "invalidateIntrinsicContentSize()") }
    public func sizeToFit() { record(call: "sizeToFit()") }

    func layOut() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layOut() }
    }

    // MARK: - Coordinates

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (mine, other) = (originInRoot, view?.originInRoot ?? .zero)
        return CGPoint(x: point.x + mine.x - other.x, y: point.y + mine.y - other.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        view?.convert(point, to: self) ?? CGPoint(x: point.x - originInRoot.x, y: point.y - originInRoot.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var originInRoot: CGPoint {
        let above = superview?.originInRoot ?? .zero
        return CGPoint(x: above.x + frame.minX, y: above.y + frame.minY)
    }

    // MARK: - Gestures and interactions

    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        record(call: "addGestureRecognizer(\(recognizer.traceName))")
        attach(recognizer)
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        record(call: "removeGestureRecognizer(\(recognizer.traceName))")
        recognizer.view = nil
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        record(call: "addInteraction(\(type(of: interaction)))")
        interactions.append(interaction)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        record(call: "removeInteraction(\(type(of: interaction)))")
        interactions.removeAll { $0 === interaction }
    }

    // MARK: - Snapshots

    public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }

    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
}
