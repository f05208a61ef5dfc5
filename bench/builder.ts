import type { CDPSession, Page } from '@playwright/test'
import { ensureChromium, launchChromium } from '../scripts/lib/chromium.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { logInToStudio, openDesk } from '../test/e2e/support'
import { atMost, type Row } from './row'

/** The page that is edited: modules, of which every third is a text. */
const MODULES = 60
const TEXTS = 20
/** Factor by which the measured processor is slower than this machine's. */
const SLOWDOWN = 4
/** Number of tries; their 95th percentile counts. */
const TRIES = 20

const text = (n: number) => ({
  ...{ type: 'mpage.richtextpagemodule', name: `text ${n}`, style: '', hidden: false, version: 1 },
  config: { html: `<h2>第 ${n} 段</h2>${'<p>茶山的早晨，雾还没有散，采茶的人已经在路上。</p>'.repeat(8)}` },
})
const products = (n: number) => ({
  ...{ type: 'shop.productsmodule', name: `products ${n}`, style: '', hidden: false, version: 1 },
  config: { source: { limit: 4 } },
})

/** The page as text on the clipboard, by which it comes into the builder in one step. */
const clipboardText = () =>
  JSON.stringify({
    kind: 'storefront.modules',
    version: 1,
    modules: Array.from({ length: MODULES }, (_, n) => (n % (MODULES / TEXTS) === 0 ? text(n) : products(n))),
  })

async function paste(page: Page, content: string): Promise<void> {
  await page.getByRole('button', { name: '粘贴模块' }).click()
  await page.getByRole('dialog').getByLabel('粘贴模块').fill(content)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/**
 * From the browser's own measure of events: ms from the press until the next picture, of the slowest event of each
 * gesture.
 */
async function measureGestures(page: Page, gesture: (n: number) => Promise<void>): Promise<number> {
  const durations: number[] = []
  for (let n = 0; n < TRIES; n++) {
    await page.evaluate(() => {
      const entries: number[] = []
      Reflect.set(globalThis, 'gestureDurations', entries)
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) entries.push(duration)
      })
      // 16 ms is the least that a browser tells of.
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await gesture(n)
    // Two pictures after the last event its measure is there.
    await page.evaluate(
      () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
    )
    durations.push(await page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'gestureDurations') as number[]))))
  }
  durations.sort((a, b) => a - b)
  return durations[Math.floor(TRIES * 0.95) - 1] ?? Number.NaN
}

/** From a keystroke until the preview shows it, ms. */
async function measurePreview(page: Page, field: ReturnType<Page['getByLabel']>): Promise<number> {
  const durations: number[] = []
  for (let n = 0; n < TRIES; n++) {
    const word = `词${n}尾`
    const start = Date.now()
    await field.evaluate((element, value) => {
      const area = element as HTMLTextAreaElement
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }, `<p>${word}</p>`)
    await page.frameLocator('iframe').getByText(word).waitFor()
    durations.push(Date.now() - start)
  }
  durations.sort((a, b) => a - b)
  return durations[Math.floor(TRIES * 0.95) - 1] ?? Number.NaN
}

/** Measures the page builder with a large page on a slow machine. */
export async function builderRows(): Promise<Row[]> {
  await ensureChromium()
  const server = await startServer()
  const browser = await launchChromium()
  try {
    const { page, close } = await openDesk(browser, server)
    await logInToStudio(page, server, '/studio/pages')
    await page.getByRole('button', { name: '新建页面' }).click()
    await page.getByLabel('标题', { exact: true }).fill('六十个模块')
    await page.getByLabel('地址', { exact: true }).fill('sixty')
    await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
    await page.getByText('页面还没有模块').waitFor()
    await paste(page, clipboardText())
    await page
      .frameLocator('iframe')
      .getByText(`第 ${MODULES - MODULES / TEXTS} 段`)
      .waitFor()

    const client: CDPSession = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const rows = page.locator('.builder-outline [data-module]')
    await rows.first().click()
    const field = page.getByLabel('富文本（HTML）')
    await field.click()
    const keystroke = await measureGestures(page, () => page.keyboard.type('茶'))
    const selection = await measureGestures(page, (n) => rows.nth(n + 1).click())
    const deletion = await measureGestures(page, async () => {
      await rows.nth(4).focus()
      await page.keyboard.press('Delete')
    })
    // What was just deleted comes back, one module a press.
    const undo = await measureGestures(page, () => page.getByRole('button', { name: '撤销' }).click())
    await rows.first().click()
    // Fields follow the selection.
    await page.locator('input[value="text 0"]').waitFor()
    const preview = await measurePreview(page, field)
    await close()
    const what = `builder, ${MODULES} modules, ${SLOWDOWN} times slower`
    return [
      atMost(`${what}: keystroke`, keystroke, 50, ' ms'),
      atMost(`${what}: selecting`, selection, 100, ' ms'),
      atMost(`${what}: undo`, undo, 100, ' ms'),
      atMost(`${what}: deleting`, deletion, 100, ' ms'),
      atMost(`${what}: until the preview shows it`, preview, 500, ' ms'),
    ]
  } finally {
    await browser.close()
    await server.remove()
  }
}
