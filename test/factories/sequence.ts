let last = 0

/** A number that no other row of this process has. */
export const next = (): number => ++last
