// Every name that Veil knows, once. The reader looks keys up as it goes, so that all later questions are asked of
// small numbers; Unicode tables, which comparing Strings would bring along, stay out of the module.

/// A name of the vocabulary; the cases stand in the order of `spellings`, views and modifiers first.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum Word: UInt16, CaseIterable {
    // Types of views, as `ViewType` lists them.
    case Text, Image, AsyncImage, Label, Button, Link, Toggle, TextField, SecureField, TextEditor, Picker, Slider,
        Stepper, Gauge, ProgressView, DatePicker, Color, Rectangle, RoundedRectangle, Capsule, Circle, Ellipse,
        VStack, HStack, ZStack, LazyVStack, LazyHStack, ScrollView, Grid, GridRow, LazyVGrid, LazyHGrid, Section,
        GroupBox, DisclosureGroup, TabView, NavigationStack, List, Form, Group, Divider, Spacer, EmptyView, Unknown,
        configurationLabel, ButtonStyleContent
    // Modifiers, as `ModifierName` lists them.
    case redacted, unredacted, privacySensitive, invalidatableContent, redactable, effect, environment, disabled,
        buttonStyle, font, bold, italic, fontWeight, lineLimit, multilineTextAlignment, foregroundStyle,
        foregroundColor, tint, padding, frame, background, overlay, opacity, blur, cornerRadius, clipShape, border,
        shadow, fill, stroke, offset, rotationEffect, scaleEffect, aspectRatio, fixedSize, hidden, layoutPriority,
        zIndex, colorScheme, layoutDirection, listStyle, accessibilityLabel, accessibilityValue, accessibilityHint,
        help, tag, tabItem, navigationTitle, accessibilityHidden
    // Keys of documents, nodes, tables and values.
    case version, body, schema, target, host, theme, reasons, effects, buttonStyles, comment, diagnostics, type, id,
        children, label, header, footer, modifiers, fallback, redaction, busy, style, source, why, `if`, then,
        `else`, text, runs, name, systemName, url, title, systemImage, action, role, isOn, prompt, selection,
        options, value, `in`, step, total, color, alignment, spacing, axis, columns, rows, isExpanded, minLength,
        rawValue, content, disclosure, sticky, reason, size, characters, ink, colors, available, not, all, any,
        redactionReasons, isEnabled, isPressed, lock, explain, strict, error, code, severity, pointer, message, line,
        column, at, did, what, width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, top,
        leading, bottom, trailing, horizontal, vertical, radius, x, y, lineWidth, degrees, anchor, ratio,
        contentMode, weight, design, light, dark, fixed, flexible, adaptive, minimum, maximum
    // Values.
    case placeholder, privacy, invalidated, confidential, blurred, shape, removed, kept, `class`, app, widget,
        warning, option, adds, clears, replaces, marks, covers, lifts, infinity, center, topLeading, topTrailing,
        bottomLeading, bottomTrailing, firstTextBaseline, lastTextBaseline, destructive, cancel, close, confirm,
        automatic, bordered, borderedProminent, borderless, plain, custom, inset, insetGrouped, grouped, sidebar,
        leftToRight, rightToLeft, fit, ultraLight, thin, regular, medium, semibold, heavy, black, `default`, serif,
        rounded, monospaced, extraLargeTitle2, extraLargeTitle, largeTitle, title2, title3, headline, subheadline,
        callout, footnote, caption, caption2, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple,
        pink, brown, white, gray, clear, primary, secondary, tertiary, quaternary, quinary, accentColor, separator,
        iOS, iPadOS, macOS, tvOS, watchOS, visionOS

    private static let spellings: StaticString = """
        Text Image AsyncImage Label Button Link Toggle TextField SecureField TextEditor Picker Slider Stepper \
        Gauge ProgressView DatePicker Color Rectangle RoundedRectangle Capsule Circle Ellipse VStack HStack \
        ZStack LazyVStack LazyHStack ScrollView Grid GridRow LazyVGrid LazyHGrid Section GroupBox \
        DisclosureGroup TabView NavigationStack List Form Group Divider Spacer EmptyView Unknown \
        configuration.label ButtonStyleContent redacted unredacted privacySensitive invalidatableContent \
        redactable effect environment disabled buttonStyle font bold italic fontWeight lineLimit \
        multilineTextAlignment foregroundStyle foregroundColor tint padding frame background overlay opacity \
        blur cornerRadius clipShape border shadow fill stroke offset rotationEffect scaleEffect aspectRatio \
        fixedSize hidden layoutPriority zIndex colorScheme layoutDirection listStyle accessibilityLabel \
        accessibilityValue accessibilityHint help tag tabItem navigationTitle accessibilityHidden version body \
        $schema target host theme reasons effects buttonStyles $comment diagnostics type id children label \
        header footer modifiers fallback redaction busy style source why if then else text runs name systemName \
        url title systemImage action role isOn prompt selection options value in step total color alignment \
        spacing axis columns rows isExpanded minLength rawValue content disclosure sticky reason size characters \
        ink colors available not all any redactionReasons isEnabled isPressed lock explain strict error code \
        severity pointer message line column at did what width height minWidth idealWidth maxWidth minHeight \
        idealHeight maxHeight top leading bottom trailing horizontal vertical radius x y lineWidth degrees \
        anchor ratio contentMode weight design light dark fixed flexible adaptive minimum maximum placeholder \
        privacy invalidated confidential blurred shape removed kept class app widget warning option adds clears \
        replaces marks covers lifts infinity center topLeading topTrailing bottomLeading bottomTrailing \
        firstTextBaseline lastTextBaseline destructive cancel close confirm automatic bordered borderedProminent \
        borderless plain custom inset insetGrouped grouped sidebar leftToRight rightToLeft fit ultraLight thin \
        regular medium semibold heavy black default serif rounded monospaced extraLargeTitle2 extraLargeTitle \
        largeTitle title2 title3 headline subheadline callout footnote caption caption2 red orange yellow green \
        mint teal cyan blue indigo purple pink brown white gray clear primary secondary tertiary quaternary \
        quinary accentColor separator iOS iPadOS macOS tvOS watchOS visionOS
        """

    init?(number: UInt32) {
        guard number < UInt32(Word.allCases.count) else { return nil }
        self.init(rawValue: UInt16(truncatingIfNeeded: number))
    }

    @inline(__always)
    var number: UInt32 {
        UInt32(rawValue)
    }

    var spelling: ByteView {
        Vocabulary.shared.spelling(of: self)
    }

    /// All spellings, with a space between each and the next.
    static var allSpellings: ByteView {
        ByteView(spellings)
    }
}
