import { ApiError } from '@/services/error'

const mockStored = new Map<string, string>()
const mockPageconfig = jest.fn()
const mockChrome = jest.fn()
jest.mock('@/platform/text-store', () => ({
  textStore: {
    read: (key: string) => mockStored.get(key) ?? null,
    write: (key: string, text: string) => Boolean(mockStored.set(key, text)),
    remove: (key: string) => mockStored.delete(key),
    keys: () => [...mockStored.keys()],
  },
}))
jest.mock('@/services/api/account', () => ({ accountApi: {} }))
jest.mock('@/services/api/site', () => ({
  siteApi: {
    pageconfig: () => mockPageconfig(),
    catalogue: async (language: string) => ({ language, version: '1', namespaces: { main: {} } }),
  },
}))
jest.mock('@/platform/display', () => ({
  display: { textScale: () => 1, setChrome: (colours: unknown) => mockChrome(colours) },
}))
jest.mock('@/platform/tabs', () => ({ tabs: { setBadge() {}, setColour() {}, setLabels() {} } }))
jest.mock('@/platform/colour-scheme', () => ({
  colourScheme: { isSystemDark: () => false, listen() {}, paint() {}, renew() {} },
}))
jest.mock('@/platform/token', () => ({ token: { clear() {} } }))
jest.mock('@/platform/login', () => ({ login: { canSilently: false }, configureWebLogin() {} }))
jest.mock('@/services/error-handler', () => ({ showError() {} }))
jest.mock('@/services/login-redirect', () => ({ redirectToLogin: async () => {} }))
jest.mock('@/platform/feedback', () => ({ feedback: {} }))
jest.mock('@/router/navigate', () => ({ goLogin: () => Promise.resolve() }))

const theme = { primary: '#224466', primary_text: '#ffffff', accent: '#aa3300', background: '#fafafa' }
const time_zone = { name: 'Asia/Jakarta', offsets: [{ since: 0, minutes: 420 }] }
const reply = (language: string) => ({
  site: {
    slug: 'batik',
    name: 'Batik',
    language,
    theme,
    time_zone,
    currency_info: { symbol: 'Rp', code: 'IDR', exponent: 0 },
    web_view_hosts: [],
  },
  user: null,
  config: { login_required: true, mobile_bind_required: false, node_required: false, follow_prompt: false },
  basket_count: 2,
})

/** A start of the app: modules forget, the device does not. */
async function start() {
  jest.resetModules()
  const [site, session, i18n] = await Promise.all([import('@/state/site'), import('@/state/session'), import('@/i18n')])
  return { ...site, session: session.session, currentLanguage: i18n.currentLanguage }
}

beforeEach(() => {
  mockStored.clear()
  mockPageconfig.mockReset()
  mockChrome.mockReset()
})

test('before the site is loaded the currency is ¥ and no login is required', async () => {
  const { siteState } = await start()
  expect(siteState()).toMatchObject({
    status: 'loading',
    site: null,
    currency: { symbol: '¥' },
    config: { login_required: false },
  })
})

test('loading the site sets its currency, config, colours, user and language', async () => {
  mockPageconfig.mockResolvedValue(reply('id'))
  const { loadSite, siteState, session, currentLanguage } = await start()
  await loadSite()
  expect(siteState()).toMatchObject({
    status: 'ready',
    currency: { code: 'IDR', exponent: 0 },
    config: { login_required: true },
  })
  expect(mockChrome).toHaveBeenCalledWith({ primary: '#224466', onPrimary: '#ffffff', background: '#fafafa' })
  expect([session().status, currentLanguage()]).toEqual(['visitor', 'id'])
})

test('loading the site again keeps the objects of all that is the same', async () => {
  mockPageconfig.mockImplementation(async () => reply('zh-cn'))
  const { loadSite, siteState } = await start()
  await loadSite()
  const { site, config, currency } = siteState()
  await loadSite()
  expect([siteState().site === site, siteState().config === config, siteState().currency === currency]).toEqual([
    true,
    true,
    true,
  ])
  const renamed = reply('zh-cn')
  mockPageconfig.mockResolvedValue({ ...renamed, site: { ...renamed.site, name: 'Tenun' } })
  await loadSite()
  expect([siteState().site?.name, siteState().site?.theme === site?.theme, siteState().currency === currency]).toEqual([
    'Tenun',
    true,
    true,
  ])
})

test('the language of the visitor takes precedence over that of the site', async () => {
  mockPageconfig.mockResolvedValue(reply('id'))
  mockStored.set('sf:language', '{"v":1,"d":"zh-cn"}')
  const { loadSite, currentLanguage } = await start()
  await loadSite()
  expect(currentLanguage()).toBe('zh-cn')
})

test('the next visit starts with the cached theme of the last', async () => {
  mockPageconfig.mockResolvedValue(reply('zh-cn'))
  await (await start()).loadSite()
  mockChrome.mockReset()
  const { siteState, applyCachedTheme } = await start()
  applyCachedTheme()
  expect(siteState()).toMatchObject({ status: 'loading', site: { name: 'Batik' }, currency: { symbol: 'Rp' } })
  expect(mockChrome).toHaveBeenCalledTimes(1)
})

test('a failed load is a state with its error', async () => {
  const error = new ApiError({ kind: 'network' })
  mockPageconfig.mockRejectedValue(error)
  const { loadSite, siteState } = await start()
  await loadSite()
  expect(siteState()).toMatchObject({ status: 'failed', error })
})
