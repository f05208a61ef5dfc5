import type { ShareSetup } from '@/platform/share/types'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.40'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.40'

/** WeChat's SDK as the page meets it: `answer` says what comes back after `config`. */
const mockSdk = {
  answer: 'ready' as 'ready' | 'refused' | 'silent',
  configs: [] as Record<string, unknown>[],
  calls: [] as [string, Record<string, unknown>][],
  failed: undefined as undefined | ((refusal: { errMsg?: string }) => void),
}
jest.mock('weixin-js-sdk', () => {
  const record =
    (name: string) =>
    (options: Record<string, unknown>): void =>
      void mockSdk.calls.push([name, options])
  const names = [
    'updateAppMessageShareData',
    'updateTimelineShareData',
    'onMenuShareQQ',
    'onMenuShareWeibo',
    'onMenuShareQZone',
    'hideMenuItems',
    'showMenuItems',
    'scanQRCode',
  ]
  return {
    __esModule: true,
    default: {
      ...Object.fromEntries(names.map((name) => [name, record(name)])),
      config: (options: Record<string, unknown>) => void mockSdk.configs.push(options),
      error: (then: (refusal: { errMsg?: string }) => void) => {
        mockSdk.failed = then
      },
      ready(then: () => void) {
        if (mockSdk.answer === 'refused') mockSdk.failed?.({ errMsg: 'config:invalid signature' })
        // The real SDK calls `ready` after a refusal, too.
        if (mockSdk.answer !== 'silent') then()
      },
    },
  }
})

const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
const setup = () => ({ sign: jest.fn(async (_: string) => signature), log: jest.fn() }) satisfies ShareSetup

/** A fresh page at an address: the module reads what it was opened with. */
function landOn(address: string, agent: string) {
  window.history.replaceState(null, '', address)
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  jest.resetModules()
  const load = <T>(path: string) => require(path) as T
  return {
    ...load<typeof import('@/platform/jssdk')>('@/platform/jssdk'),
    ...load<typeof import('@/platform/share/share-menu')>('@/platform/share/share-menu'),
  }
}

const item = (title: string) => ({
  title,
  description: '描述',
  image: { full: '/f.jpg', square: '/media/cup.jpg', wide: '' },
  link: (channel: string) => `https://shop.example/${title}/?utm_source=${channel}`,
  page: () => '',
})

beforeEach(() => Object.assign(mockSdk, { answer: 'ready', configs: [], calls: [], failed: undefined }))

test('iOS signs the URL of the first page once for the whole visit', async () => {
  const { configureJssdk, jssdk } = landOn('/mobile/product/1/?a=1#top', IPHONE)
  const ports = setup()
  configureJssdk(ports)
  await jssdk()
  window.history.pushState(null, '', '/mobile/product/2/')
  await jssdk()
  expect(ports.sign.mock.calls).toEqual([['http://localhost/mobile/product/1/?a=1']])
  expect(mockSdk.configs).toHaveLength(1)
})

test('Android signs each current URL once, without its fragment', async () => {
  const { configureJssdk, jssdk } = landOn('/mobile/product/1/', ANDROID)
  const ports = setup()
  configureJssdk(ports)
  await Promise.all([jssdk(), jssdk()])
  window.history.pushState(null, '', '/mobile/product/2/#details')
  await Promise.all([jssdk(), jssdk()])
  expect(ports.sign.mock.calls).toEqual([
    ['http://localhost/mobile/product/1/'],
    ['http://localhost/mobile/product/2/'],
  ])
})

test('a refused config is logged as 20001, returns null and is retried on the next use', async () => {
  const { configureJssdk, jssdk } = landOn('/mobile/', ANDROID)
  const ports = setup()
  configureJssdk(ports)
  mockSdk.answer = 'refused'
  expect(await jssdk()).toBeNull()
  expect(ports.log.mock.calls).toEqual([[20001, expect.objectContaining({ message: 'config:invalid signature' })]])
  mockSdk.answer = 'ready'
  expect(await jssdk()).not.toBeNull()
  expect(ports.sign).toHaveBeenCalledTimes(2)
})

test('a failed signature request is logged as 20001', async () => {
  const { configureJssdk, jssdk } = landOn('/mobile/', ANDROID)
  const ports = setup()
  ports.sign.mockRejectedValueOnce(new Error('network'))
  configureJssdk(ports)
  expect(await jssdk()).toBeNull()
  expect(ports.log).toHaveBeenCalledWith(20001, expect.objectContaining({ message: 'network' }))
})

