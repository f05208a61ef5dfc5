import type { EnvKind } from '@/platform/env/types'
import { env } from '@/platform/env'
import { login } from '@/platform/login'
import { setUser } from '@/state/session'
import { Screen } from '@/ui/layout/Screen'
import { closeAll } from '@/ui/overlay/store'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { errorDisplay } from '@/shared/screen/error-display'
import { act } from 'react'
import { fire } from '../../setup/render'
import { user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { renderAround } from './support'

const loginConfig = { login_required: true }
const content = <Screen title="屏">只给用户看的内容</Screen>
const inside = (kind: EnvKind) => jest.replaceProperty(env, 'kind', kind)

afterEach(() => act(async () => closeAll()))

test.each(['app', 'weapp', 'alipay'] as const)('%s: shows a dialog and opens login on confirmation', async (kind) => {
  inside(kind)
  const screen = await renderAround(content, { config: loginConfig, as: null })
  expect(screen.text()).not.toContain('只给用户看的内容')
  await screen.waitFor(() => screen.role('dialog').length + screen.role('alertdialog').length === 1)
  expect(openedScreens()).toEqual([])
  const [dialog] = [...screen.role('dialog'), ...screen.role('alertdialog')]
  const yes = [...(dialog?.querySelectorAll('button') ?? [])].find((one) => one.textContent === '立即登录')
  await screen.tap(yes as HTMLElement)
  await screen.waitFor(() => openedScreens().length === 1)
  expect(openedScreens()).toEqual([{ name: 'login', params: { next: '/product/' }, mode: 'push' }])
})

test.each(['browser', 'wechat'] as const)(
  '%s: replaces the screen by login with the screen as the login redirect',
  async (kind) => {
    inside(kind)
    const screen = await renderAround(content, { config: loginConfig, as: null, params: { tag: '茶' } })
    await screen.waitFor(() => openedScreens().length === 1)
    expect(openedScreens()).toEqual([
      { name: 'login', params: { next: '/product/?tag=%E8%8C%B6', gate: '1' }, mode: 'replace' },
    ])
    expect(screen.text()).not.toContain('只给用户看的内容')
  },
)

test('the WeChat browser uses the WeChat authorization page where the site supports it', async () => {
  inside('wechat')
  const leave = jest.spyOn(login, 'leaveForCode').mockReturnValue(true)
  const screen = await renderAround(content, { config: loginConfig, as: null })
  await screen.waitFor(() => leave.mock.calls.length === 1)
  expect(leave).toHaveBeenCalledWith('/product/')
  expect(openedScreens()).toEqual([])
})

test('shows the content automatically after login', async () => {
  inside('app')
  const screen = await renderAround(content, { config: loginConfig, as: null })
  await act(async () => setUser(user))
  expect(screen.text()).toContain('只给用户看的内容')
})

test('a dismissed dialog opens again when the screen is shown again, never twice at once', async () => {
  inside('app')
  const screen = await renderAround(content, { config: loginConfig, as: null })
  await screen.waitFor(() => screen.all('稍后再说').length === 1)
  await fire('useDidShow')
  expect(screen.all('稍后再说')).toHaveLength(1)
  await screen.tap('稍后再说')
  expect(screen.all('稍后再说')).toHaveLength(0)
  await fire('useDidShow')
  await screen.waitFor(() => screen.all('稍后再说').length === 1)
})

test.each([
  ['login', {}],
  ['mpage.page.detail', { id: 'agreement' }],
  ['mpage.page.detail', { id: 'privacy' }],
] as const)('%s %j remains accessible, since it is required for login', async (at, params) => {
  inside('app')
  const screen = await renderAround(content, { config: loginConfig, as: null, at, params })
  expect(screen.text()).toContain('只给用户看的内容')
  expect(screen.all('立即登录')).toHaveLength(0)
})

test('other content pages are restricted', async () => {
  inside('app')
  const screen = await renderAround(content, {
    config: loginConfig,
    as: null,
    at: 'mpage.page.detail',
    params: { id: '2' },
  })
  expect(screen.text()).not.toContain('只给用户看的内容')
})

test('does not restrict users, or visitors of a public site', async () => {
  const screen = await renderAround(content, { config: loginConfig })
  expect(screen.text()).toContain('只给用户看的内容')
  const other = await renderAround(content, { as: null })
  expect(other.box.textContent).toContain('只给用户看的内容')
  expect(openedScreens()).toEqual([])
})

function OwnScreen() {
  const state = useRequireLogin()
  return (
    <Screen title="屏" state={state ?? undefined}>
      我的内容
    </Screen>
  )
}

test.each(['app', 'weapp', 'alipay'] as const)("%s: a screen of one's own asks before login, too", async (kind) => {
  inside(kind)
  const screen = await renderAround(<OwnScreen />, { config: loginConfig, as: null, at: 'shop.order' })
  await screen.waitFor(() => screen.all('稍后再说').length === 1)
  expect(openedScreens()).toEqual([])
})

test.each([
  ['app', 'shop.product', {}, true],
  ['weapp', 'shop.order', {}, true],
  ['alipay', 'login', {}, false],
  ['app', 'mpage.page.detail', { id: 'privacy' }, false],
  ['browser', 'shop.product', {}, false],
] as const)('%s: whether %s %j asks in place of a refused call: %#', async (kind, at, params, asks) => {
  inside(kind)
  await renderAround(content, { config: loginConfig, as: null, at, params })
  expect(errorDisplay.asksForLogin()).toBe(asks)
  await renderAround(content, { as: null, at, params })
  expect(errorDisplay.asksForLogin()).toBe(false)
})
