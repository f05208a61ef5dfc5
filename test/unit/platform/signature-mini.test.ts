import { signatureCanvas as alipay } from '@/platform/signature/index.alipay'
import { signatureCanvas as weapp } from '@/platform/signature/index.weapp'

type Done = (results: unknown[]) => void

const mockSelected: string[] = []
/** The page's canvas, found by every selector. */
const mockCanvas = { node: null as object | null }
const mockTaro = {
  createSelectorQuery() {
    const query = {
      select: (selector: string) => {
        mockSelected.push(selector)
        return query
      },
      fields: () => query,
      node: () => query,
      boundingClientRect: () => query,
      exec: (done: Done) => done([{ node: mockCanvas.node }, { width: 320, height: 160 }]),
    }
    return query
  },
  canvasToTempFilePath: async () => ({ tempFilePath: 'wxfile://signature.png' }),
  getFileInfo: async () => ({ size: 900 }),
  getImageInfo: async () => ({ width: 320, height: 160, type: 'png' }),
}
const mockElement = {
  uid: 'sign1',
  parentElement: { uid: 'paper', parentElement: { uid: 'root', parentElement: null } },
  attributes: {} as Record<string, unknown>,
  setAttribute(name: string, value: unknown) {
    this.attributes[name] = value
  },
  listeners: {} as Record<string, () => void>,
  addEventListener(name: string, listener: () => void) {
    this.listeners[name] = listener
  },
}
type Pen = Record<'beginPath' | 'stroke' | 'clearRect', () => void> & {
  lineTo(x: number, y: number): void
  lineWidth: number
}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))
jest.mock('@tarojs/runtime', () => ({ eventSource: new Map(), document: { getElementById: () => mockElement } }))
jest.mock('@/platform/env', () => ({ env: { apiBase: () => 'https://shop.example/api' } }))

/** A canvas with a pixel that is ink once a line was drawn. */
function board() {
  const calls: string[] = []
  const pen = {
    lineWidth: 1,
    globalCompositeOperation: 'source-over',
    fillStyle: '',
    beginPath() {},
    stroke() {},
    clearRect: (...box: number[]) => calls.push(`clear ${box}`),
    lineTo: (...at: number[]) => calls.push(`line ${at}`),
    fillRect: (...box: number[]) => calls.push(`fill ${pen.fillStyle} ${pen.globalCompositeOperation} ${box}`),
    getImageData: () => ({ data: [26, 26, 26, calls.some((call) => call.startsWith('line')) ? 255 : 0] }),
  }
  return { width: 300, height: 150, pen, calls, getContext: () => pen }
}

test('WeChat’s queries find what NutUI looks for below the page’s own template', async () => {
  await import('@/platform/deep-queries/index.weapp')
  mockTaro.createSelectorQuery().select('#sign1').select('.paper')
  expect(mockSelected).toEqual(['#sign1, #paper >>> #sign1', '.paper'])
})

test('WeChat’s page does not scroll under a finger that signs', () => {
  weapp.prepare('sign1')
  expect(mockElement.attributes).toEqual({ 'disable-scroll': true })
})

test('WeChat reads no picture without strokes, and one on white paper with them', async () => {
  const canvas = board()
  mockCanvas.node = canvas
  expect(await weapp.read('sign1')).toBeNull()
  canvas.pen.lineTo(1, 2)
  expect(await weapp.read('sign1')).toMatchObject({ path: 'wxfile://signature.png', bytes: 900, type: 'image/png' })
  expect(canvas.calls.at(-1)).toBe('fill #ffffff destination-over 0,0,300,150')
  expect(canvas.pen.globalCompositeOperation).toBe('source-over')
  mockCanvas.node = null
  await expect(weapp.read('sign1')).rejects.toThrow('no 2D canvas here')
})

test('Alipay gives Taro’s element the context of the canvas that is found later', async () => {
  const canvas = board()
  mockCanvas.node = canvas
  Object.assign(globalThis, {
    my: {
      canvasToTempFilePath: ({ success }: { success(result: object): void }) =>
        success({ apFilePath: 'https://resource/1' }),
      getImageInfo: ({ success }: { success(result: object): void }) =>
        success({ width: 320, height: 160, type: 'png' }),
      getFileInfo: ({ success }: { success(result: object): void }) => success({ size: 900 }),
    },
  })
  const end = alipay.prepare('sign1')
  expect(mockElement.attributes).toMatchObject({ type: '2d', 'disable-scroll': true })
  const pen = (mockElement as unknown as { getContext(): Pen }).getContext()
  // Before the canvas is there, strokes go nowhere and break nothing.
  pen.lineTo(1, 1)
  await expect(alipay.read('sign1')).rejects.toThrow('no 2D canvas here')
  mockElement.listeners.ready?.()
  await Promise.resolve()
  expect([canvas.width, canvas.height]).toEqual([320, 160])
  expect(await alipay.read('sign1')).toBeNull()
  pen.lineWidth = 3
  pen.lineTo(5, 6)
  pen.clearRect()
  expect([canvas.pen.lineWidth, canvas.calls]).toEqual([3, ['line 5,6', 'clear 0,0,320,160']])
  expect(await alipay.read('sign1')).toMatchObject({ path: 'https://resource/1', bytes: 900, type: 'image/png' })
  end()
  await expect(alipay.read('sign1')).rejects.toThrow('no 2D canvas here')
})
