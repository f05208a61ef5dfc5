import { canvas as alipay } from '@/platform/canvas/index.alipay'
import { canvas as weapp } from '@/platform/canvas/index.weapp'

const mockTaro = { createOffscreenCanvas: jest.fn(), canvasToTempFilePath: jest.fn(), createSelectorQuery: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))
jest.mock('@/platform/env', () => ({ env: { apiBase: () => 'https://shop.example/api' } }))

/** A canvas of the vendors; pictures at an address with "bad" do not load. */
function board() {
  return {
    width: 1,
    height: 1,
    getContext: () => ({ fillRect() {} }),
    createImage: () => ({
      width: 40,
      height: 30,
      onload: () => {},
      onerror: () => {},
      set src(address: string) {
        queueMicrotask(() => (address.includes('bad') ? this.onerror() : this.onload()))
      },
    }),
  }
}
const nodeResult = (node: object | null) =>
  mockTaro.createSelectorQuery.mockReturnValue({
    select: () => ({ node: () => ({ exec: (then: (all: unknown[]) => void) => then([node && { node }]) }) }),
  })

test('WeChat draws on an offscreen canvas and exports a file', async () => {
  const canvas = board()
  mockTaro.createOffscreenCanvas.mockReturnValue(canvas)
  mockTaro.canvasToTempFilePath.mockResolvedValue({ tempFilePath: 'wxfile://p.png' })
  const poster = await weapp.open('host', 750, 1000)
  expect(mockTaro.createOffscreenCanvas).toHaveBeenCalledWith({ type: '2d', width: 750, height: 1000 })
  expect(await poster.picture('/media/cup.jpg')).toMatchObject({ width: 40 })
  expect(await poster.picture('/media/bad.jpg')).toBeNull()
  expect(await poster.toFile()).toBe('wxfile://p.png')
  expect(mockTaro.canvasToTempFilePath.mock.calls[0]?.[0]).toMatchObject({ canvas, destWidth: 750, destHeight: 1000 })
})

test.each([
  [{ tempFilePath: 'https://resource/1.png' }, 'https://resource/1.png'],
  [{ apFilePath: 'https://resource/2.png' }, 'https://resource/2.png'],
])('Alipay draws on the canvas of the screen and exports %p', async (answer, path) => {
  const canvas = board()
  nodeResult(canvas)
  Object.assign(globalThis, {
    my: { canvasToTempFilePath: (options: { success(result: object): void }) => options.success(answer) },
  })
  const poster = await alipay.open('host', 750, 1000)
  expect([canvas.width, canvas.height]).toEqual([750, 1000])
  expect(await poster.toFile()).toBe(path)
})

test('Alipay fails when the export has no file or the canvas does not exist', async () => {
  nodeResult(board())
  Object.assign(globalThis, {
    my: { canvasToTempFilePath: (options: { success(result: object): void }) => options.success({}) },
  })
  await expect((await alipay.open('host', 1, 1)).toFile()).rejects.toThrow('no path')
  nodeResult(null)
  await expect(alipay.open('host', 1, 1)).rejects.toThrow('no 2D canvas')
})
