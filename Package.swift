// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Veil",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "Veil", targets: ["Veil"]),
        .library(name: "VeilUI", targets: ["VeilUI"]),
        .executable(name: "veil", targets: ["VeilCommand"]),
    ],
    targets: [
        .target(name: "Veil"),
        .target(name: "VeilUI", dependencies: ["Veil"]),
        .target(name: "VeilSystem"),
        .executableTarget(name: "VeilCommand", dependencies: ["Veil", "VeilSystem"]),
        .executableTarget(name: "VeilWasm", dependencies: ["Veil", "VeilSystem"]),
        .executableTarget(name: "VeilCases", dependencies: ["Veil", "VeilSystem"], path: "Tests/VeilCases"),
        .testTarget(name: "VeilTests", dependencies: ["Veil"]),
        .testTarget(name: "VeilUITests", dependencies: ["VeilUI"]),
    ]
)
