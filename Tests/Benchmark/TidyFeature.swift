/// One thing that a tidy view controller can do: each step is a method under its mark.
func tidyFeature(_ number: Int) -> String {
    let (name, list) = ("Entry\(number)", "entries\(number)")
    return """

            // MARK: - Properties

            private var \(list): [Entry] = []
            private var selected\(name): Entry?

            //------View-------

            // MARK: - Update view

            private func show\(name)() {
                totalLabel.text = selected\(name)?.title
                totalLabel.isHidden = \(list).isEmpty
                tableView.reloadData()
            }

            //------Presenter-------

            // MARK: - Handle view event

            @objc private func didTap\(name)() {
                load\(name)()
            }

            private func didSelect\(name)(at index: Int) {
                let entry = \(list)[index]
                selected\(name) = entry
                show\(name)()
                showEditorOf\(name)(entry)
            }

            // MARK: - Wireframe

            private func showEditorOf\(name)(_ entry: Entry) {
                let editor = EditorViewController()
                editor.entry = entry
                navigationController?.pushViewController(editor, animated: true)
            }

            // MARK: - Handle business event

            private func didLoad\(name)(_ loaded: [Entry]) {
                \(list) = loaded
                show\(name)()
            }

            //------Interactor-------

            // MARK: - Business use case

            private func load\(name)() {
                service.fetch(matching: "\(number)") { [weak self] loaded in
                    self?.didLoad\(name)(loaded)
                }
            }

        """
}
