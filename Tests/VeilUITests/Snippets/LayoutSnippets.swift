// Ordinary SwiftUI of many styles; it has to compile, and that is the test.
import VeilUI

struct ManyChildren: View {
    var body: some View {
        VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
    }
}

struct Layouts: View {
    @State private var isExpanded = false
    let columns = [GridItem(.flexible()), GridItem(.flexible(minimum: 40, maximum: 200), spacing: 4)]
    let rows: [GridItem] = Array(repeating: .init(.fixed(60)), count: 2)

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
                ForEach(0..<3) { index in
                    Text("Row \(index)")
                }
                ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
            }
            LazyHStack { Text("a") }
            ZStack(alignment: .bottomTrailing) {
                Color.blue.ignoresSafeArea()
                Text("Over")
            }
            Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 8) {
                GridRow {
                    Text("A")
                    Text("B")
                }
                Divider()
                GridRow(alignment: .top) { Color.clear }
            }
            LazyVGrid(columns: columns, alignment: .leading, spacing: 20) { Text("cell") }
            LazyHGrid(rows: rows) { Text("cell") }
            GroupBox("Details") { Text("inside") }
            GroupBox(label: Label("Heart", systemImage: "heart")) { Text("inside") }
            GroupBox {
                Text("inside")
            } label: {
                Text("Label")
            }
            DisclosureGroup("More", isExpanded: $isExpanded) { Text("hidden") }
            DisclosureGroup {
                Text("content")
            } label: {
                Text("label")
            }
            Spacer(minLength: 8)
            Spacer().frame(height: 12)
        }
    }
}

struct Frames: View {
    var body: some View {
        Group {
            Text("a").frame(width: 10)
            Text("a").frame(width: 10, height: 20, alignment: .topLeading)
            Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 10, maxHeight: .infinity, alignment: .center)
            Text("a").frame(idealWidth: 100)
            Text("a").padding()
            Text("a").padding(8)
            Text("a").padding(.all, 8)
            Text("a").padding([.top, .leading])
            Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            Text("a").padding(.vertical, 4.5)
        }
        Group {
            Text("a").offset(x: 1, y: 2)
            Text("a").offset(CGSize(width: 1, height: 2))
            Text("a").rotationEffect(.degrees(45))
            Text("a").rotationEffect(Angle(degrees: 45), anchor: .topLeading)
            Text("a").scaleEffect(2)
            Text("a").scaleEffect(x: 1, y: 2, anchor: .center)
            Text("a").aspectRatio(contentMode: .fit)
            Text("a").aspectRatio(16 / 9, contentMode: .fill)
            Text("a").scaledToFit()
            Text("a").fixedSize()
            Text("a").fixedSize(horizontal: false, vertical: true)
            Text("a").layoutPriority(1)
            Text("a").zIndex(2)
            Text("a").hidden()
        }
    }
}

struct Decorations: View {
    var body: some View {
        VStack {
            Text("a").background(Color.red)
            Text("a").background(.red)
            Text("a").background(Color("Brand"))
            Text("a").background(Capsule().fill(.green))
            Text("a").background(RoundedRectangle(cornerRadius: 4, style: .continuous).stroke(Color.gray, lineWidth: 1))
            Text("a").background { Color.yellow }
            Text("a").background(alignment: .leading) { Circle() }
            Text("a").background(.blue, in: RoundedRectangle(cornerRadius: 4))
            Text("a").background(.yellow, in: .capsule)
            Text("a").overlay(Color.black)
            Text("a").overlay(.black)
        }
        VStack {
            Text("a").overlay(Circle().stroke(), alignment: .topTrailing)
            Text("a").overlay { Text("b") }
            Text("a").overlay(alignment: .bottom) { Divider() }
            Text("a").overlay(RoundedRectangle(cornerRadius: 2).fill(Color.black.opacity(0.1)).padding(.vertical, 4.5))
            Text("a").opacity(0.5).blur(radius: 3).cornerRadius(4)
            Text("a").clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            Text("a").clipShape(.rect(cornerRadius: 12)).clipped()
            Text("a").border(.red).border(Color.blue, width: 2)
            Text("a").shadow(radius: 4).shadow(color: .gray, radius: 1, x: 0, y: 1)
            Text("a").tint(.orange).accentColor(.orange)
            Text("a").foregroundColor(.primary).foregroundStyle(.secondary).foregroundStyle(.tint)
            Text("a").foregroundColor(Color(red: 0.2, green: 0.4, blue: 0.6))
            Text("a").foregroundColor(Color(white: 0.5, opacity: 0.5))
            Text("a").foregroundStyle(.red.opacity(0.3))
        }
    }
}

struct Shapes: View {
    var body: some View {
        HStack {
            Rectangle().fill(.red).frame(width: 10, height: 10)
            Circle().foregroundColor(.blue)
            Ellipse().stroke(.green, lineWidth: 2)
            Capsule(style: .continuous).strokeBorder(Color.red, lineWidth: 1)
            RoundedRectangle(cornerRadius: 3)
            Color.accentColor
            Color.black.opacity(0.1).frame(height: 1)
        }
    }
}
