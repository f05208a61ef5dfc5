import type { AccountRemoval, DataExport } from '@storefront/contract/entities/account/privacy'
import { SettingsScreen } from '@/features/account/screens/SettingsScreen'
import '@/i18n/account'
import '@/i18n/subpackage'
import { clipboard } from '@/platform/clipboard'
import { documents } from '@/platform/documents'
import { feedback } from '@/platform/feedback'
import { subscribe } from '@/platform/subscribe'
import { privacyApi } from '@/services/api/privacy'
import { siteApi } from '@/services/api/site'
import { chooseAppearance } from '@/state/appearance'
import { loadSite } from '@/state/site'
import { openSiteConfig } from '../../../support/site-config'
import { siteOf } from '../../site/support'
import { answerDialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const ready: DataExport = {
  id: 6,
  status: 'done',
  created: '2026-03-01T00:00:00.000Z',
  expires: '2026-03-08T00:00:00.000Z',
}
const none: AccountRemoval = { requested: null, removes: null, wait_days: 14 }
const pending: AccountRemoval = {
  requested: '2026-03-01T00:00:00.000Z',
  removes: '2026-03-15T00:00:00.000Z',
  wait_days: 14,
}
let toast: jest.SpyInstance
let exportsCall: jest.SpyInstance
let removalCall: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  chooseAppearance({ theme: 'system', text: 1, care: false })
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  exportsCall = jest.spyOn(privacyApi, 'exports').mockResolvedValue({ count: 0, results: [] })
  removalCall = jest.spyOn(privacyApi, 'removal').mockResolvedValue(none)
})
const open = (as: typeof user | null = user) => renderScreen(<SettingsScreen />, {}, as, 'settings')
const root = (screen: Awaited<ReturnType<typeof open>>) => screen.box.firstElementChild as HTMLElement

describe('the display settings', () => {
  test('change the theme of the screen at once and keep it on the device', async () => {
    const screen = await open()
    await screen.tap('深色')
    expect(root(screen).classList.contains('dark')).toBe(true)
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    expect(JSON.parse(localStorage.getItem('sf:appearance') ?? '')).toMatchObject({ d: { theme: 'dark' } })
    await screen.tap('浅色')
    expect(root(screen).classList.contains('dark')).toBe(false)
  })

  test('change the size of text by itself; care mode begins with the largest, and has larger targets', async () => {
    const screen = await open()
    await screen.tap('大')
    expect(root(screen).style.getPropertyValue('--scale')).toBe('1.15')
    await screen.tap('关怀模式')
    expect(root(screen).style.getPropertyValue('--scale')).toBe('1.3')
    expect(root(screen).style.getPropertyValue('--tap')).toBe('48px')
    await screen.tap('标准')
    expect(root(screen).style.getPropertyValue('--scale')).toBe('1')
    expect(root(screen).style.getPropertyValue('--tap')).toBe('48px')
  })

  test('are there for a visitor, and what needs an account is not', async () => {
    const screen = await open(null)
    expect(screen.all('深色').length).toBe(1)
    expect([screen.all('申请导出').length, screen.all('注销账号').length, screen.all('意见反馈').length]).toEqual([
      0, 0, 0,
    ])
    expect(exportsCall).not.toHaveBeenCalled()
  })
})

test('the rows lead to the language, the feedback and the agreements', async () => {
  const screen = await open()
  for (const name of [/^语言/, '意见反馈', '用户协议', '隐私政策']) await screen.tap(name)
  expect(openedScreens().map(({ name }) => name)).toEqual([
    'ucenter.language',
    'feedback.feedback',
    'mpage.page.detail',
    'mpage.page.detail',
  ])
})

describe('messages', () => {
  test('are allowed for what the visitor granted', async () => {
    jest.spyOn(subscribe, 'isSupported').mockReturnValue(true)
    jest.spyOn(subscribe, 'request').mockResolvedValue(['t1'])
    const config = jest.spyOn(siteApi, 'notifyConfig').mockResolvedValue({ ok: true })
    jest.spyOn(siteApi, 'pageconfig').mockResolvedValue({
      site: siteOf(),
      user,
      basket_count: 0,
      config: { ...openSiteConfig, subscribe: { order: ['t1', 't2'], stock: ['t2'], price: [] } },
    })
    await loadSite()
    const screen = await open()
    await screen.tap('允许通知')
    await screen.waitFor(() => config.mock.calls.length === 1)
    expect(config).toHaveBeenCalledWith(['t1'])
    expect(toast).toHaveBeenLastCalledWith('已允许', { at: 'center' })
  })

  test('are not offered where the vendor has none', async () => {
    expect((await open()).all('允许通知')).toEqual([])
  })
})

