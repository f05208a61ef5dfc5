const mockTaro = {
  getAppBaseInfo: jest.fn(() => ({ theme: 'light' })),
  onThemeChange: jest.fn(),
  setNavigationBarColor: jest.fn(async () => ({})),
  setTabBarStyle: jest.fn(async () => ({})),
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

async function start(theme = 'light') {
  jest.resetModules()
  jest.clearAllMocks()
  mockTaro.getAppBaseInfo.mockReturnValue({ theme })
  return (await import('@/platform/colour-scheme/index.mini')).colourScheme
}

test.each([
  ['light', false],
  ['dark', true],
])('bars follow a %s system by themselves', async (theme, isDark) => {
  const scheme = await start(theme)
  expect(scheme.isSystemDark()).toBe(isDark)
  scheme.paint(isDark)
  scheme.renew()
  expect(mockTaro.setNavigationBarColor).not.toHaveBeenCalled()
})

test('a theme against the system colours the bars of every screen that comes in front, and back again', async () => {
  const scheme = await start()
  scheme.paint(true)
  scheme.renew()
  expect(mockTaro.setNavigationBarColor).toHaveBeenCalledTimes(2)
  expect(mockTaro.setNavigationBarColor).toHaveBeenLastCalledWith({ frontColor: '#ffffff', backgroundColor: '#23271f' })
  expect(mockTaro.setTabBarStyle).toHaveBeenLastCalledWith({ backgroundColor: '#23271f', borderStyle: 'black' })
  scheme.paint(false)
  expect(mockTaro.setNavigationBarColor).toHaveBeenLastCalledWith({ frontColor: '#000000', backgroundColor: '#ffffff' })
})

test('a change of the system is told to who listens', async () => {
  const scheme = await start()
  const onChange = jest.fn()
  scheme.listen(onChange)
  const [[changeTheme]] = mockTaro.onThemeChange.mock.calls as [[(change: { theme: string }) => void]]
  changeTheme({ theme: 'dark' })
  expect([onChange.mock.calls.length, scheme.isSystemDark()]).toEqual([1, true])
})

test('a bar that the vendor refuses to colour breaks nothing', async () => {
  const scheme = await start()
  mockTaro.setNavigationBarColor.mockRejectedValueOnce(new Error('no bar'))
  expect(() => scheme.paint(true)).not.toThrow()
})
