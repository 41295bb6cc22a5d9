/// The members that UIKit's classes give a view controller, by class, as UIKit's documentation names them.
///
/// Instance members only, by base name: a bare name that is one of these means `self`.
let inheritedMembers: [String: Set<String>] = [
    "NSObject": words(
        """
        accessibilityActivationPoint accessibilityCustomActions accessibilityElement accessibilityElementCount
        accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier
        accessibilityLabel accessibilityLanguage accessibilityPerformEscape accessibilityPerformMagicTap
        accessibilityScroll accessibilityTraits accessibilityValue accessibilityViewIsModal addObserver autorelease
        awakeFromNib classForCoder copy debugDescription description dictionaryWithValues didChangeValue
        forwardingTarget hash hashValue index isAccessibilityElement isEqual isKind isMember isProxy method mutableArrayValue
        mutableCopy mutableSetValue observationInfo observeValue perform performSelector prepareForInterfaceBuilder
        removeObserver replacementObject responds setNilValueForKey setValue setValuesForKeys
        shouldGroupAccessibilityChildren superclass validateValue value willChangeValue zone
        """),
    "UIResponder": words(
        """
        becomeFirstResponder buildMenu canBecomeFirstResponder canPaste canPerformAction canResignFirstResponder copy
        cut delete editingInteractionConfiguration inputAccessoryView inputAccessoryViewController inputAssistantItem
        inputView inputViewController isFirstResponder keyCommands makeTextWritingDirectionLeftToRight
        makeTextWritingDirectionRightToLeft motionBegan motionCancelled motionEnded next paste pasteConfiguration
        pressesBegan pressesCancelled pressesChanged pressesEnded provideImageMarkup reloadInputViews
        remoteControlReceived resignFirstResponder restoreUserActivityState select selectAll target textInputContextIdentifier
        textInputMode toggleBoldface toggleItalics toggleUnderline touchesBegan touchesCancelled
        touchesEnded touchesEstimatedPropertiesUpdated touchesMoved undoManager updateTextAttributes
        updateUserActivityState userActivity validate
        """),
    "UIViewController": words(
        """
        activePresentationController activityItemsConfiguration addChild addKeyCommand additionalSafeAreaInsets
        allowedChildrenForUnwinding applicationFinishedRestoringState attemptRotationToDeviceOrientation
        automaticallyAdjustsScrollViewInsets beginAppearanceTransition bottomLayoutGuide
        canPerformUnwindSegueAction children childContaining childForHomeIndicatorAutoHidden
        childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle
        childViewControllerForPointerLock childViewControllers collapseSecondaryViewController contentScrollView
        contentUnavailableConfiguration contentUnavailableConfigurationState decodeRestorableState definesPresentationContext
        didMove didReceiveMemoryWarning
        disablesAutomaticKeyboardDismissal dismiss edgesForExtendedLayout editButtonItem encodeRestorableState
        endAppearanceTransition extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier
        forUnwinding hidesBottomBarWhenPushed interfaceOrientation isBeingDismissed isBeingPresented isEditing
        isModalInPresentation isModalInPopover isMovingFromParent isMovingToParent isViewLoaded loadView loadViewIfNeeded
        modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
        navigationController navigationItem nibBundle nibName overrideTraitCollection overrideUserInterfaceStyle parent
        performPrimaryAction performSegue popoverPresentationController preferredContentSize
        preferredContentSizeDidChange preferredFocusEnvironments preferredInterfaceOrientationForPresentation
        preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation
        preferredTransition preferredUserInterfaceStyle prefersHomeIndicatorAutoHidden prefersPointerLocked
        prefersStatusBarHidden prepare present presentationController presentedViewController
        presentingViewController providesPresentationContextTransitionStyle registerForTraitChanges removeFromParent
        removeKeyCommand
        restorationClass restorationIdentifier restoresFocusAfterTransition segueForUnwinding separateSecondaryViewController
        setContentScrollView setEditing setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate
        setNeedsUpdateContentUnavailableConfiguration
        setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations
        setOverrideTraitCollection setToolbarItems sheetPresentationController shouldAutomaticallyForwardAppearanceMethods
        shouldAutorotate
        shouldPerformSegue shouldUpdateFocus show showDetailViewController size splitViewController storyboard
        supportedInterfaceOrientations systemLayoutFittingSizeDidChange tabBarController tabBarItem
        tabBarObservedScrollView targetViewController title toolbarItems topLayoutGuide traitCollection
        traitCollectionDidChange traitOverrides transition transitionCoordinator transitioningDelegate unregisterForTraitChanges
        unwind
        updateContentUnavailableConfiguration updateFocusIfNeeded
        updateProperties updateTraitsIfNeeded updateViewConstraints view viewDidAppear viewDidDisappear viewDidLayoutSubviews
        viewDidLoad viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins
        viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition
        willMove willTransition
        """),
    "UITableViewController": words("clearsSelectionOnViewWillAppear refreshControl tableView"),
    "UICollectionViewController": words(
        """
        clearsSelectionOnViewWillAppear collectionView collectionViewLayout installsStandardGestureForInteractiveMovement
        useLayoutToLayoutNavigationTransitions
        """),
    "UINavigationController": words(
        """
        barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate hidesBarsOnSwipe hidesBarsOnTap
        hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact interactivePopGestureRecognizer
        isNavigationBarHidden isToolbarHidden navigationBar popToRootViewController popToViewController
        popViewController pushViewController setNavigationBarHidden setToolbarHidden setViewControllers toolbar
        topViewController viewControllers visibleViewController
        """),
    "UITabBarController": words(
        """
        customizableViewControllers delegate moreNavigationController selectedIndex selectedViewController
        setViewControllers tabBar viewControllers
        """),
    "UIPageViewController": words(
        """
        dataSource delegate gestureRecognizers isDoubleSided navigationOrientation setViewControllers spineLocation
        transitionStyle viewControllers
        """),
    "UISplitViewController": words(
        """
        delegate displayMode displayModeButtonItem hide isCollapsed maximumPrimaryColumnWidth
        minimumPrimaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth
        preferredPrimaryColumnWidthFraction preferredSplitBehavior presentsWithGesture primaryBackgroundStyle
        primaryColumnWidth primaryEdge setViewController showsSecondaryOnlyButton splitBehavior style viewController
        viewControllers
        """),
    "UISearchController": words(
        """
        automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
        hidesNavigationBarDuringPresentation isActive obscuresBackgroundDuringPresentation searchBar
        searchResultsController searchResultsUpdater searchSuggestions showsSearchResultsController
        """),
    "UIActivityViewController": words(
        "completionWithItemsHandler excludedActivityTypes allowsProminentActivity"),
    "UIAlertController": words("actions addAction addTextField message preferredAction preferredStyle textFields"),
    "UIImagePickerController": words(
        """
        allowsEditing cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView cameraViewTransform delegate
        imageExportPreset mediaTypes showsCameraControls sourceType startVideoCapture stopVideoCapture takePicture
        videoExportPreset videoMaximumDuration videoQuality
        """),
]

