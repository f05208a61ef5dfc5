import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../../../scripts/lib/chromium.mjs'
import type { MiniApp } from '../mini-app'
import { hasTabs, heights, phone } from './chrome'
import { markup } from './markup'
import { stylesOf, vendorStyles } from './styles'

/** A name that leads nowhere: everything below it is answered from here. */
const ORIGIN = 'http://mini.invalid'

export interface ScreenshotOptions {
  /** A browser to use again; default a new one each time. */
  browser?: Browser
  /** Origin of the running server, where pictures lie. */
  server?: string
  builtOrigin?: string
  /** The whole page instead of one screen of it. */
  full?: boolean
  /** Device pixels per CSS pixel. */
  scale?: number
}

/** The page in front as HTML of its own. */
export function pageHtml(
  app: MiniApp,
  { server = '', builtOrigin = 'http://localhost:3000' }: ScreenshotOptions = {},
): string {
  const address = (url: string): string => {
    if (url.startsWith(builtOrigin)) return server + url.slice(builtOrigin.length)
    return /^(?:https?:|data:)/.test(url) ? url : `${ORIGIN}/${url.replace(/^[./]+/, '')}`
  }
  const { background } = app.output.windowOf(app.page.route)
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>body{background:${background}}${vendorStyles(app.target)}</style><style>${stylesOf(app.output, app.page.route)}</style><body><wx-page>${markup(app.page.root.querySelector('body') ?? app.page.root, address)}</wx-page></body></html>`
}

/** Opens the phone with its page and waits for its pictures; a film may keep the load event and the network waiting. */
async function open(page: Page): Promise<void> {
  await page.goto(`${ORIGIN}/phone`, { waitUntil: 'domcontentloaded' })
  const frame = page.frames()[1]
  await frame?.waitForLoadState('domcontentloaded')
  await frame?.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))))
}

/**
 * Draws the page in front in Chromium as a phone of 375 x 812 would, roughly: the output's own styles on the vendor's
 * default boxes, with status bar, navigation bar and tab bar.
 * @param file PNG to write
 */
export async function screenshot(app: MiniApp, file: string, options: ScreenshotOptions = {}): Promise<void> {
  const browser = options.browser ?? (await launchChromium())
  const context = await browser.newContext({
    viewport: { width: 375, height: heights.screen },
    deviceScaleFactor: options.scale ?? 2,
  })
  try {
    const page = await context.newPage()
    const around = heights.status + heights.bar + (hasTabs(app) ? heights.tabs : 0)
    let frameHeight = heights.screen - around
    await context.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/phone')
        return route.fulfill({ contentType: 'text/html', body: phone(app, '/page', frameHeight) })
      if (pathname === '/page') return route.fulfill({ contentType: 'text/html', body: pageHtml(app, options) })
      const asset = path.join(app.output.dir, path.posix.normalize(decodeURIComponent(pathname)))
      return existsSync(asset) ? route.fulfill({ path: asset }) : route.fulfill({ status: 404 })
    })
    // A page from elsewhere may not ask a loopback address: the pictures are handed to it.
    if (options.server)
      await context.route(`${options.server}/**`, async (route) => route.fulfill({ response: await route.fetch() }))
    await open(page)
    if (options.full) {
      const content = await page.frames()[1]?.evaluate('document.documentElement.scrollHeight')
      frameHeight = Math.max(frameHeight, Math.min(Number(content ?? 0), 12_000))
      await open(page)
    }
    await mkdir(path.dirname(path.resolve(file)), { recursive: true })
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  } finally {
    await context.close()
    if (!options.browser) await browser.close()
  }
}
