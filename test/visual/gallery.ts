import type { Browser, CDPSession, Page } from '@playwright/test'
import { NOW } from '../../fixtures/items'
import { partCases } from '../../gallery/cases'
import { TIMEOUT_MS } from '../../scripts/lib/wait.mjs'
import { serveGallery } from './serve'

/** As high as the longest case: the screen scrolls in itself. */
const VIEWPORT = { width: 375, height: 2400 }
/** A telephone's: sheets are as high as a share of it. */
const PHONE = { width: 375, height: 640 }

type Viewport = typeof VIEWPORT

/** Content of the loaded page. */
interface Screen {
  readonly id: string
  readonly viewport: Viewport
}

/**
 * The gallery at 375 px, one dot a pixel, at the fixtures' moment and without motion. `browser` is launched by DRAWING.
 */
export async function openGallery(browser: Browser) {
  const server = await serveGallery({ prefix: '/mobile/', folder: 'gallery-h5', page: 'index.html' })
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    baseURL: server.origin,
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  const devtools = await context.newCDPSession(page)
  let screen: Screen | null = null
  return {
    page,
    foreignFonts: () => foreignFonts(devtools),
    /** A picture of one case. The page stays loaded from case to case, unless `isFresh` asks for it anew. */
    async picture(id: string, { isFresh = false } = {}): Promise<Buffer> {
      const viewport = isInWindow(id) ? PHONE : VIEWPORT
      const canLead = !isFresh && screen !== null && screen.viewport === viewport && screen.id !== id
      // Until the case is there nobody knows what is.
      screen = null
      if (canLead) await lead(page, id)
      else await load(page, id, viewport)
      const screenshot = await pictureOfCase(page)
      screen = { id, viewport }
      return screenshot
    },
    async close() {
      await context.close()
      server.close()
    },
  }
}

/** Typefaces of the machine in which something of an element, by default the case, is written. */
export async function foreignFonts(devtools: CDPSession, selector = '#case'): Promise<string[]> {
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `${selector} *` })
  const platformFonts = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  await devtools.send('CSS.disable')
  await devtools.send('DOM.disable')
  return [
    ...new Set(
      platformFonts.flatMap(({ fonts }) => fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName)),
    ),
  ]
}

const isInWindow = (id: string): boolean => partCases.some((part) => part.id === id && part.inWindow)

async function load(page: Page, id: string, viewport: Viewport): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto(`/mobile/?case=${encodeURIComponent(id)}`)
  await page.locator('#case').waitFor()
}

/**
 * Shows a case in the page that is loaded (gallery/pages/index/use-lead.ts), and nothing of the one before: all of that
 * has to have left.
 */
async function lead(page: Page, id: string): Promise<void> {
  const before = await page.evaluateHandle(() => [...document.querySelectorAll('#case')])
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('gallery-case', { detail })), id)
  await page.waitForFunction(
    (old) => document.querySelectorAll('#case').length === 1 && old.every((element) => !element.isConnected),
    before,
  )
  await before.dispose()
  // As after a load: at the top, and the focus where the router puts it.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
    document.querySelector<HTMLElement>('.taro_page')?.focus({ preventScroll: true })
  })
}

/** A picture of the case that is shown, once all its pictures are there or lost. */
async function pictureOfCase(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  // A module that has to ask, and finds nobody, has said so.
  await page.waitForFunction(() => document.querySelectorAll('#case [aria-busy=true]').length === 0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('#case img')].every((img) => img.complete),
  )
  // A film's own buttons turn while it is asked for, never twice the same.
  return page.locator('#case').screenshot({
    animations: 'disabled',
    caret: 'hide',
    style: 'video::-webkit-media-controls { display: none !important }',
  })
}
