import type { LocalImage } from '@/platform/images/types'

/** The canvas that NutUI's Signature draws on, by its id. */
export interface SignatureCanvas {
  /** Makes the canvas one that NutUI can draw on, when it has been rendered; returns the end of it. */
  prepare(id: string): () => void
  /**
   * Returns the drawing as a PNG on white paper; null when nothing was drawn. Rejects when the canvas cannot be read.
   */
  read(id: string): Promise<LocalImage | null>
}
