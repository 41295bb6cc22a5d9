// What UIKit code names of SwiftUI: views, hosting controllers, representables and the wrappers of state.

@MainActor @preconcurrency protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}
@resultBuilder @pure struct ViewBuilder {
    @pure static func buildBlock() -> EmptyView
    @pure static func buildBlock<Content: View>(_ content: Content) -> Content
    @pure static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    @pure static func buildExpression<Content: View>(_ content: Content) -> Content
    @pure static func buildIf<Content: View>(_ content: Content?) -> Content?
    @pure static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F>
    @pure static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F>
    @pure static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
}
@pure struct EmptyView: View {
    init()
}
@pure struct AnyView: View {
    init<V: View>(_ view: V)
    init<V: View>(erasing view: V)
    init?(_fromValue value: Any)
}
@pure struct TupleView<T>: View {
    init(_ value: T)
    var value: T
}
@pure struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {}
class UIHostingController<Content: View>: UIViewController {
    init(rootView: Content)
    init?(coder aDecoder: NSCoder, rootView: Content)
    init?(coder aDecoder: NSCoder)
    var rootView: Content
    @available(iOS 16, *) var sizingOptions: UIHostingControllerSizingOptions
    @available(iOS 16.4, *) var safeAreaRegions: SafeAreaRegions
    func sizeThatFits(in size: CGSize) -> CGSize
}
@available(iOS 16, *) @pure struct UIHostingControllerSizingOptions: OptionSet {
    init(rawValue: Int)
    @pure static let preferredContentSize: UIHostingControllerSizingOptions
    @pure static let intrinsicContentSize: UIHostingControllerSizingOptions
}
@available(iOS 14, *) @pure struct SafeAreaRegions: OptionSet {
    init(rawValue: UInt)
    @pure static let container: SafeAreaRegions
    @pure static let keyboard: SafeAreaRegions
    @pure static let all: SafeAreaRegions
}
@available(iOS 16, *) @pure struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    init(@ViewBuilder content: () -> Content) where Background == EmptyView
    func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
        Content, _UIHostingConfigurationBackgroundView<S>
    >
    func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B>
    func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
    func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
    func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
    func makeContentView() -> UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background>
}
@MainActor @preconcurrency protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    @available(iOS 16, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}
@MainActor @preconcurrency protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    @available(iOS 16, *) func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
    typealias Context = UIViewControllerRepresentableContext<Self>
}
@MainActor struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    var coordinator: Representable.Coordinator { get }
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}
@MainActor struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    var coordinator: Representable.Coordinator { get }
    var transaction: Transaction { get }
    var environment: EnvironmentValues { get }
}
@propertyWrapper struct State<Value>: DynamicProperty {
    init(wrappedValue value: Value)
    init(initialValue value: Value)
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
}
@propertyWrapper @dynamicMemberLookup struct Binding<Value> {
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    init(projectedValue: Binding<Value>)
    static func constant(_ value: Value) -> Binding<Value>
    var wrappedValue: Value { get nonmutating set }
    var projectedValue: Binding<Value> { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}
@propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    init(wrappedValue: ObjectType)
    init(initialValue: ObjectType)
    var wrappedValue: ObjectType
    var projectedValue: Wrapper { get }
    @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            get
        }
    }
}
@available(iOS 14, *) @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
@propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    init()
    var wrappedValue: ObjectType { get }
    var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
@propertyWrapper struct Environment<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    var wrappedValue: Value { get }
}
protocol DynamicProperty {
    mutating func update()
}
struct EnvironmentValues {
    init()
}
struct Transaction {
    init()
    init(animation: Animation?)
    var animation: Animation?
    var disablesAnimations: Bool
}
func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
@pure struct Animation: Hashable {
    @pure static let `default`: Animation
    @pure static var linear: Animation { get }
    @pure static var easeIn: Animation { get }
    @pure static var easeOut: Animation { get }
    @pure static var easeInOut: Animation { get }
    @pure static func linear(duration: TimeInterval) -> Animation
    @pure static func easeIn(duration: TimeInterval) -> Animation
    @pure static func easeOut(duration: TimeInterval) -> Animation
    @pure static func easeInOut(duration: TimeInterval) -> Animation
    @pure static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation
    @pure func delay(_ delay: TimeInterval) -> Animation
    @pure func speed(_ speed: Double) -> Animation
}
@pure struct Color: Hashable, View {
    init(_ color: UIColor)
    @available(iOS 15, *) init(uiColor: UIColor)
    init(_ name: String, bundle: Bundle? = nil)
    init(red: Double, green: Double, blue: Double, opacity: Double = 1)
    init(white: Double, opacity: Double = 1)
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    @pure static let clear: Color
    @pure static let black: Color
    @pure static let white: Color
    @pure static let gray: Color
    @pure static let red: Color
    @pure static let green: Color
    @pure static let blue: Color
    @pure static let orange: Color
    @pure static let yellow: Color
    @pure static let pink: Color
    @pure static let purple: Color
    @pure static let primary: Color
    @pure static let secondary: Color
    @pure static var accentColor: Color { get }
    @pure func opacity(_ opacity: Double) -> Color
}
@pure struct Text: View, Equatable {
    init<S: StringProtocol>(_ content: S)
    init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    init(verbatim content: String)
}
@pure struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    init(_ value: String)
    init(stringLiteral value: String)
}
@pure struct Image: View, Equatable {
    init(_ name: String, bundle: Bundle? = nil)
    @available(iOS 13, *) init(systemName: String)
    init(uiImage: UIImage)
}
@pure enum Edge: Int8, CaseIterable {
    case top, leading, bottom, trailing
    @pure struct Set: OptionSet {
        init(rawValue: Int8)
        init(_ e: Edge)
        @pure static let top: Edge.Set
        @pure static let leading: Edge.Set
        @pure static let bottom: Edge.Set
        @pure static let trailing: Edge.Set
        @pure static let all: Edge.Set
        @pure static let horizontal: Edge.Set
        @pure static let vertical: Edge.Set
    }
}
@pure struct EdgeInsets: Equatable {
    init()
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    init(_ nsEdgeInsets: NSDirectionalEdgeInsets)
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
}
@available(iOS 16, *) @pure struct ProposedViewSize: Equatable {
    init(width: CGFloat?, height: CGFloat?)
    init(_ size: CGSize)
    @pure static let zero: ProposedViewSize
    @pure static let unspecified: ProposedViewSize
    @pure static let infinity: ProposedViewSize
    var width: CGFloat?
    var height: CGFloat?
    @pure func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
}
protocol ShapeStyle {}
