import { scanByCamera } from '@/platform/scan/scan-camera'

let codes: { rawValue: string }[][] = []
const stop = jest.fn()
const applyConstraints = jest.fn()
/** A device with a camera, whose track has these capabilities, or without one. */
function camera(isThere: boolean, capabilities: object = {}) {
  const track = { stop, applyConstraints, getCapabilities: () => capabilities }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const getUserMedia = () => (isThere ? Promise.resolve(stream) : Promise.reject(new Error('NotAllowedError')))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
}
/** Chooses files in the browser's file chooser. */
const choosing = (files: readonly File[]) =>
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: files })
    this.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'))
  })
const layer = () => document.querySelector('[role="dialog"]')
const press = (words: string) =>
  [...document.querySelectorAll('button')]
    .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === words)
    ?.click()
const settle = () => jest.advanceTimersByTimeAsync(0)
const words = () => layer()?.querySelector('p')?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  codes = []
  stop.mockReset()
  camera(true)
  Object.assign(window, {
    BarcodeDetector: class {
      static async getSupportedFormats(): Promise<readonly string[]> {
        return ['qr_code']
      }
      detect = async () => codes.shift() ?? []
    },
    createImageBitmap: async () => ({}),
  })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
})
afterEach(() => jest.useRealTimers())

test('scans until a code is detected, then closes the dialog and stops the camera', async () => {
  codes = [[], [], [{ rawValue: '6901' }]]
  const scan = scanByCamera()
  await settle()
  expect([layer()?.getAttribute('aria-label'), stop.mock.calls.length]).toEqual(['扫一扫', 0])
  await jest.advanceTimersByTimeAsync(400)
  expect(await scan).toEqual({ ok: true, text: '6901' })
  expect([layer(), stop.mock.calls.length]).toEqual([null, 1])
})

test.each([
  ['the close button', () => press('关闭')],
  ['Escape', () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('%s cancels the scan and stops the camera, and a later code is ignored', async (_, giveUp) => {
  const scan = scanByCamera()
  await settle()
  giveUp()
  codes = [[{ rawValue: 'late' }]]
  await jest.advanceTimersByTimeAsync(1000)
  expect(await scan).toEqual({ ok: false, reason: 'cancelled' })
  expect([layer(), stop.mock.calls.length]).toEqual([null, 1])
})

test('scans a chosen image instead', async () => {
  choosing([new File(['x'], 'a.png')])
  const scan = scanByCamera()
  await settle()
  codes = [[{ rawValue: 'of the picture' }]]
  press('从相册选择')
  expect(await scan).toEqual({ ok: true, text: 'of the picture' })
})

test('says that there is no camera, and reads a chosen image then', async () => {
  camera(false)
  choosing([new File(['x'], 'a.png')])
  codes = [[{ rawValue: 'again' }]]
  const scan = scanByCamera()
  await settle()
  expect([words(), layer()?.querySelector('video')]).toEqual(['打不开相机，请从相册选择有码的图片', null])
  press('从相册选择')
  expect(await scan).toEqual({ ok: true, text: 'again' })
})

test.each([
  ['cancelled', []],
  ['failed', [new File(['x'], 'a.png')]],
])('returns %s for the chosen images %p without a code', async (reason, files) => {
  choosing(files)
  const scan = scanByCamera()
  await settle()
  press('从相册选择')
  expect(await scan).toEqual({ ok: false, reason })
})

test('offers the torch of a camera that has one, and takes the offer back when it does not light', async () => {
  camera(true, { torch: true })
  applyConstraints.mockResolvedValue(undefined)
  const scan = scanByCamera()
  await settle()
  const torch = () => [...document.querySelectorAll('button')].find((one) => one.textContent === '手电筒')
  for (const isOn of [true, false]) {
    torch()?.click()
    await settle()
    expect(applyConstraints.mock.lastCall).toEqual([{ advanced: [{ torch: isOn }] }])
    expect(torch()?.getAttribute('aria-pressed')).toBe(String(isOn))
  }
  applyConstraints.mockRejectedValue(new Error('OverconstrainedError'))
  torch()?.click()
  await settle()
  expect(torch()).toBeUndefined()
  press('关闭')
  await scan
})

test('offers no torch for a camera without one', async () => {
  const scan = scanByCamera()
  await settle()
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).not.toContain('手电筒')
  press('关闭')
  await scan
})

test('returns failed and stops the camera when the video cannot play', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('NotAllowedError'))
  expect(await scanByCamera()).toEqual({ ok: false, reason: 'failed' })
  expect([layer(), stop.mock.calls.length]).toEqual([null, 1])
})
