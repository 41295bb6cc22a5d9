// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests that are run on an optimised library need no optimisation of their own, which takes longer than it saves.
///
/// SwiftPM refuses flags like this only in targets that another package depends on, and nobody depends on tests.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
    name: "viper-split",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "ViperSplit", targets: ["ViperSplit"]),
        .executable(name: "viper-split", targets: ["viper-split"]),
        .executable(name: "oracle", targets: ["OracleCommand"]),
        .executable(name: "mutations", targets: ["MutationsCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .target(
            name: "ViperSplit",
            dependencies: [
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings,
            plugins: ["EmbedResources"]
        ),
        .plugin(
            name: "EmbedResources", capability: .buildTool(), dependencies: ["embed-resources"],
            path: "Sources/EmbedResources"),
        .executableTarget(name: "embed-resources", swiftSettings: settings),
        .executableTarget(
            name: "viper-split",
            dependencies: [
                "ViperSplit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .target(name: "TestScope", path: "Tests/TestScope", swiftSettings: settings),
        .testTarget(
            name: "ViperSplitTests",
            dependencies: [
                "TestScope",
                "ViperSplit",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "ViperSplitCommandTests", dependencies: ["TestScope", "ViperSplit", "viper-split"],
            swiftSettings: testSettings),
        .target(
            name: "Oracle",
            dependencies: [
                "ViperSplit",
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Tests/Oracle",
            exclude: ["README.md"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "OracleCommand",
            dependencies: [
                "Oracle",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/OracleCommand",
            swiftSettings: settings
        ),
        .executableTarget(
            name: "corpus-report",
            dependencies: [
                "Oracle",
                "ViperSplit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "benchmark",
            dependencies: [
                "Oracle",
                "ViperSplit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Tests/Benchmark",
            exclude: ["README.md"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "BenchmarkTests", dependencies: ["Oracle", "TestScope", "ViperSplit", "benchmark"],
            swiftSettings: testSettings),
        .target(
            name: "Mutations",
            dependencies: [
                "Oracle",
                "ViperSplit",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Tests/Mutations",
            exclude: ["README.md"],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "MutationsCommand",
            dependencies: [
                "Mutations",
                "Oracle",
                "ViperSplit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/MutationsCommand",
            swiftSettings: settings
        ),
        .testTarget(
            name: "MutationsTests",
            dependencies: [
                "Mutations",
                "MutationsCommand",
                "Oracle",
                "TestScope",
                "ViperSplit",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: testSettings
        ),
        .testTarget(
            name: "FixtureTests",
            dependencies: [
                "Oracle",
                "TestScope",
                "ViperSplit",
                "corpus-report",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: testSettings
        ),
    ]
)