test('an SDK without a response times out with null and is logged as 20001', async () => {
  jest.useFakeTimers()
  try {
    const { configureJssdk, jssdk } = landOn('/mobile/', ANDROID)
    const ports = setup()
    configureJssdk(ports)
    mockSdk.answer = 'silent'
    const sdk = jssdk()
    await jest.advanceTimersByTimeAsync(8000)
    expect(await sdk).toBeNull()
    expect(ports.log).toHaveBeenCalledWith(20001, expect.anything())
  } finally {
    jest.useRealTimers()
  }
})

test('requests the signature once for a site without a WeChat account, and logs nothing', async () => {
  const { configureJssdk, jssdk } = landOn('/mobile/', ANDROID)
  const ports = { sign: jest.fn(async () => null), log: jest.fn() }
  configureJssdk(ports)
  expect([await jssdk(), await jssdk()]).toEqual([null, null])
  expect([ports.sign.mock.calls.length, ports.log.mock.calls.length]).toEqual([1, 0])
})

test('prepareMenu sets the share data of the screen, with its channel in each link and an absolute image URL', async () => {
  const { configureJssdk, prepareMenu } = landOn('/mobile/', ANDROID)
  configureJssdk(setup())
  await prepareMenu(item('cup'))
  const links = Object.fromEntries(mockSdk.calls.map(([name, options]) => [name, options['link']]))
  expect(links).toMatchObject({
    updateAppMessageShareData: 'https://shop.example/cup/?utm_source=session',
    updateTimelineShareData: 'https://shop.example/cup/?utm_source=timeline',
    onMenuShareQQ: 'https://shop.example/cup/?utm_source=qq',
    onMenuShareWeibo: 'https://shop.example/cup/?utm_source=weibo',
    onMenuShareQZone: 'https://shop.example/cup/?utm_source=qzone',
  })
  expect(mockSdk.calls.find(([name]) => name === 'updateAppMessageShareData')?.[1]).toMatchObject({
    title: 'cup',
    desc: '描述',
    imgUrl: 'http://localhost/media/cup.jpg',
  })
})

test('prepareMenu sets only the share data of the last of several screens', async () => {
  const { configureJssdk, prepareMenu } = landOn('/mobile/', ANDROID)
  configureJssdk(setup())
  await Promise.all([prepareMenu(item('first')), prepareMenu(item('second'))])
  expect(new Set(mockSdk.calls.map(([, options]) => options['title']).filter(Boolean))).toEqual(new Set(['second']))
})

test('restoreMenu shares the title and URL of a screen without share data', async () => {
  const { configureJssdk, prepareMenu, restoreMenu } = landOn('/mobile/product/1/', ANDROID)
  configureJssdk(setup())
  await prepareMenu(item('cup'))
  window.history.pushState(null, '', '/mobile/category/')
  document.title = '分类'
  await restoreMenu()
  const last = mockSdk.calls.filter(([name]) => name === 'updateTimelineShareData').at(-1)?.[1]
  expect(last).toMatchObject({ title: '分类', link: 'http://localhost/mobile/category/' })
})

test('a failure of hideMenu is logged as 20002', async () => {
  const { configureJssdk, hideMenu } = landOn('/mobile/', ANDROID)
  const ports = setup()
  configureJssdk(ports)
  await hideMenu(ports.log)
  const [, options] = mockSdk.calls.find(([name]) => name === 'hideMenuItems') ?? ['', {}]
  expect(options['menuList']).toContain('menuItem:share:timeline')
  ;(options['fail'] as (refusal: object) => void)({ errMsg: 'hideMenuItems:fail' })
  expect(ports.log).toHaveBeenCalledWith(20002, expect.objectContaining({ message: 'hideMenuItems:fail' }))
})

test('jssdkInvoke resolves to the SDK result and rejects with its error message', async () => {
  const { configureJssdk, jssdkInvoke } = landOn('/mobile/', ANDROID)
  await expect(jssdkInvoke('scanQRCode')).rejects.toThrow('scanQRCode:not support')
  configureJssdk(setup())
  await expect(jssdkInvoke('notThere')).rejects.toThrow('notThere:not support')
  const scan = jssdkInvoke('scanQRCode', { needResult: 1 })
  const failing = jssdkInvoke('scanQRCode')
  while (mockSdk.calls.length < 2) await Promise.resolve()
  const [first, second] = mockSdk.calls.map(
    ([, options]) => options as { success(result: unknown): void; cancel(refusal: object): void },
  )
  first?.success({ resultStr: 'x' })
  second?.cancel({ errMsg: 'scanQRCode:cancel' })
  expect(await scan).toEqual({ resultStr: 'x' })
  await expect(failing).rejects.toThrow('scanQRCode:cancel')
})
