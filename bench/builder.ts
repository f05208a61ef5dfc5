import type { CDPSession, Page } from '@playwright/test'
import { ensureChromium, launchChromium } from '../scripts/lib/chromium.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { logInToStudio, openDesk } from '../test/e2e/support'
import { Api } from '../test/support/api'
import { LARGE_PAGE_MODULES, LAST_HEADING, makeLargePage } from '../test/support/large-page'
import { atMost, median, plain, type Row } from './row'

/** Factors by which the measured processor is slower than this machine's; the goals are those of a desk, the first. */
const SLOWDOWNS = [1, 4] as const
/** Number of tries; their 95th percentile counts. */
const TRIES = 20

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

/** Number of times that the page is opened; their median counts. */
const OPENINGS = 3

/** From the reply with the page's document until all rows of its outline are painted, ms. */
async function measureOpening(page: Page, address: string): Promise<number> {
  const durations: number[] = []
  for (let n = 0; n < OPENINGS; n++) {
    await page.goto(address)
    await page.waitForFunction(() => Reflect.has(globalThis, 'outlinePaintedAt'))
    durations.push(
      await page.evaluate(() => {
        const reply = performance
          .getEntriesByType('resource')
          .find(({ name }) => /[/]studio[/]page[/]\d+[/]$/.test(name))
        return (
          (Reflect.get(globalThis, 'outlinePaintedAt') as number) - (reply as PerformanceResourceTiming).responseEnd
        )
      }),
    )
  }
  return median(durations)
}

/** Notes in each page that is opened when all rows of its outline were painted. */
const notePaint = (page: Page): Promise<unknown> =>
  page.addInitScript((count) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('.builder-outline [data-module]').length < count) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => Reflect.set(globalThis, 'outlinePaintedAt', performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, LARGE_PAGE_MODULES)

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

/** Measures the large page's screen on a processor that is slower by a factor. */
async function measureScreen(page: Page, address: string, slowdown: (typeof SLOWDOWNS)[number]): Promise<Row[]> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const opening = await measureOpening(page, address)
  await page.frameLocator('iframe').getByText(LAST_HEADING).waitFor()
  const rows = page.locator('.builder-outline [data-module]')
  await rows.first().click()
  const field = page.getByRole('textbox', { name: '正文', exact: true })
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
  await page.getByRole('button', { name: '编辑 HTML' }).click()
  const preview = await measurePreview(page, field)
  const measurements = [
    ['first paint after its data', opening, 300],
    ['keystroke', keystroke, 50],
    ['selecting', selection, 100],
    ['undo', undo, 100],
    ['deleting', deletion, 100],
    ['until the preview shows it', preview, 500],
  ] as const
  const what = `builder, ${LARGE_PAGE_MODULES} modules`
  return measurements.map(([name, ms, goal]) =>
    slowdown === 1
      ? atMost(`${what}: ${name}`, ms, goal, ' ms')
      : plain(`${what}, ${slowdown} times slower: ${name}`, `${ms.toFixed(0)} ms`),
  )
}

/** Measures the page builder with a large page on a desk and on a slow machine. */
export async function builderRows(): Promise<Row[]> {
  await ensureChromium()
  const server = await startServer()
  const browser = await launchChromium()
  try {
    const { page, close } = await openDesk(browser, server)
    await logInToStudio(page, server, '/studio/pages')
    const api = new Api(server.url)
    api.studio = (await page.context().cookies()).find(({ name }) => name === 'sp_studio')?.value ?? ''
    await notePaint(page)
    const lines: Row[] = []
    for (const slowdown of SLOWDOWNS) {
      const id = await makeLargePage(api, `sixty-${slowdown}`)
      lines.push(...(await measureScreen(page, `/studio/pages/${id}`, slowdown)))
    }
    await close()
    return lines
  } finally {
    await browser.close()
    await server.remove()
  }
}
