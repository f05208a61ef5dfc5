import type { Browser } from 'playwright-core'
import type { RunningServer } from '../../scripts/lib/server.mjs'
import { openPhone } from '../e2e/support'
import type { File } from './main'

/** Pages that are built of modules, and what one reads: a picture each, as a visitor comes to them. */
const pages = {
  weekend: '/mobile/page/zhoumo/',
  composed: '/mobile/composedpage/zuhe/',
  questions: '/mobile/page/wenda/',
  store: '/mobile/page/muye/',
  topics: '/mobile/circle/topic/',
  notes: '/mobile/note/',
  note: '/mobile/note/note/1/',
  search: `/mobile/search/?type=shop.product&search=${encodeURIComponent('茶')}`,
}

export async function shootPages(server: RunningServer, browser: Browser, file: File): Promise<void> {
  const { page, close } = await openPhone(browser, server)
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address)
    await page.getByRole('img').or(page.locator('img')).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: file('h5', name) })
  }
  await close()
}
