import type { LocalImage } from '@/platform/images/types'

/** The canvas that NutUI's Signature draws on, by its id. */
/** Milliseconds in which NutUI still looks for a canvas that is gone: it opens each a second after it is shown. */
export const LATE_MS = 1500

export interface SignatureCanvas {
  /** Makes the canvas one that NutUI can draw on, when it has been rendered; returns the end of it. */
  prepare(id: string): () => void
  /**
   * Returns the drawing as a PNG on white paper; null when nothing was drawn. Rejects when the canvas cannot be read.
   */
  read(id: string): Promise<LocalImage | null>
}
