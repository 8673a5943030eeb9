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

        public mutating func appendInterpolation(_ text: Text) {
            self.text += text.string
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            text += style.format(date)
        }
    }
}
