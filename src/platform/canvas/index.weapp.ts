import Taro from '@tarojs/taro'
import type { Canvas2D, Picture } from '@/lib/canvas'
import { loadPicture } from './load-picture'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import type { Canvas } from './types'

/** The offscreen canvas of WeChat; Taro's types of it are older. */
interface Offscreen {
  getContext(kind: '2d'): Canvas2D | null
  createImage(): Picture & { onload: unknown; onerror: unknown; src: string }
}

/** WeChat's canvas outside of any page: a canvas inside Taro's nested templates could not be found by its id. */
export const canvas: Canvas = {
  async open(_, width, height) {
    const board = Taro.createOffscreenCanvas({ type: '2d', width, height }) as unknown as Offscreen
    const pen = board.getContext('2d')
    if (!pen) throw new Error('no 2D canvas here')
    return {
      pen,
      picture: (address) => loadPicture(board.createImage(), toAbsoluteUrl(address)),
      async toFile() {
        const { tempFilePath } = await Taro.canvasToTempFilePath({
          canvas: board as unknown as Taro.Canvas,
          x: 0,
          y: 0,
          width,
          height,
          destWidth: width,
          destHeight: height,
          fileType: 'png',
        })
        return tempFilePath
      },
    }
  },
}
