import { signal } from '@/platform/signal/index.alipay'
import { tones } from '@/platform/signal/types'
import { toneFile } from '@/platform/signal/wave'

const mockWrite = jest.fn()
const mockPlayer = { src: '', obeyMuteSwitch: true, play: jest.fn(), stop: jest.fn() }
const mockTaro = {
  env: { USER_DATA_PATH: 'user' },
  vibrateShort: jest.fn(async () => undefined),
  vibrateLong: jest.fn(async () => undefined),
  getFileSystemManager: () => ({ writeFile: mockWrite }),
  createInnerAudioContext: jest.fn(() => mockPlayer),
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test.each(['good', 'ask', 'bad'] as const)(
  'a file of tones for %s is a WAV of the frequencies in their order',
  (kind) => {
    const file = toneFile(kind)
    const [bytes, view] = [new Uint8Array(file), new DataView(file)]
    expect(String.fromCharCode(...bytes.slice(0, 4), ...bytes.slice(8, 16))).toBe('RIFFWAVEfmt ')
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([file.byteLength - 8, file.byteLength - 44])
    const rate = view.getUint32(24, true)
    const half = (file.byteLength - 44) / 2
    for (const [n, frequency] of tones[kind].entries()) {
      const samples = [...bytes.slice(44 + n * half, 44 + (n + 1) * half)].map((one) => one - 128)
      const crossings = samples.filter((one, at) => at > 0 && one >= 0 !== (samples[at - 1] ?? 0) >= 0).length
      // Twice a period, within one period of the whole.
      expect(Math.abs((crossings * rate) / (2 * half) - frequency)).toBeLessThan(rate / half)
    }
  },
)

test('a result shakes and sounds on Alipay, from a file that is written once', async () => {
  mockWrite.mockImplementation(({ success }: { success: () => void }) => success())
  signal('good')
  signal('good')
  await turn()
  expect(mockTaro.vibrateShort).toHaveBeenCalledTimes(2)
  expect(mockWrite).toHaveBeenCalledTimes(1)
  expect(mockWrite).toHaveBeenCalledWith(expect.objectContaining({ filePath: 'user/tone-good.wav' }))
  expect([mockPlayer.src, mockPlayer.play.mock.calls.length]).toEqual(['user/tone-good.wav', 2])
})

test('a device that cannot write the file shakes, and the next result tries again', async () => {
  mockWrite.mockImplementation(({ fail }: { fail: (error: Error) => void }) => fail(new Error('no space')))
  signal('bad')
  await turn()
  signal('bad')
  await turn()
  expect(mockTaro.vibrateLong).toHaveBeenCalledTimes(2)
  expect(mockWrite.mock.calls.filter(([one]) => one.filePath === 'user/tone-bad.wav')).toHaveLength(2)
})
