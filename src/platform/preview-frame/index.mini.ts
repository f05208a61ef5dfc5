import type { PreviewFrame } from './types'

/** Nobody frames a mini-program. */
export const previewFrame: PreviewFrame = { isAsked: () => false, connect: () => {} }