/// Which of those classes a class descends from.
let superclassOf: [String: String] = [
    "UIResponder": "NSObject",
    "UIViewController": "UIResponder",
    "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController",
    "UIPageViewController": "UIViewController",
    "UISplitViewController": "UIViewController",
    "UISearchController": "UIViewController",
    "UIActivityViewController": "UIViewController",
    "UIAlertController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
]

/// The functions that Swift, Foundation and UIKit declare outside of any type.
let globalFunctions: Set<String> = words(
    """
    NSLocalizedString abs acos arc4random arc4random_uniform asin assert assertionFailure atan atan2 autoreleasepool
    cbrt ceil copysign cos cosh debugPrint dispatchMain dispatchPrecondition dump exp exp2 fabs fatalError floor fmax
    fmin fmod free getVaList hypot isKnownUniquelyReferenced log log10 log2 lround lroundf malloc max memcmp memcpy memset min
    numericCast objc_getAssociatedObject objc_setAssociatedObject objc_sync_enter objc_sync_exit pow precondition
    preconditionFailure print pthread_mutex_lock pthread_mutex_unlock rand readLine repeatElement rint round roundf sequence
    sin sinh sleep sqrt sqrtf srand stride strcmp strlen swap tan tanh time trunc type unsafeBitCast unsafeDowncast usleep
    withAnimation withCheckedContinuation withCheckedThrowingContinuation withExtendedLifetime withTaskGroup
    withThrowingTaskGroup withTaskCancellationHandler withUnsafeBytes withUnsafeContinuation withUnsafeMutablePointer
    withUnsafePointer
    withUnsafeThrowingContinuation withVaList withoutActuallyEscaping zip
    """)

/// The members of a class and of all that it descends from.
func allInheritedMembers(of className: String) -> Set<String> {
    sequence(first: className, next: { superclassOf[$0] }).reduce(into: []) { $0.formUnion(inheritedMembers[$1] ?? []) }
}

private func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
}
