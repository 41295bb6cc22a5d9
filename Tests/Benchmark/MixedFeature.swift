/// One thing that a mixed view controller can do: its methods read views, decide, ask the service, show and navigate.
func mixedFeature(_ number: Int) -> String {
    let (name, count) = ("Order\(number)", "count\(number)")
    return """

            private var \(count) = 0
            private var names\(number): [String] = []

            @IBAction private func submit\(name)() {
                guard let text = nameField.text, !text.isEmpty else {
                    nameField.becomeFirstResponder()
                    return
                }
                spinner.startAnimating()
                service.submit(text, count: \(count)) { [weak self] number in
                    guard let self = self else { return }
                    self.spinner.stopAnimating()
                    guard let number = number else {
                        self.totalLabel.textColor = .red
                        return self.explain\(name)(text)
                    }
                    self.names\(number).append("\\(number) for \\(text)")
                    let receipt = ReceiptViewController()
                    receipt.number = number
                    self.navigationController?.pushViewController(receipt, animated: true)
                }
            }

            private func explain\(name)(_ text: String) {
                let alert = UIAlertController(title: "Sorry, \\(text)", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Less", style: .default) { _ in
                    self.\(count) = max(1, self.\(count) / 2)
                    self.update\(name)()
                })
                present(alert, animated: true)
            }

            private func update\(name)() {
                let price = service.price(of: \(count))
                totalLabel.text = "\\(price)"
                totalLabel.isHidden = price == 0
                if \(count) > 10, !names\(number).isEmpty {
                    totalLabel.textColor = .green
                }
                tableView.reloadData()
            }

            private func reset\(name)() {
                \(count) = 1
                names\(number).removeAll()
                nameField.text = nil
                service.cancel(\(number))
                update\(name)()
            }

        """
}
