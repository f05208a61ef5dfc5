import type { PreviewFrame } from './types'

/** A mini-program is never framed. */
export const previewFrame: PreviewFrame = { isAsked: () => false, connect: () => {} }
