import Taro from '@tarojs/taro'
import type { Canvas2D, Picture } from '@/lib/canvas'
import { loadPicture } from './load-picture'
import { toAbsoluteUrl } from '@/platform/absolute-url'
import { type CanvasNode, fileOfCanvas } from './alipay-canvas'
import type { Canvas } from './types'

interface DrawingNode extends CanvasNode<Canvas2D> {
  createImage(): Picture & { onload: unknown; onerror: unknown; src: string }
}

const nodeOf = (id: string): Promise<DrawingNode | null> =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .node()
      .exec((results: ({ node?: DrawingNode } | null)[]) => resolve(results[0]?.node ?? null))
  })

/** Alipay's canvas on the screen: a canvas outside a page can be drawn on but not exported. */
export const canvas: Canvas = {
  async open(host, width, height) {
    const board = await nodeOf(host)
    const pen = board?.getContext('2d')
    if (!board || !pen) throw new Error('no 2D canvas here')
    board.width = width
    board.height = height
    return {
      pen,
      picture: (address) => loadPicture(board.createImage(), toAbsoluteUrl(address)),
      toFile: () => fileOfCanvas(board),
    }
  },
}
