import type { KeyScanner } from './types'

/** A mini-program hears no keys outside its fields; its field takes a scanner's. */
export const listenToScanner: KeyScanner = () => () => undefined
