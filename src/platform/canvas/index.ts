import type { Canvas2D } from '@/lib/canvas'
import { loadPicture } from './load-picture'
import type { Canvas } from './types'

/** The browser's canvas, outside of any page. */
export const canvas: Canvas = {
  async open(_, width, height) {
    const element = document.createElement('canvas')
    element.width = width
    element.height = height
    const pen = element.getContext('2d')
    if (!pen) throw new Error('no 2D canvas here')
    return {
      // Its own `drawImage` takes fewer kinds of pictures than `Pen` says; those of `picture` are among them.
      pen: pen as unknown as Canvas2D,
      picture(address) {
        const image = new Image()
        // Without the host's leave the canvas could never be read again: the picture is then left out.
        image.crossOrigin = 'anonymous'
        return loadPicture(image, address)
      },
      toFile: async () => element.toDataURL('image/png'),
    }
  },
}
