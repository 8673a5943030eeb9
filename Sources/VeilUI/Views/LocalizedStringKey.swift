/// Text of the interface, as literals give it; it is described as written.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    public init(_ value: String) {
        text = value
    }

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation(_ string: String) {
            text += string
        }

        public mutating func appendInterpolation<Subject>(_ value: Subject) {
            text += "\(value)"
        }

        public mutating func appendInterpolation<Subject: CVarArg>(_ value: Subject, specifier: String) {
            text += String(format: specifier, value)
        }

        public mutating func appendInterpolation<Format: FormatStyle>(
            _ input: Format.FormatInput, format: Format
        ) where Format.FormatOutput == String {
            text += format.format(input)
        }

        /// Whole numbers are grouped, as in SwiftUI.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
            text += IntegerFormatStyle<Number>(locale: EnvironmentValues().locale).format(number)
        }

        /// Other numbers have six places, as in SwiftUI.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
            let style = FloatingPointFormatStyle<Double>(locale: EnvironmentValues().locale)
            text += style.precision(.fractionLength(6)).format(Double(number))
        }

        /// A text of a description has no room for a picture.
        public mutating func appendInterpolation(_ image: Image) {}

        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            text += formatter.string(for: date) ?? ""
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
            text += formatter.string(for: subject) ?? ""
        }

        public mutating func appendInterpolation(_ text: Text) {
            self.text += text.string
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            text += style.format(date)
        }
    }
}
