import { scanByCamera } from '@/platform/scan/scan-camera'

let codes: { rawValue: string }[][] = []
const stop = jest.fn()
const camera = (isThere: boolean) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    value: {
      getUserMedia: () =>
        isThere ? Promise.resolve({ getTracks: () => [{ stop }] }) : Promise.reject(new Error('NotAllowedError')),
    },
    configurable: true,
  })
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

beforeEach(() => {
  jest.useFakeTimers()
  codes = []
  stop.mockReset()
  camera(true)
  Object.assign(window, {
    BarcodeDetector: class {
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

test('scans a chosen image instead, and opens the file dialog when there is no camera', async () => {
  choosing([new File(['x'], 'a.png')])
  const scan = scanByCamera()
  await settle()
  codes = [[{ rawValue: 'of the picture' }]]
  press('从相册选择')
  expect(await scan).toEqual({ ok: true, text: 'of the picture' })
  camera(false)
  codes = [[{ rawValue: 'again' }]]
  expect(await scanByCamera()).toEqual({ ok: true, text: 'again' })
})

test('returns cancelled without an image and failed for an image without a code', async () => {
  camera(false)
  choosing([])
  expect(await scanByCamera()).toEqual({ ok: false, reason: 'cancelled' })
  choosing([new File(['x'], 'a.png')])
  expect(await scanByCamera()).toEqual({ ok: false, reason: 'failed' })
})

test('returns failed and stops the camera when the video cannot play', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('NotAllowedError'))
  expect(await scanByCamera()).toEqual({ ok: false, reason: 'failed' })
  expect([layer(), stop.mock.calls.length]).toEqual([null, 1])
})
