import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { NOW } from '../../fixtures/items'
import { launchChromium } from '../../scripts/lib/chromium.mjs'
import { at } from '../../scripts/lib/root.mjs'
import { PATIENCE } from '../../scripts/lib/wait.mjs'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
}

/** Serves the built gallery under the prefix it was built for; every call of its API finds nobody. */
async function serve(): Promise<Server> {
  const folder = at('dist/gallery-h5')
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    if (!pathname.startsWith('/mobile/')) return response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"","err_code":"10404"}')
    const file = path.extname(pathname) ? path.join(folder, path.normalize(pathname.slice('/mobile'.length))) : path.join(folder, 'index.html')
    const body = file.startsWith(folder) ? await readFile(file).catch(() => null) : null
    if (body === null) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** The gallery in a Chromium of 375 px, one dot a pixel, at the fixtures' moment and without motion. */
export async function openGallery() {
  const server = await serve()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const browser = await launchChromium()
  const context = await browser.newContext({
    // As high as the longest case: the screen scrolls in itself.
    viewport: { width: 375, height: 2400 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    baseURL: `http://127.0.0.1:${port}`,
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  return {
    page,
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A picture of one case, once all its pictures are there or lost. */
export async function picture(page: Page, id: string): Promise<Buffer> {
  await page.goto(`/mobile/?case=${encodeURIComponent(id)}`)
  const shown = page.locator('#case')
  await shown.waitFor()
  await page.evaluate(() => document.fonts.ready)
  // A module that has to ask, and finds nobody, has said so.
  await page.waitForFunction(() => document.querySelectorAll('#case [aria-busy=true]').length === 0)
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('#case img')].every((img) => img.complete))
  // A film's own buttons turn while it is asked for, never twice the same.
  return shown.screenshot({ animations: 'disabled', caret: 'hide', style: 'video::-webkit-media-controls { display: none !important }' })
}
