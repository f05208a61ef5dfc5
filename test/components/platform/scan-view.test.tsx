import { act, render, screen } from '@testing-library/react'
import { ScanView } from '@/platform/scan-view'

const codes: { rawValue: string }[][] = []
const stop = jest.fn()
const applyConstraints = jest.fn(() => Promise.resolve())

/** A device with a camera that has a torch, or one without a camera. */
function setCamera(isThere: boolean) {
  const track = { stop, applyConstraints, getCapabilities: () => ({ torch: true }) }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const getUserMedia = () => (isThere ? Promise.resolve(stream) : Promise.reject(new Error('NotFoundError')))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  stop.mockReset()
  Object.assign(window, {
    BarcodeDetector: class {
      static async getSupportedFormats(): Promise<readonly string[]> {
        return ['qr_code']
      }
      detect = async () => codes.shift() ?? []
    },
  })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
})
afterEach(() => jest.useRealTimers())

test('reports each code that the camera sees, and stops the camera when it goes', async () => {
  setCamera(true)
  codes.push([{ rawValue: 'A' }], [], [{ rawValue: 'B' }])
  const onCode = jest.fn()
  const { unmount } = render(<ScanView label="画面" onCode={onCode} />)
  await pass(1000)
  expect([onCode.mock.calls.flat(), stop.mock.calls.length]).toEqual([['A', 'B'], 0])
  unmount()
  codes.push([{ rawValue: 'late' }])
  await pass(1000)
  expect([onCode.mock.calls.length, stop.mock.calls.length]).toEqual([2, 1])
})

test('switches the torch on and off', async () => {
  setCamera(true)
  render(<ScanView label="画面" onCode={() => {}} />)
  await pass(0)
  for (const isOn of [true, false]) {
    act(() => screen.getByText('手电筒').click())
    await pass(0)
    expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: isOn }] })
    expect(screen.getByText('手电筒').getAttribute('aria-pressed')).toBe(String(isOn))
  }
})

test('says that codes are typed where there is no camera', async () => {
  setCamera(false)
  render(<ScanView label="画面" onCode={() => {}} />)
  await pass(0)
  expect(screen.getByRole('status').textContent).toBe('打不开相机，请输入编码')
})
