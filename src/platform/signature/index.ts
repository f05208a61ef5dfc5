import { layOnPaper, SIGNATURE_FILE } from './ink'
import { LATE_MS, type SignatureCanvas } from './types'

/**
 * A browser's canvas needs no preparation: `platform/taro-components` is told a mouse as a finger. NutUI finds an empty
 * one where it looks for one that is gone.
 */
export const signatureCanvas: SignatureCanvas = {
  prepare: (id) => () => {
    const canvas = Object.assign(document.createElement('canvas'), { id, hidden: true })
    document.body.append(canvas)
    setTimeout(() => canvas.remove(), LATE_MS)
  },
  async read(id) {
    const canvas = document.getElementById(id)
    const pen = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null
    if (!pen || !layOnPaper(pen, pen.canvas.width, pen.canvas.height)) return null
    const blob = await new Promise<Blob | null>((resolve) => pen.canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('unreadable canvas')
    const { width, height } = pen.canvas
    const path = URL.createObjectURL(blob)
    return { path, name: SIGNATURE_FILE, bytes: blob.size, type: blob.type, width, height }
  },
}
