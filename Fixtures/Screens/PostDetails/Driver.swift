import UIKit

func open(_ post: Post, from timeline: Timeline) -> (PostDetailsViewController, UITableView) {
    let details = timeline.open(post)
    let table = UITableView()
    details.setValue(UILabel(), forKey: "titleLabel")
    details.setValue(table, forKey: "tableView")
    details.setValue(UITextField(), forKey: "commentField")
    details.loadViewIfNeeded()
    Trace.record("title = \(details.titleLabel.text ?? "nil"), star = \(star(of: details))")
    return (details, table)
}

func star(of details: PostDetailsViewController) -> String {
    details.navigationItem.rightBarButtonItem?.title ?? "nil"
}

func rows(of table: UITableView) {
    for row in 0..<table.dataSource!.tableView(table, numberOfRowsInSection: 0) {
        let cell = table.dataSource!.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
        Trace.record("row \(row): \(cell.textLabel?.text ?? "nil") by \(cell.detailTextLabel?.text ?? "nil")")
    }
}

func readAndComment() {
    Trace.record("== told")
    let timeline = Timeline()
    let navigation = UINavigationController(rootViewController: timeline)
    let (details, table) = open(Post(id: 7, title: "Seven"), from: timeline)
    CommentService.shared.answer([Comment(author: "Ana", text: "First")])
    rows(of: table)
    details.navigationItem.rightBarButtonItem?.tap()
    Trace.record("star = \(star(of: details))")
    details.navigationItem.rightBarButtonItem?.tap()
    Trace.record("star = \(star(of: details))")
    details.send(UIButton())
    details.commentField.text = "Second"
    details.send(UIButton())
    details.send(UIButton())
    CommentService.shared.answer(isStored: true)
    rows(of: table)
    Trace.record("field = \(details.commentField.text ?? "nil")")
    details.commentField.text = "Third"
    details.send(UIButton())
    CommentService.shared.answer(isStored: false)
    Trace.record("alert = \((details.presentedViewController as? UIAlertController)?.title ?? "nil")")
    details.done()
    Trace.record("screens = \(navigation.viewControllers.count)")
}

func listenToNobody() {
    Trace.record("== nobody listens")
    let details = PostDetailsViewController(post: Post(id: 8, title: "Eight"))
    details.setValue(UILabel(), forKey: "titleLabel")
    details.setValue(UITableView(), forKey: "tableView")
    details.setValue(UITextField(), forKey: "commentField")
    details.loadViewIfNeeded()
    details.star()
    Trace.record("star = \(star(of: details))")
    details.done()
    CommentService.shared.answer([])
    do {
        let listener = Timeline()
        details.delegate = listener
        Trace.record("listens = \(details.delegate != nil)")
    }
    Trace.record("listens = \(details.delegate != nil)")
    details.commentField.text = "Alone"
    details.send(UIButton())
    CommentService.shared.answer(isStored: true)
}

func leaveEarly() {
    Trace.record("== gone before the answer")
    do {
        let timeline = Timeline()
        let navigation = UINavigationController(rootViewController: timeline)
        let (details, _) = open(Post(id: 9, title: "Nine"), from: timeline)
        details.commentField.text = "Late"
        details.send(UIButton())
        navigation.popViewController(animated: false)
    }
    MainLoop.drain()
    CommentService.shared.answer(isStored: true)
    CommentService.shared.answer([])
}

readAndComment()
listenToNobody()
leaveEarly()
