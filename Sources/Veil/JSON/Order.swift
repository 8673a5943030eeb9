/// Sorting, once for all that is sorted: each use of the standard library's own would be compiled anew.
enum Order {
    /// The places 0 ..< count in the order that `precedes` gives; equals stay as they stand.
    @inline(never)
    static func sorted(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
        var order = [Int](0..<count)
        order.sort { one, other in
            if precedes(one, other) { return true }
            return one < other && !precedes(other, one)
        }
        return order
    }
}
