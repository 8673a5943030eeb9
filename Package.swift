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
        .executableTarget(name: "VeilCommand", dependencies: ["Veil"]),
        .testTarget(name: "VeilTests", dependencies: ["Veil"]),
        .testTarget(name: "VeilUITests", dependencies: ["VeilUI"]),
    ]
)
