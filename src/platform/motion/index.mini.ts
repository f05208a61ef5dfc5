/** Mini-programs do not learn of the system's setting. */
export const prefersStillness = (): boolean => false
