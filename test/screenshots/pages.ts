import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { RunningServer } from '../../scripts/lib/server.mjs'
import { logIn, openPhone } from '../e2e/support'
import type { File } from './main'
import { OWNER, SHOPPER } from '../mini/shop/steps'
import { addressOf, byPerson, desktopRows, type ScreenRow, screenRows, waitForCode, waitForRest } from './screens'

/** More of H5 alone: pages that are built of modules, and what one reads. */
const moreRows: readonly ScreenRow[] = [
  { name: 'weekend', route: 'mpage.page.detail', params: { id: 'zhoumo' } },
  { name: 'composed', route: 'mpage.composedpagepage', params: { id: 'zuhe' } },
  { name: 'questions', route: 'mpage.page.detail', params: { id: 'wenda' } },
  { name: 'store', route: 'mpage.page.detail', params: { id: 'muye' } },
  { name: 'topics', route: 'circle.topic' },
  { name: 'notes', route: 'note.note' },
  { name: 'note', route: 'note.note.detail', params: { id: '1' } },
  { name: 'parcels', route: 'shop.order.detail', params: { number: 'D7' }, mobile: SHOPPER },
  { name: 'return', route: 'shop.orderlinereturn.detail', params: { number: 'SD1' }, mobile: SHOPPER },
  { name: 'ops-verifications', route: 'ops.verification', mobile: OWNER },
]

async function shoot(
  server: RunningServer,
  browser: Browser,
  rows: readonly ScreenRow[],
  path: (name: string) => string,
  options?: BrowserContextOptions,
) {
  for (const [mobile, own] of byPerson(rows)) {
    const { page, close } = await openPhone(browser, server, options)
    if (mobile !== undefined) {
      await waitForCode(mobile)
      await page.goto('/mobile/login/')
      await logIn(page, server, mobile)
    }
    for (const row of own) {
      await page.goto(addressOf(row))
      await page.getByRole('main').waitFor()
      await waitForRest(page)
      await page.screenshot({ path: path(row.name), animations: 'disabled' })
    }
    await close()
  }
}

export async function shootPages(server: RunningServer, browser: Browser, file: File): Promise<void> {
  await shoot(server, browser, [...screenRows, ...moreRows], (name) => file('h5', name))
  const desktop = { viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false }
  await shoot(server, browser, desktopRows, (name) => file('desktop', name), desktop)
}
