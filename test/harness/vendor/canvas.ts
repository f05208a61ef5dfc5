import { asynchronous, type Table, type VendorContext } from './vendor-context'

interface Point {
  readonly x: number
  readonly y: number
}

/** A canvas of a page as a query gives it. It paints nothing; it notes the points that lines were drawn to. */
export class CanvasNode {
  width = 300
  height = 150
  points: Point[] = []

  private readonly pen = {
    lineWidth: 1,
    strokeStyle: '#000000',
    fillStyle: '#000000',
    globalCompositeOperation: 'source-over',
    beginPath() {},
    closePath() {},
    stroke() {},
    fillRect() {},
    lineTo: (x: number, y: number) => void this.points.push({ x, y }),
    clearRect: () => {
      this.points = []
    },
    /** One pixel, which is ink once there is a line. */
    getImageData: () => ({ data: [0, 0, 0, this.points.length > 0 ? 255 : 0] }),
  }

  getContext() {
    return this.pen
  }
}

const nodes = new WeakMap<Element, CanvasNode>()

/** Returns the node of a canvas element; undefined for any other element. */
export function canvasNodeOf(element: Element): CanvasNode | undefined {
  if (!/canvas$/i.test(element.tagName)) return undefined
  const node = nodes.get(element) ?? new CanvasNode()
  nodes.set(element, node)
  return node
}

/** Path of every exported picture. */
export const CANVAS_FILE = 'http://tmp/canvas.png'

export const exporting = (vendorContext: VendorContext): Table => ({
  canvasToTempFilePath: asynchronous(vendorContext, 'canvasToTempFilePath', () =>
    vendorContext.target === 'weapp' ? { tempFilePath: CANVAS_FILE } : { apFilePath: CANVAS_FILE },
  ),
  ...(vendorContext.target === 'weapp' && {
    getFileInfo: asynchronous(vendorContext, 'getFileInfo', () => ({ size: 1000 })),
  }),
})
