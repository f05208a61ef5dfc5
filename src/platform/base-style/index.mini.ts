/** A mini-program has no elements of its own to reset, and no keys to show a ring for. */
export {}
