/// The views that Veil knows, by their SwiftUI type names; the numbers are those of `Word`.
enum ViewType: UInt16, CaseIterable {
    case text, image, asyncImage, label, button, link, toggle, textField, secureField, textEditor, picker, slider,
        stepper, gauge, progressView, datePicker, color, rectangle, roundedRectangle, capsule, circle, ellipse,
        vStack, hStack, zStack, lazyVStack, lazyHStack, scrollView, grid, gridRow, lazyVGrid, lazyHGrid, section,
        groupBox, disclosureGroup, tabView, navigationStack, list, form, group, divider, spacer, emptyView, unknown,
        configurationLabel, buttonStyleContent

    init?(_ word: Word?) {
        guard let word, let type = ViewType(rawValue: word.rawValue) else { return nil }
        self = type
    }

    var word: Word {
        Word(rawValue: rawValue) ?? .Unknown
    }

    /// Whether the view is one of the shapes, which may also clip.
    var isShape: Bool {
        switch self {
        case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse:
            true
        case .text, .image, .asyncImage, .label, .button, .link, .toggle, .textField, .secureField, .textEditor,
            .picker, .slider, .stepper, .gauge, .progressView, .datePicker, .color, .vStack, .hStack, .zStack,
            .lazyVStack, .lazyHStack, .scrollView, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .section, .groupBox,
            .disclosureGroup, .tabView, .navigationStack, .list, .form, .group, .divider, .spacer, .emptyView,
            .unknown, .configurationLabel, .buttonStyleContent:
            false
        }
    }

    /// Whether the view is dimmed as a whole where the environment is not enabled.
    var showsDisabled: Bool {
        switch self {
        case .button, .link, .toggle, .textField, .secureField, .textEditor, .picker, .slider, .stepper, .datePicker,
            .disclosureGroup, .unknown:
            true
        case .text, .image, .asyncImage, .label, .gauge, .progressView, .color, .rectangle, .roundedRectangle,
            .capsule, .circle, .ellipse, .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .scrollView, .grid,
            .gridRow, .lazyVGrid, .lazyHGrid, .section, .groupBox, .tabView, .navigationStack, .list, .form, .group,
            .divider, .spacer, .emptyView, .configurationLabel, .buttonStyleContent:
            false
        }
    }

    var takesChildren: Bool {
        switch self {
        case .label, .picker, .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .scrollView, .grid, .gridRow,
            .lazyVGrid, .lazyHGrid, .section, .groupBox, .disclosureGroup, .tabView, .navigationStack, .list, .form,
            .group, .unknown, .buttonStyleContent:
            true
        case .text, .image, .asyncImage, .button, .link, .toggle, .textField, .secureField, .textEditor, .slider,
            .stepper, .gauge, .progressView, .datePicker, .color, .rectangle, .roundedRectangle, .capsule, .circle,
            .ellipse, .divider, .spacer, .emptyView, .configurationLabel:
            false
        }
    }
}
