import { type RouteRow, routes } from '@storefront/contract/routes'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { hrefFor } from '@/routes'
import { cleanup } from '../../setup/render'
import { sampleOf } from '../../support/route-samples'
import { renderScreen, user } from '../fixtures'

// Nothing is answered: every screen has to stand on its loading state alone.
jest.mock('@/platform/http', () => ({ http: { send: () => new Promise(() => {}) } }))

const rows: readonly RouteRow[] = routes
const source = join(__dirname, '../../../src')
const pageOf = (page: string): ComponentType => jest.requireActual(join(source, page)).default

test.each(rows.map(({ name, page }) => [name, page]))('%s has a component file', (_, page) => {
  expect(existsSync(join(source, `${page}.tsx`))).toBe(true)
})

test.each(rows.map(({ name, page }) => [name, page]))('%s is wrapped in an error boundary', (_, page) => {
  expect(pageOf(page).name).toBe('GuardedPage')
})

test.each(rows.map(({ name, page }) => [name, page, sampleOf(name)] as const))(
  '%s renders its main landmark before its data arrives, for a user and a visitor',
  async (_, page, params) => {
    const Page = pageOf(page)
    for (const who of [user, null]) {
      cleanup()
      const screen = await renderScreen(<Page />, { ...params }, who)
      expect(screen.box.querySelector('[role="main"]')).not.toBeNull()
    }
  },
)

test.each(routes.filter((row: RouteRow) => row.login && !row.tab).map(({ name, page }) => [name, page, name] as const))(
  '%s is replaced by login with its own address as next for a visitor',
  async (_, page, name) => {
    const { openedScreens } = jest.requireActual<typeof import('../screen-router')>('../screen-router')
    const Page = pageOf(page)
    const params = { ...sampleOf(name) }
    const screen = await renderScreen(<Page />, params, null, name)
    await screen.waitFor(() => openedScreens().length > 0)
    expect(openedScreens()).toEqual([
      { name: 'login', params: { next: hrefFor(name, params), gate: '1' }, mode: 'replace' },
    ])
  },
)
