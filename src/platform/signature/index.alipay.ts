import { document, eventSource } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { type CanvasNode, fileOfCanvas } from '@/platform/canvas/alipay-canvas'
import { imageOfFile } from '@/platform/images/index.alipay'
import { type InkContext, layOnPaper } from './ink'
import { LATE_MS, type SignatureCanvas } from './types'

interface StrokeContext extends InkContext {
  lineWidth: number
  strokeStyle: unknown
  lineCap: unknown
  lineJoin: unknown
  beginPath(): void
  closePath(): void
  lineTo(x: number, y: number): void
  stroke(): void
  clearRect(x: number, y: number, width: number, height: number): void
}

/** Returns a canvas with as many pixels as its box has CSS px, so that strokes are where the finger is. */
const openCanvas = (id: string): Promise<CanvasNode<StrokeContext> | null> =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .node()
      .select(`#${id}`)
      .boundingClientRect()
      .exec(
        ([result, box]: [{ node?: CanvasNode<StrokeContext> } | null, { width: number; height: number } | null]) => {
          const node = result?.node ?? null
          if (node && box) Object.assign(node, { width: box.width, height: box.height })
          resolve(node)
        },
      )
  })

/** Canvases that are open, by their ids. */
const canvases = new Map<string, CanvasNode<StrokeContext>>()

/**
 * Alipay's canvas has a context only on its node, which is found later and by a query; NutUI asks Taro's element for one
 * at once. It gets one that draws on the node once it is there.
 */
function contextOf(id: string) {
  const pen = () => canvases.get(id)?.getContext('2d') ?? null
  return {
    set lineWidth(width: number) {
      const to = pen()
      if (to) Object.assign(to, { lineWidth: width, lineCap: 'round', lineJoin: 'round' })
    },
    set strokeStyle(style: unknown) {
      const to = pen()
      if (to) to.strokeStyle = style
    },
    beginPath: () => pen()?.beginPath(),
    closePath: () => pen()?.closePath(),
    lineTo: (x: number, y: number) => pen()?.lineTo(x, y),
    stroke: () => pen()?.stroke(),
    // NutUI knows no size of the canvas: it asks Taro's element for one, which has none.
    clearRect() {
      const node = canvases.get(id)
      if (node) pen()?.clearRect(0, 0, node.width, node.height)
    },
  }
}

export const signatureCanvas: SignatureCanvas = {
  prepare(id) {
    const element = document.getElementById(id)
    if (!element) return () => {}
    // Neither is among what NutUI sets, the second because it misspells it.
    element.setAttribute('type', '2d')
    element.setAttribute('disable-scroll', true)
    Object.assign(element, { getContext: () => contextOf(id) })
    element.addEventListener('ready', () => void openCanvas(id).then((node) => node && canvases.set(id, node)), {})
    return () => {
      canvases.delete(id)
      // NutUI finds it where it looks for it too late.
      setTimeout(() => eventSource.set(id, element))
      setTimeout(() => eventSource.delete(id), LATE_MS)
    }
  },
  async read(id) {
    const node = canvases.get(id)
    const pen = node?.getContext('2d')
    if (!node || !pen) throw new Error('no 2D canvas here')
    if (!layOnPaper(pen, node.width, node.height)) return null
    return imageOfFile(await fileOfCanvas(node))
  },
}
