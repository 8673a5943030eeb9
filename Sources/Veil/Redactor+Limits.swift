extension Redactor {
    /// Bytes of the largest document; whoever reads a longer one can stop one byte behind.
    public static var inputLimit: Int { Limits.input }
}
