import { act } from 'react'
import { AddressEditScreen } from '@/features/account/screens/AddressEditScreen'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { requestConsent } from '@/features/site/components/PrivacySheet'
import { askForOrderMessages } from '@/features/site/askForOrderMessages'
import { listenForUpdates } from '@/features/site/listenForUpdates'
import { WebViewScreen } from '@/features/site/screens/WebViewScreen'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { location } from '@/platform/location'
import { permissions } from '@/platform/permissions'
import { subscribe } from '@/platform/subscribe'
import type { FailureReason } from '@/platform/result'
import { updates } from '@/platform/updates'
import { siteApi } from '@/services/api/site'
import * as site from '@/state/site'
import { Screen } from '@/ui/layout/Screen'
import { button, renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'

let mockShown: string[] = []
jest.mock('@/platform/elements/web-view', () => ({
  WebPage: ({ url }: { url: string }) => {
    mockShown.push(url)
    return null
  },
}))

let toast: jest.SpyInstance
const messages = () => toast.mock.calls.map(([text]) => text)
beforeEach(() => {
  localStorage.clear()
  mockShown = []
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
/** Loads a site with these hosts for web pages and these templates for messages. */
async function siteWith({ hosts = [], templates = [] }: { hosts?: string[]; templates?: string[] }): Promise<void> {
  jest.spyOn(siteApi, 'pageconfig').mockResolvedValue({
    site: {
      theme: {},
      time_zone: { name: 'Asia/Shanghai', offsets: [{ since: 0, minutes: 480 }] },
      currency_info: { code: 'CNY', symbol: '¥', exponent: 2 },
      language: 'zh-cn',
      web_view_hosts: hosts,
    },
    config: { ...site.siteState().config, subscribe: { order: templates, stock: [], price: [] } },
    user: null,
    basket_count: 0,
  } as unknown as Awaited<ReturnType<typeof siteApi.pageconfig>>)
  await act(() => site.loadSite())
}
/** Starts what waits for an answer; what it shows is there at once. */
function starts<T>(work: () => Promise<T>): Promise<T> {
  let result = Promise.resolve() as Promise<unknown>
  act(() => {
    result = work()
  })
  return result as Promise<T>
}
/** Any screen, for what lies over one. */
const openScreen = () => renderScreen(<Screen title="" />)

describe('showDeviceError', () => {
  test.each<[FailureReason, string[]]>([
    ['cancelled', []],
    ['unsupported', ['当前环境不支持该功能']],
    ['failed', ['操作失败，请重试']],
    ['denied', ['未获得授权，暂时无法使用该功能']],
  ])('%s: shows the toasts %p and no dialog', async (reason, words) => {
    await openScreen()
    await act(() => showDeviceError(reason))
    expect([messages(), document.querySelector('[role="alertdialog"],[role="dialog"]')]).toEqual([words, null])
  })

  test('shows a dialog to continue inside the app when the app bridge is missing', async () => {
    const screen = await openScreen()
    const shownError = starts(() => showDeviceError('missing'))
    await screen.waitFor(() => screen.get('请在 App 内进行此操作'))
    await screen.tap('知道了')
    await shownError
    expect(messages()).toEqual([])
  })

  test('offers the system settings when a permission is permanently denied', async () => {
    jest.spyOn(permissions, 'blocked').mockResolvedValue(true)
    const open = jest.spyOn(permissions, 'open').mockResolvedValue(true)
    const screen = await openScreen()
    for (const [answer, times] of [
      ['取消', 0],
      ['去设置', 1],
    ] as const) {
      const shownError = starts(() => showDeviceError('denied'))
      await screen.waitFor(() => screen.get(answer))
      await screen.tap(answer)
      await shownError
      expect([open.mock.calls.length, messages()]).toEqual([times, []])
    }
  })
})

describe('privacy consent dialog', () => {
  test.each([
    ['同意', true],
    ['拒绝', false],
    ['关闭', false],
  ])('%s resolves to %p', async (name, hasConsent) => {
    const screen = await openScreen()
    const asking = starts(requestConsent)
    await screen.waitFor(() => button(name))
    await screen.tap(button(name))
    expect(await asking).toBe(hasConsent)
    expect(screen.all('同意')).toEqual([])
  })

  test('opening the privacy policy resolves without consent', async () => {
    const screen = await openScreen()
    const asking = starts(requestConsent)
    await screen.waitFor(() => button('《隐私政策》'))
    await screen.tap(button('《隐私政策》'))
    expect(await asking).toBe(false)
    expect(openedScreens()).toMatchObject([{ name: 'mpage.page.detail', params: { id: 'privacy' } }])
  })
})

describe('update prompt', () => {
  test.each([
    ['重启', 1],
    ['稍后', 0],
  ])('%s restarts the app %p times', async (answer, times) => {
    const apply = jest.fn()
    let ready = (_: () => void) => {}
    jest.spyOn(updates, 'listen').mockImplementation((listener) => {
      ready = listener
    })
    const screen = await openScreen()
    listenForUpdates()
    await act(async () => ready(apply))
    await screen.waitFor(() => screen.get('新版本已经准备好，是否重启应用？'))
    expect(apply).not.toHaveBeenCalled()
    await screen.tap(answer)
    expect(apply).toHaveBeenCalledTimes(times)
  })
})

describe('order message subscription', () => {
  test('reports the granted templates with the order and prompts once per order', async () => {
    await siteWith({ templates: ['t1', 't2'] })
    jest.spyOn(subscribe, 'isSupported').mockReturnValue(true)
    const requestTemplates = jest.spyOn(subscribe, 'request').mockResolvedValue(['t2'])
    const notifyConfig = jest.spyOn(siteApi, 'notifyConfig').mockRejectedValue(new Error('offline'))
    await Promise.all([askForOrderMessages('D1'), askForOrderMessages('D1')])
    expect([requestTemplates.mock.calls, notifyConfig.mock.calls]).toEqual([[[['t1', 't2']]], [[['t2'], 'D1']]])
  })

  test('sends nothing to the server when templates are not granted, not configured or not supported', async () => {
    const notifyConfig = jest.spyOn(siteApi, 'notifyConfig')
    const requestTemplates = jest.spyOn(subscribe, 'request').mockResolvedValue([])
    jest.spyOn(subscribe, 'isSupported').mockReturnValue(true)
    await siteWith({ templates: ['t1'] })
    await askForOrderMessages('D2')
    await siteWith({ templates: [] })
    await askForOrderMessages('D3')
    jest.spyOn(subscribe, 'isSupported').mockReturnValue(false)
    await siteWith({ templates: ['t1'] })
    await askForOrderMessages('D4')
    expect([requestTemplates.mock.calls.length, notifyConfig.mock.calls.length]).toEqual([1, 0])
  })
})

describe('import from the vendor address book', () => {
  const address = {
    name: '林',
    mobile: '+8613800000001',
    region: ['浙江省', '杭州市', '西湖区'],
    code: '330106',
    detail: '文三路 1 号',
  } as const
  const regions = (names: Record<string, [string, string][]>) =>
    jest.spyOn(siteApi, 'districts').mockImplementation(async (level, parent) => {
      const results = (names[parent ?? ''] ?? []).map(([code, name]) => ({ code, name, level }))
      return { count: results.length, results }
    })
  const open = async () => {
    jest.spyOn(location, 'canAskAddress').mockReturnValue(true)
    const screen = await renderScreen(<AddressEditScreen />)
    await screen.waitFor(() => button('从地址簿导入'))
    return screen
  }
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input,textarea')].map(({ value }) => value)

  test.each([
    ['by its code', '330106'],
    ['by its names where there is no code', ''],
  ])('fills the form and resolves the region %s', async (_, code) => {
    regions({ '': [['33', '浙江省']], '33': [['3301', '杭州市']], '3301': [['330106', '西湖区']] })
    jest.spyOn(location, 'address').mockResolvedValue({ ok: true, address: { ...address, code } })
    const screen = await open()
    await screen.tap(button('从地址簿导入'))
    await screen.waitFor(() => messages().length > 0)
    expect([messages(), fields()]).toEqual([
      ['已导入，请核对后保存'],
      expect.arrayContaining(['林', '13800000001', '文三路 1 号']),
    ])
    expect(screen.text()).toContain('浙江省 杭州市 西湖区')
  })

  test('leaves an unknown region to the visitor', async () => {
    regions({ '': [['11', '北京市']] })
    jest.spyOn(location, 'address').mockResolvedValue({ ok: true, address })
    const screen = await open()
    await screen.tap(button('从地址簿导入'))
    await screen.waitFor(() => messages().length > 0)
    expect([messages(), fields()]).toEqual([['已导入，请选择所在地区'], expect.arrayContaining(['文三路 1 号'])])
  })

  test('changes nothing when cancelled, and hides the button where no address book is supported', async () => {
    jest.spyOn(location, 'address').mockResolvedValue({ ok: false, reason: 'cancelled' })
    const screen = await open()
    await screen.tap(button('从地址簿导入'))
    expect([messages(), fields().filter(Boolean)]).toEqual([[], []])
    jest.spyOn(location, 'canAskAddress').mockReturnValue(false)
    await screen.rerender(<AddressEditScreen />)
    expect(screen.all('从地址簿导入')).toEqual([])
  })
})

describe('WebViewScreen', () => {
  const open = async (url: string) => {
    await siteWith({ hosts: ['guide.example'] })
    return renderScreen(<WebViewScreen />, url ? { url } : {})
  }

  test('shows a page of an allowed host', async () => {
    await open('https://guide.example/a')
    expect(mockShown[0]).toBe('https://guide.example/a')
  })

  test.each(['https://evil.example/', 'http://guide.example/', 'javascript:alert(1)'])(
    'does not open %s and offers to copy it',
    async (url) => {
      const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
      const screen = await open(url)
      expect([mockShown, screen.all('该网页无法在此打开').length]).toEqual([[], 1])
      await screen.tap(button('复制'))
      expect([copy.mock.calls, messages()]).toEqual([[[url]], ['复制成功']])
    },
  )

  test('offers a link home when there is no URL', async () => {
    const screen = await open('')
    await screen.tap(button('返回'))
    expect(openedScreens()).toMatchObject([{ name: 'mobile.index' }])
  })
})
