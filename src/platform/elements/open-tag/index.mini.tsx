import type { OpenTagProps } from '@/platform/elements/types'

/** A mini-program has no such tag: the content's own tap counts. */
export const OpenTag = (_: OpenTagProps) => null
