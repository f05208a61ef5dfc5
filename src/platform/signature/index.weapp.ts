import { document } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { imageOfFile } from '@/platform/images/index.weapp'
import '@/platform/deep-queries'
import { type InkContext, layOnPaper } from './ink'
import type { SignatureCanvas } from './types'

interface CanvasNode {
  readonly width: number
  readonly height: number
  getContext(kind: '2d'): InkContext | null
}

const nodeOf = (id: string): Promise<CanvasNode | null> =>
  new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec((results: ({ node?: CanvasNode } | null)[]) => resolve(results[0]?.node ?? null))
  })

export const signatureCanvas: SignatureCanvas = {
  prepare(id) {
    // NutUI misspells it: without it the page scrolls under the finger.
    document.getElementById(id)?.setAttribute('disable-scroll', true)
    return () => {}
  },
  async read(id) {
    const node = await nodeOf(id)
    const pen = node?.getContext('2d')
    if (!node || !pen) throw new Error('no 2D canvas here')
    const { width, height } = node
    if (!layOnPaper(pen, width, height)) return null
    const { tempFilePath: path } = await Taro.canvasToTempFilePath({
      canvas: node as unknown as Taro.Canvas,
      ...{ x: 0, y: 0, width, height, destWidth: width, destHeight: height, fileType: 'png' },
    })
    return imageOfFile(path)
  },
}
