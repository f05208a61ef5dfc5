/** Calls `onCode` for each code of a hardware scanner, until the returned function is called. */
export type KeyScanner = (onCode: (text: string) => void) => () => void
