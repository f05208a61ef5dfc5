import type { MobilePage } from '@storefront/contract/entities/content/page'
import { ModulesScreen } from '@/page-modules/ModulesScreen'
import { display } from '@/platform/display'
import { router } from '@/router/router'
import { contentApi } from '@/services/api/content'
import { setUser } from '@/state/session'
import { act } from 'react'
import { button, moduleOf, refusal, renderScreen, user } from '../fixtures'

jest.mock('@/platform/display', () => ({
  display: { textScale: () => 1, setTitle() {}, scrollToTop: jest.fn(), setChrome() {} },
}))

const subpages = [31, 32, 33].map((page_id) => ({ composedpage_id: 9, page_id, title: `第${page_id}页` }))
const part = (sub: number, more: Partial<MobilePage> = {}): MobilePage => ({
  id: 9,
  slug: 'zuhe',
  title: '四季',
  code: 200,
  subpages,
  sub,
  modules: [
    moduleOf({ id: sub, module_type: 'mpage.richtextpagemodule', config: { html: `<p>内容${sub}</p>` }, data: null }),
  ],
  ...more,
})
/** Answers as the server does: an unknown part is the first. */
const answers = (make: (sub: number) => MobilePage | Promise<MobilePage> = part) =>
  jest
    .spyOn(contentApi, 'page')
    .mockImplementation(async (_, query) => make(subpages.find(({ page_id }) => page_id === query?.sub)?.page_id ?? 31))
const show = (params: Record<string, string> = {}) =>
  renderScreen(<ModulesScreen page="zuhe" title="页面" />, { id: 'zuhe', ...params }, null, 'mpage.composedpagepage')
const selectedTabs = () =>
  [...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent)

beforeEach(() => jest.mocked(display.scrollToTop).mockClear())

test('shows the subpages as tabs and opens the first', async () => {
  answers()
  const screen = await show()
  await screen.waitFor(() => screen.get('内容31'))
  expect(screen.role('tab').map((tab) => tab.textContent)).toEqual(['第31页', '第32页', '第33页'])
  expect(selectedTabs()).toEqual(['第31页'])
})

test('requests a subpage once, stores it in the URL and scrolls to the top', async () => {
  const page = answers()
  const screen = await show()
  await screen.waitFor(() => screen.get('内容31'))
  await screen.tap('第32页')
  await screen.waitFor(() => screen.get('内容32'))
  expect(router.screen().get()).toEqual({ id: 'zuhe', sub: '32' })
  expect(display.scrollToTop).toHaveBeenCalledTimes(1)
  await screen.tap('第31页')
  expect(screen.text()).toContain('内容31')
  // The first part is what the address without `sub` shows.
  expect(router.screen().get()).toEqual({ id: 'zuhe' })
  await screen.tap('第32页')
  expect(screen.text()).toContain('内容32')
  expect(page).toHaveBeenCalledTimes(2)
})

test('opens the subpage of the URL, and the first one for an invalid `sub`', async () => {
  const page = answers()
  const screen = await show({ sub: '33' })
  await screen.waitFor(() => screen.get('内容33'))
  expect(selectedTabs()).toEqual(['第33页'])
  expect(page).toHaveBeenCalledWith('zuhe', { sub: 33 }, expect.anything())
  for (const sub of ['99', 'x', '-1', '0', '1e9']) {
    const wrong = await show({ sub })
    await wrong.waitFor(() => wrong.get('内容31'))
    expect(selectedTabs().slice(-1)).toEqual(['第31页'])
  }
})

test('another subpage removes the module tabs of the previous one from the URL', async () => {
  answers()
  const screen = await show({ 31: '2', preview: '1' })
  await screen.waitFor(() => screen.get('内容31'))
  await screen.tap('第33页')
  expect(router.screen().get()).toEqual({ id: 'zuhe', preview: '1', sub: '33' })
})

test('shows the previous subpage as busy while loading, and leaves the tabs usable on a failure', async () => {
  let fail: (error: unknown) => void = () => {}
  answers((sub) => (sub === 32 ? new Promise((_, reject) => (fail = reject)) : part(sub)))
  const screen = await show()
  await screen.waitFor(() => screen.get('内容31'))
  await screen.tap('第32页')
  expect(selectedTabs()).toEqual(['第32页'])
  expect(screen.get('内容31').closest('[aria-busy=true]')).not.toBeNull()
  await act(async () => fail(refusal('internal', '')))
  await screen.waitFor(() => button('重新加载'))
  expect(screen.text()).not.toContain('内容31')
  await screen.tap('第33页')
  await screen.waitFor(() => screen.get('内容33'))
})

test('a members-only subpage shows the login prompt below the tabs, and its content after login', async () => {
  let isIn = false
  answers((sub) =>
    sub === 32 && !isIn
      ? part(sub, {
          code: 401,
          modules: [
            moduleOf({ id: 5, module_type: 'mpage.richtextpagemodule', config: { html: '入会指引' }, data: null }),
          ],
        })
      : part(sub),
  )
  const screen = await show()
  await screen.waitFor(() => screen.get('内容31'))
  await screen.tap('第32页')
  await screen.waitFor(() => screen.get('入会指引'))
  expect(screen.role('tab')).toHaveLength(3)
  expect(screen.text()).toContain('立即登录')
  isIn = true
  await act(async () => setUser(user))
  await screen.waitFor(() => screen.get('内容32'))
})

test('a page with one subpage has no tabs', async () => {
  jest.spyOn(contentApi, 'page').mockResolvedValue(part(31, { subpages: subpages.slice(0, 1) }))
  const screen = await show()
  await screen.waitFor(() => screen.get('内容31'))
  expect(screen.role('tab')).toEqual([])
})
