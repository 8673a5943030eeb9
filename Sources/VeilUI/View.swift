public enum Placeholder_ {}
