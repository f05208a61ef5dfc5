import type { MobilePage } from '@storefront/contract/entities/content/page'
import { act } from 'react'
import { ModulesScreen } from '@/page-modules/ModulesScreen'
import { contentApi } from '@/services/api/content'
import { setUser } from '@/state/session'
import { moduleOf, user } from '../fixtures'
import { openedScreens } from '../screen-router'
import { renderAround } from './support'

const words = (text: string) =>
  moduleOf({ module_type: 'mpage.richtextpagemodule', data: null, config: { html: `<p>${text}</p>` } })
const guide: MobilePage = {
  id: 9,
  slug: 'members',
  title: '会员页',
  code: 401,
  modules: [words('入会指引')],
  subpages: [],
  sub: null,
}
const page: MobilePage = { ...guide, code: 200, modules: [words('会员内容')] }
const screenOf = () => <ModulesScreen page="members" title="页面" />
const around = { at: 'mpage.page.detail', params: { id: 'members' }, as: null } as const

test('a members-only page shows the login prompt, and its content after login', async () => {
  const readPage = jest.spyOn(contentApi, 'page').mockResolvedValueOnce(guide).mockResolvedValue(page)
  const screen = await renderAround(screenOf(), around)
  await screen.waitFor(() => screen.text().includes('入会指引'))
  await screen.tap('立即登录')
  await screen.waitFor(() => openedScreens().length === 1)
  expect(openedScreens()[0]).toMatchObject({ name: 'login', params: { next: '/page/members/' } })
  await act(async () => setUser(user))
  await screen.waitFor(() => screen.text().includes('会员内容'))
  expect(readPage).toHaveBeenCalledTimes(2)
  expect(screen.all('立即登录')).toHaveLength(0)
})

test('a members-only page without a prompt of the site still offers login', async () => {
  jest.spyOn(contentApi, 'page').mockResolvedValue({ ...guide, modules: [] })
  const screen = await renderAround(screenOf(), around)
  await screen.waitFor(() => screen.get('登录后查看完整内容'))
  expect(screen.all('立即登录')).toHaveLength(1)
})

test('a page that remains restricted after login is requested only once more', async () => {
  const readPage = jest.spyOn(contentApi, 'page').mockResolvedValue(guide)
  const screen = await renderAround(screenOf(), { ...around, as: user })
  await screen.waitFor(() => readPage.mock.calls.length === 2)
  await act(async () => {})
  expect(readPage).toHaveBeenCalledTimes(2)
  expect(screen.text()).toContain('入会指引')
  expect(screen.all('立即登录')).toHaveLength(0)
})

test('a public page has no login bar', async () => {
  jest.spyOn(contentApi, 'page').mockResolvedValue(page)
  const screen = await renderAround(screenOf(), around)
  await screen.waitFor(() => screen.text().includes('会员内容'))
  expect(screen.all('立即登录')).toHaveLength(0)
})