describe('a copy of the data', () => {
  test('is asked for, and downloaded once it is there', async () => {
    const exportData = jest
      .spyOn(privacyApi, 'exportData')
      .mockResolvedValue({ ...ready, status: 'waiting', expires: null })
    jest.spyOn(privacyApi, 'exportFile').mockResolvedValue({ name: 'data.json', data: { account: { name: '林小满' } } })
    const download = jest.spyOn(documents, 'open').mockResolvedValue({ ok: true })
    const screen = await open()
    await screen.waitFor(() => screen.all('申请导出').length === 1)
    exportsCall.mockResolvedValue({ count: 1, results: [ready] })
    await screen.tap('申请导出')
    await screen.waitFor(() => screen.all('下载').length === 1)
    expect(exportData).toHaveBeenCalledTimes(1)
    await screen.tap('下载')
    await screen.waitFor(() => download.mock.calls.length === 1)
    const [address = '', name] = download.mock.calls[0] ?? []
    expect(name).toBe('data.json')
    expect(JSON.parse(decodeURIComponent(address.slice(address.indexOf(',') + 1)))).toEqual({
      account: { name: '林小满' },
    })
  })

  test('is copied where files cannot be downloaded', async () => {
    exportsCall.mockResolvedValue({ count: 1, results: [ready] })
    jest.spyOn(privacyApi, 'exportFile').mockResolvedValue({ name: 'data.json', data: { a: 1 } })
    jest.spyOn(documents, 'open').mockResolvedValue({ ok: false, reason: 'unsupported' })
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
    const screen = await open()
    await screen.waitFor(() => screen.all('下载').length === 1)
    await screen.tap('下载')
    await answerDialog('知道了')
    await screen.waitFor(() => copy.mock.calls.length === 1)
    expect(JSON.parse(copy.mock.calls[0]?.[0] ?? '')).toEqual({ a: 1 })
  })

  test('that failed is asked for again', async () => {
    exportsCall.mockResolvedValue({ count: 1, results: [{ ...ready, status: 'failed', expires: null }] })
    const screen = await open()
    await screen.waitFor(() => screen.text().includes('生成失败，请重新申请') && screen.all('申请导出').length === 1)
  })
})

describe('the removal of the account', () => {
  test('is asked for after a question, shows its day, and is taken back', async () => {
    const remove = jest.spyOn(privacyApi, 'removeAccount').mockResolvedValue(pending)
    const keepAccount = jest.spyOn(privacyApi, 'keepAccount').mockResolvedValue(none)
    const screen = await open()
    await screen.waitFor(() => screen.role('button').some((node) => node.textContent === '注销账号'))
    await screen.tap(screen.role('button').find((node) => node.textContent === '注销账号') as Element)
    expect(remove).not.toHaveBeenCalled()
    expect(await answerDialog('注销账号')).toContain('14 天后将删除')
    await screen.waitFor(() => screen.text().includes('账号将于 2026'))
    await screen.tap('撤回注销')
    await screen.waitFor(() => keepAccount.mock.calls.length === 1 && !screen.text().includes('账号将于'))
    expect(toast.mock.calls.map(([text]) => text)).toEqual(['已申请注销', '已撤回，账号保留'])
  })

  test('that was asked for elsewhere is told and loaded again', async () => {
    jest
      .spyOn(privacyApi, 'removeAccount')
      .mockRejectedValue(refusal('removalPending', '您已申请注销，等待期后自动生效'))
    const screen = await open()
    await screen.waitFor(() => screen.role('button').some((node) => node.textContent === '注销账号'))
    removalCall.mockResolvedValue(pending)
    await screen.tap(screen.role('button').find((node) => node.textContent === '注销账号') as Element)
    await answerDialog('注销账号')
    await screen.waitFor(() => screen.text().includes('账号将于 2026'))
  })
})
