import Oracle
import Testing
import ViperSplit

/// Code as real screens have it compiles against the double, class by class.
@Suite struct BreadthTests {
    @Test(arguments: [
        "let v = UIView(); v.addSubview(UIView()); v.topAnchor.constraint(equalTo: v.bottomAnchor, constant: 1).isActive = true",
        "let t = UITapGestureRecognizer(target: nil, action: nil); UIView().addGestureRecognizer(t)",
        "_ = [UISwipeGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer()]",
        "let b = UIButton(type: .system); b.setTitle(\"a\", for: .normal); b.setImage(UIImage(named: \"b\"), for: .selected)",
        "let f = UITextField(); f.placeholder = \"a\"; f.isSecureTextEntry = true; f.returnKeyType = .done",
        "let v = UITextView(); v.isEditable = false; v.text = \"a\"",
        "let s = UISwitch(); s.setOn(true, animated: true); let l = UISlider(); l.value = 0.5; l.maximumValue = 2",
        "let s = UISegmentedControl(items: [\"a\"]); s.selectedSegmentIndex = 0; let p = UIStepper(); p.stepValue = 2",
        "let v = UIImageView(image: nil); v.contentMode = .scaleAspectFit",
        "let s = UIStackView(arrangedSubviews: [UILabel()]); s.axis = .vertical; s.spacing = 8; s.alignment = .fill",
        "let s = UIScrollView(); s.setContentOffset(.zero, animated: true); s.contentInset = .zero; s.refreshControl = UIRefreshControl()",
        "let t = UITableView(frame: .zero, style: .grouped); t.register(UITableViewCell.self, forCellReuseIdentifier: \"c\"); t.tableHeaderView = UIView(); t.tableFooterView = UIView()",
        "_ = UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: \"a\") { _, _, done in done(true) }])",
        "let l = UICollectionViewFlowLayout(); l.itemSize = CGSize(width: 1, height: 1); l.scrollDirection = .horizontal; l.minimumLineSpacing = 2",
        "let g = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()); g.register(UICollectionViewCell.self, forCellWithReuseIdentifier: \"c\")",
        "let s = UISearchController(searchResultsController: nil); s.searchBar.placeholder = \"a\"; s.obscuresBackgroundDuringPresentation = false",
        "let i = UIActivityIndicatorView(style: .medium); i.hidesWhenStopped = true; i.startAnimating(); let p = UIProgressView(progressViewStyle: .default); p.setProgress(0.5, animated: true)",
        "let p = UIPickerView(); p.reloadAllComponents(); p.selectRow(0, inComponent: 0, animated: false)",
        "let d = UIDatePicker(); d.datePickerMode = .date; d.minimumDate = nil; _ = d.date",
        "let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil); p.setViewControllers([UIViewController()], direction: .forward, animated: false, completion: nil)",
        "let t = UITabBarController(); t.viewControllers = [UIViewController()]; t.selectedIndex = 0; t.tabBar.isHidden = true",
        "let n = UINavigationController(rootViewController: UIViewController()); n.setNavigationBarHidden(true, animated: false); n.navigationBar.prefersLargeTitles = true",
        "_ = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil); _ = UIBarButtonItem(title: \"a\", style: .plain, target: nil, action: nil)",
        "let a = UIActivityViewController(activityItems: [\"a\"], applicationActivities: nil); a.popoverPresentationController?.sourceView = UIView()",
        "let p = UIImagePickerController(); p.sourceType = .photoLibrary; p.allowsEditing = true; _ = UIImagePickerController.isSourceTypeAvailable(.camera)",
        "_ = UIStoryboard(name: \"Main\", bundle: nil)",
        "_ = [UIColor.red, UIColor(white: 0, alpha: 1), .label, UIColor(named: \"a\") ?? .clear]; _ = UIFont.systemFont(ofSize: 12, weight: .bold); _ = UIFont.preferredFont(forTextStyle: .body)",
        "_ = UIScreen.main.bounds; _ = UIDevice.current.userInterfaceIdiom == .pad; UIApplication.shared.open(URL(string: \"a:\")!, options: [:], completionHandler: nil)",
        "let c = NSLayoutConstraint(item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 2); NSLayoutConstraint.activate([c])",
        "_ = NSAttributedString(string: \"a\", attributes: [.font: UIFont.systemFont(ofSize: 1), .foregroundColor: UIColor.red, .underlineStyle: 1])",
        "let p = UIViewController(), c = UIViewController(); p.addChild(c); c.didMove(toParent: p); c.willMove(toParent: nil); c.removeFromParent()",
        "_ = UITableViewController(style: .plain); _ = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())",
        "NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { _ in }",
    ])
    func codeCompiles(_ code: String) async throws {
        try await expectCompiles("import UIKit\n@MainActor func f() {\n\(code)\n}", true)
    }

    @Test func dataSourcesAreDiffable() async throws {
        try await expectCompiles(
            """
            import UIKit
            final class Screen: UIViewController {
                var list: UITableViewDiffableDataSource<Int, String>!
                var grid: UICollectionViewDiffableDataSource<Int, String>!
                func fill() {
                    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(["a"], toSection: 0)
                    list.apply(snapshot, animatingDifferences: true)
                    grid.apply(snapshot, animatingDifferences: false)
                }
            }
            """, true)
    }

    /// All requirements of UIKit's delegates are optional, but for those of data sources.
    @Test func delegatesNeedNotImplementAnything() async throws {
        let protocols = [
            "UITableViewDelegate", "UICollectionViewDelegateFlowLayout", "UITextFieldDelegate", "UITextViewDelegate",
            "UISearchBarDelegate", "UIScrollViewDelegate", "UIGestureRecognizerDelegate", "UIPickerViewDelegate",
            "UINavigationControllerDelegate", "UITabBarControllerDelegate", "UIPageViewControllerDelegate",
            "UIImagePickerControllerDelegate", "UIAdaptivePresentationControllerDelegate",
        ].joined(separator: ", ")
        try await expectCompiles("import UIKit\nfinal class Screen: UIViewController, \(protocols) {}", true)
        try await expectCompiles("import UIKit\nfinal class Screen: UIViewController, UITableViewDataSource {}", false)
    }

    /// As with Apple's SDK, code without isolation that uses a view gets a message.
    @Test(arguments: [("", false), ("@MainActor ", true)])
    func isolationIsThatOfUIKit(_ isolation: String, _ isQuiet: Bool) async throws {
        let build = try await build("import UIKit\n\(isolation)func f(_ label: UILabel) { label.text = nil }", .swift6)
        #expect(build.messages.isEmpty == isQuiet, "\(build.messages)")
    }

    @Test func locationsAreReported() async throws {
        try await expectCompiles(
            """
            import CoreLocation
            final class Place: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager()
                func find() { manager.delegate = self; manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
            }
            """, true)
    }

    private func expectCompiles(
        _ code: String, _ expected: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let build = try await build(code, .swift5)
        #expect(build.compiles == expected, "\(build.messages)", sourceLocation: sourceLocation)
    }

    private func build(_ code: String, _ mode: LanguageMode) async throws -> Build {
        let program = lower([SourceFile(path: "Code.swift", text: code)], driver: nil)
        return try await Toolchain.shared.build(program, mode: mode)
    }
}
