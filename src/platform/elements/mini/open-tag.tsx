import type { OpenTagProps } from '../types'

/** A mini-program has no such tag: the content's own tap counts. */
export const OpenTag = (_: OpenTagProps) => null
