/// Gives the properties of views, modifiers and styles that read the environment their values.
///
/// SwiftUI does the same before it asks for a body. What it has not done it for reads defaults; that is how
/// button styles below iOS 14.5 come to read them.
@MainActor
enum DynamicProperties {
    static func withEnvironment<Result>(
        _ environment: EnvironmentValues, in owner: Any, _ run: () -> Result
    ) -> Result {
        var restorations: [() -> Void] = []
        install(environment, in: owner, &restorations)
        // The same value may be in use further out, in another environment.
        defer {
            for restore in restorations.reversed() { restore() }
        }
        return run()
    }

    private static func install(
        _ environment: EnvironmentValues, in owner: Any, _ restorations: inout [() -> Void]
    ) {
        for child in Mirror(reflecting: owner).children {
            if let reading = child.value as? any EnvironmentReading {
                restorations.append(reading.install(environment))
            } else if var property = child.value as? any DynamicProperty {
                install(environment, in: property, &restorations)
                // What it stores by value is lost, what it keeps in a state is not.
                property.update()
            }
        }
    }
}

/// A property that reads the environment.
protocol EnvironmentReading {
    /// Gives the property its value, and gives back how to undo it.
    func install(_ environment: EnvironmentValues) -> () -> Void
}
