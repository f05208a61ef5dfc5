import { permissions } from '@storefront/contract/permissions'
import type { AccountOverview } from '@storefront/contract/entities/account/overview'
import type { Language } from '@storefront/contract/errors'
import { act } from 'react'
import { AccountScreen } from '@/features/account/screens/AccountScreen'
import '@/i18n/ops'
import { LanguageScreen } from '@/features/site/screens/LanguageScreen'
import { OpsScreen } from '@/features/ops/screens/OpsScreen'
import { currentLanguage, showLanguage } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { opsDataApi } from '@/services/api/ops/data'
import { accountApi } from '@/services/api/account'
import { siteApi } from '@/services/api/site'
import { ApiError } from '@/services/error'
import { session } from '@/state/session'
import { setView } from '@/state/view'
import { clientNamespaces } from '../../support/catalogues'
import { refusal, user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { renderAround } from './support'

const operator = { ...user, perms: ['shop.verify_eticket'] }
const names = () => openedScreens().map(({ name }) => name)
const at = 'ucenter' as const

afterEach(() =>
  act(async () => {
    setView('user')
    await showLanguage('zh-cn')
  }),
)

const overview: AccountOverview = {
  orders: { unpaid: 2, wait_ship: 0, wait_receive: 120, to_comment: 3 },
  returns: 1,
  balance: '88.00',
  diamonds: 30,
  coupons: 4,
  cards: 1,
  messages: 2,
  next_ticket: null,
}
beforeEach(() => jest.spyOn(accountApi, 'overview').mockResolvedValue(overview))

describe('AccountScreen', () => {
  test('shows what a user has, the next ticket and how many orders wait', async () => {
    const next_ticket = {
      kind: 'event',
      id: 7,
      name: '春日徒步',
      label: '成人票',
      start: '2026-05-01T01:00:00Z',
      end: '2026-05-01T09:00:00Z',
    } as const
    jest.spyOn(accountApi, 'overview').mockResolvedValue({ ...overview, next_ticket })
    const screen = await renderAround(<AccountScreen />, { at })
    await screen.waitFor(() => screen.text().includes('春日徒步'))
    for (const text of ['4优惠券', '1会员卡', '¥88余额', '30钻石', '成人票 · 2026/05/01'])
      expect(screen.text()).toContain(text)
    const shortcut = (name: string) => screen.get(name).closest('a')?.textContent
    expect(shortcut('待付款')).toBe('2待付款')
    expect(shortcut('待收货')).toBe('99+待收货')
    expect(screen.all(/^待发货，/)).toEqual([])
    await screen.tap(/春日徒步/)
    expect(openedScreens()).toMatchObject([{ name: 'event.issuedticket.detail', params: { id: '7' } }])
  })

  test('shows a visitor the rows that are theirs and asks for no numbers', async () => {
    const screen = await renderAround(<AccountScreen />, { at, as: null })
    expect(accountApi.overview).not.toHaveBeenCalled()
    for (const row of ['收藏与足迹', '活动', '设置']) expect(screen.all(row)).toHaveLength(1)
    for (const row of ['我的卡包', '收货地址', '我的笔记', '我的预约', '优惠券'])
      expect(screen.all(row)).toHaveLength(0)
  })

  test('links a user to the profile and a visitor to login', async () => {
    const screen = await renderAround(<AccountScreen />, { at })
    await screen.tap(/^林小满/)
    expect(names()).toEqual(['ucenter.profile'])
    await renderAround(<AccountScreen />, { at, as: null })
    await screen.tap(/^登录 \/ 注册/)
    expect(names()).toEqual(['login'])
  })

  test('offers to bind a mobile number only to users without one', async () => {
    const screen = await renderAround(<AccountScreen />, { at, as: { ...user, mobile: '', is_mobile_bind: false } })
    await screen.tap('绑定手机号')
    expect(names()).toEqual(['ucenter.bindmobile'])
    await renderAround(<AccountScreen />, { at })
    expect(screen.all('绑定手机号')).toHaveLength(0)
    await renderAround(<AccountScreen />, { at, as: null })
    expect(screen.all('绑定手机号')).toHaveLength(0)
  })

  test('links to the official account, the settings, the agreement and the privacy policy', async () => {
    const screen = await renderAround(<AccountScreen />, { at })
    for (const row of ['关注公众号', '设置', '用户协议', '隐私政策']) await screen.tap(row)
    expect(openedScreens().map(({ name, params }) => [name, params.id])).toEqual([
      ['wx.follow', undefined],
      ['settings', undefined],
      ['mpage.page.detail', 'agreement'],
      ['mpage.page.detail', 'privacy'],
    ])
  })

  test('logs out only after a confirmation', async () => {
    const logout = jest.spyOn(session(), 'logout')
    const screen = await renderAround(<AccountScreen />, { at })
    await screen.tap('退出登录')
    await screen.waitFor(() => screen.get('确定要退出登录吗？'))
    await screen.tap('取消')
    expect(logout).not.toHaveBeenCalled()
  })
})

describe('operator view', () => {
  beforeEach(() => jest.spyOn(opsDataApi, 'home').mockResolvedValue({ waiting: [], today: null, my_verifications: 0 }))

  test('is offered only to users with permissions', async () => {
    const screen = await renderAround(<AccountScreen />, { at })
    expect(screen.all('切换到运营视图')).toHaveLength(0)
    await renderAround(<AccountScreen />, { at, as: operator })
    await screen.tap('切换到运营视图')
    expect(names()).toEqual(['ops.index'])
  })

  test('remains on the account tab until it is switched back, and never ends there', async () => {
    const screen = await renderAround(<AccountScreen />, { at, as: operator })
    await screen.tap('切换到运营视图')
    expect(screen.all('我的订单')).toHaveLength(0)
    await screen.tap(document.querySelector('a[href*="/ops"]') as HTMLElement)
    expect(names()).toEqual(['ops.index', 'ops.index'])
    await screen.tap('切换到用户视图')
    expect(screen.get('我的订单')).toBeTruthy()
  })

  test('lists only the screens that the permissions allow', async () => {
    const screen = await renderAround(<OpsScreen />, { at: 'ops.index', as: operator })
    for (const name of ['电子票核销', '核销优惠券', '核销记录']) expect(screen.all(name)).toHaveLength(1)
    for (const name of ['订单管理', '售后管理', '提现处理', '商品管理', '数据看板', '短链管理'])
      expect(screen.all(name)).toHaveLength(0)
    await screen.tap('核销记录')
    expect(names()).toEqual(['ops.verification'])
    const owner = await renderAround(<OpsScreen />, { at: 'ops.index', as: { ...user, perms: ['*'] } })
    for (const name of [
      '订单管理',
      '售后管理',
      '提现处理',
      '商品管理',
      '电子票核销',
      '核销优惠券',
      '核销记录',
      '活动管理',
      '文章管理',
      '笔记管理',
      '短链管理',
    ])
      expect(owner.all(name)).toHaveLength(1)
  })

  test('offers profile, settings and logout on the account tab', async () => {
    setView('operator')
    const out = jest.spyOn(session(), 'logout').mockResolvedValue()
    const screen = await renderAround(<AccountScreen />, { at, as: operator })
    await screen.tap('编辑个人资料')
    await screen.tap(/^设置/)
    expect(names()).toEqual(['ucenter.profile', 'settings'])
    await screen.tap('退出登录')
    const yes = [
      ...((screen.role('alertdialog')[0] ?? screen.role('dialog')[0])?.querySelectorAll('button') ?? []),
    ].find((one) => one.textContent === '退出登录')
    await screen.tap(yes as HTMLElement)
    expect(out).toHaveBeenCalledTimes(1)
  })

  test('falls back to the user view when the operator has lost all permissions', async () => {
    setView('operator')
    const screen = await renderAround(<AccountScreen />, { at, as: user })
    expect(screen.get('我的订单')).toBeTruthy()
  })

  test('shows the current site and the state of each permission', async () => {
    const screen = await renderAround(<OpsScreen />, { at: 'ops.index', as: operator })
    expect(screen.text()).toContain('当前站点 · 青拾生活')
    expect(screen.text()).toContain('核销电子券可用')
    expect(screen.text()).toContain('处理订单未开通')
    await screen.tap('切换到用户视图')
    expect(openedScreens()).toEqual([{ name: 'ucenter', params: {}, mode: 'replace' }])
  })

  test('shows all permissions as granted to the owner', async () => {
    const screen = await renderAround(<OpsScreen />, { at: 'ops.index', as: { ...user, perms: ['*'] } })
    expect(screen.all('可用')).toHaveLength(Object.keys(permissions).length)
    expect(screen.all('未开通')).toHaveLength(0)
  })

  test('shows a message to users without permissions', async () => {
    const screen = await renderAround(<OpsScreen />, { at: 'ops.index' })
    expect(screen.get('您还不是运营人员')).toBeTruthy()
    expect(screen.all('我的权限')).toHaveLength(0)
  })
})

describe('LanguageScreen', () => {
  const offer = (codes: string[]) => ({
    count: codes.length,
    results: codes.map((code) => ({ code, name: `名:${code}`, is_current: false })),
  })
  const radio = (name: string) =>
    [...document.querySelectorAll('[role="radio"]')].find((one) => one.textContent === name) as HTMLElement

  test('lists the languages of the site, and applies and saves a selection', async () => {
    jest.spyOn(siteApi, 'languages').mockResolvedValue(offer(['zh-cn', 'id']))
    const switched = jest.spyOn(siteApi, 'switchLanguage').mockResolvedValue({ ok: true })
    jest
      .spyOn(siteApi, 'catalogue')
      .mockResolvedValue({ language: 'id', version: '1', namespaces: clientNamespaces('id') })
    const screen = await renderAround(<LanguageScreen />, { at: 'ucenter.language' })
    await screen.waitFor(() => radio('名:id'))
    expect(radio('名:zh-cn').getAttribute('aria-checked')).toBe('true')
    await screen.tap(radio('名:id'))
    await screen.waitFor(() => radio('名:id').getAttribute('aria-checked') === 'true')
    expect(currentLanguage()).toBe('id' satisfies Language)
    expect(switched).toHaveBeenCalledWith('id')
  })

  test('shows the current language, with a message, when the texts of another do not come', async () => {
    jest.spyOn(siteApi, 'languages').mockResolvedValue(offer(['zh-cn', 'fr']))
    const catalogue = jest.spyOn(siteApi, 'catalogue').mockRejectedValue(new ApiError({ kind: 'network' }))
    const toast = jest.spyOn(feedback, 'toast')
    const screen = await renderAround(<LanguageScreen />, { at: 'ucenter.language' })
    await screen.waitFor(() => radio('名:fr'))
    await screen.tap(radio('名:fr'))
    await screen.waitFor(() => toast.mock.calls.length > 0)
    expect(catalogue).toHaveBeenCalledWith('fr', undefined)
    expect(currentLanguage()).toBe('zh-cn')
  })

  test('shows a failure with a retry when the list does not come', async () => {
    jest.spyOn(siteApi, 'languages').mockRejectedValueOnce(refusal('internal', '服务器开小差了，请稍候再试'))
    const screen = await renderAround(<LanguageScreen />, { at: 'ucenter.language', as: null })
    await screen.waitFor(() => screen.text().includes('服务器开小差了'))
    jest.spyOn(siteApi, 'languages').mockResolvedValue(offer(['zh-cn']))
    await screen.tap('重新加载')
    await screen.waitFor(() => radio('名:zh-cn'))
  })
})
