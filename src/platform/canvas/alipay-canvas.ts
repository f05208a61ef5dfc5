import { my } from '@/platform/vendor/alipay'

/** A canvas of a page, as a query gives it. */
export interface CanvasNode<C> {
  width: number
  height: number
  getContext(kind: '2d'): C | null
}

/** Exports a canvas as a picture; rejects when there is no file. */
export const fileOfCanvas = (node: CanvasNode<unknown>): Promise<string> =>
  new Promise((resolve, reject) => {
    my().canvasToTempFilePath({
      canvas: node,
      success({ tempFilePath, apFilePath }) {
        const path = tempFilePath ?? apFilePath
        if (path) resolve(path)
        else reject(new Error('canvasToTempFilePath: no path'))
      },
      fail: () => reject(new Error('canvasToTempFilePath: failed')),
    })
  })
