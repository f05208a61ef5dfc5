import type { Browser } from '@playwright/test'
import { TIMEOUT_MS } from '../../scripts/lib/wait.mjs'
import { foreignFonts } from './gallery'
import { serveGallery } from './serve'

/** Folder of the pictures that are expected of the studio's gallery, by the ids of its sections. */
export const EXPECTED_STUDIO = 'test/visual/expected-studio'

/** Opens the gallery of the studio's parts on a desk; without motion. */
export async function openStudioGallery(browser: Browser) {
  const server = await serveGallery({ prefix: '/studio/', folder: 'gallery-studio', page: 'gallery/index.html' })
  const context = await browser.newContext({
    viewport: { width: 1024, height: 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    baseURL: server.origin,
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto('/studio/gallery/')
  await page.locator('.gallery-section').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  // The line below a tab is measured after the tab is drawn.
  await page.waitForFunction(() => (document.querySelector<HTMLElement>('.ant-tabs-ink-bar')?.offsetWidth ?? 0) > 0)
  return {
    page,
    ids: () => page.locator('.gallery-section').evaluateAll((sections) => sections.map(({ id }) => id)),
    picture: (id: string) => page.locator(`#${id}`).screenshot({ animations: 'disabled', caret: 'hide' }),
    foreignFonts: () => foreignFonts(devtools, '#studio'),
    async close() {
      await context.close()
      server.close()
    },
  }
}
