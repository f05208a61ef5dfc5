import { defaultDark, defaultTheme } from '@/ui/stores'

const mockStored = new Map<string, string>()
const mockScheme = { isSystemDark: jest.fn(() => false), listen: jest.fn(), paint: jest.fn(), renew() {} }
const mockChrome = jest.fn()
jest.mock('@/platform/text-store', () => ({
  textStore: {
    most: 1e6,
    read: (key: string) => mockStored.get(key) ?? null,
    write: (key: string, text: string) => Boolean(mockStored.set(key, text)),
    remove: (key: string) => mockStored.delete(key),
    keys: () => [...mockStored.keys()],
  },
}))
jest.mock('@/platform/colour-scheme', () => ({ colourScheme: mockScheme }))
jest.mock('@/platform/display', () => ({
  display: { textScale: () => 1, setChrome: (colours: unknown) => mockChrome(colours) },
}))
jest.mock('@/platform/tabs', () => ({ tabs: { setColour() {} } }))

/** The app as it starts on this device. */
async function start() {
  jest.resetModules()
  jest.clearAllMocks()
  const appearance = await import('@/state/appearance')
  appearance.startAppearance()
  return appearance
}
beforeEach(() => {
  mockStored.clear()
  mockScheme.isSystemDark.mockReturnValue(false)
})

test('an app that looks as usual asks the vendor for nothing at its start', async () => {
  await start()
  expect([mockScheme.paint.mock.calls.length, mockChrome.mock.calls.length]).toEqual([0, 0])
})

test.each([
  ['system', false, false],
  ['system', true, true],
  ['light', true, false],
  ['dark', false, true],
] as const)(
  'the choice %s on a device whose system is dark: %s shows dark: %s',
  async (theme, isSystemDark, isDark) => {
    mockScheme.isSystemDark.mockReturnValue(isSystemDark)
    const { chooseAppearance } = await start()
    chooseAppearance({ theme })
    expect(mockScheme.paint).toHaveBeenLastCalledWith(isDark)
    expect(mockChrome).toHaveBeenLastCalledWith(
      expect.objectContaining({ background: (isDark ? defaultDark : defaultTheme).background }),
    )
  },
)

test('a choice is there at the next start, and another site shows it in its own colours', async () => {
  const { chooseAppearance } = await start()
  chooseAppearance({ theme: 'dark', care: true })
  const { setSiteThemes } = await start()
  expect(mockScheme.paint).toHaveBeenLastCalledWith(true)
  setSiteThemes({ ...defaultTheme, primary: '#224466' }, { ...defaultDark, primary: '#88aacc' })
  expect(mockChrome).toHaveBeenLastCalledWith(expect.objectContaining({ primary: '#88aacc' }))
})

test('a change of the system takes effect as long as nothing else was chosen', async () => {
  const { chooseAppearance } = await start()
  const [[change]] = mockScheme.listen.mock.calls as [[() => void]]
  mockScheme.isSystemDark.mockReturnValue(true)
  change()
  expect(mockScheme.paint).toHaveBeenLastCalledWith(true)
  chooseAppearance({ theme: 'light' })
  change()
  expect(mockScheme.paint).toHaveBeenLastCalledWith(false)
})

test.each(['nonsense', '{"v":1,"d":null}', '{"v":9,"d":{"theme":"dark","text":1,"care":false}}'])(
  'a broken entry %s is as none',
  async (entry) => {
    mockStored.set('sf:appearance', entry)
    await start()
    expect(mockScheme.paint).not.toHaveBeenCalled()
  },
)
