import { existsSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../scripts/lib/chromium.mjs'
import { at } from '../scripts/lib/root.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { atMost, median, plain, type Row } from './row'

/** As Lighthouse has it: how many times slower than this machine a phone is. */
const CPU_SLOWDOWN = 4
/** Milliseconds that a tap may wait for the page's own work. */
const LONG_TASK_MS = 50
const ROUNDS = 5
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  serviceWorkers: 'block',
} as const

/** Measures by the page's own observers. Times in milliseconds. */
interface Observed {
  /** Time from the navigation until the largest element of the first screen was painted. */
  readonly painted: number
  /** Bytes on the wire of each script that had arrived by then. */
  readonly scripts: readonly number[]
  readonly hydration: number
  /** From the input to the next frame, of each event; the browser rounds to 8 ms and leaves out the quickest. */
  readonly interactions: readonly number[]
}

/**
 * Runs in the page before its own scripts. Nothing in it has a name of its own: tsx would mark it with a function that
 * no page has.
 */
function observe(): void {
  const record = { painted: 0, interactions: [] as number[] }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) record.painted = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0) record.interactions.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  Reflect.set(window, 'record', record)
}

const read = (page: Page): Promise<Observed> =>
  page.evaluate(() => {
    const record: Omit<Observed, 'scripts' | 'hydration'> = Reflect.get(window, 'record')
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= record.painted)
      .map(({ transferSize }) => transferSize)
    return {
      ...record,
      scripts,
      hydration: performance.getEntriesByName('hydration', 'measure')[0]?.duration ?? Number.NaN,
    }
  })

/** A page of a phone with an empty cache, taken over by the app, and the trace until then. */
async function open(browser: Browser, url: string): Promise<{ page: Page; events: readonly TraceEvent[] }> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'toplevel'] })
  await page.goto(url)
  await page.waitForFunction(
    () => performance.getEntriesByName('hydration', 'measure').length > 0 && document.readyState === 'complete',
  )
  await page.waitForLoadState('networkidle')
  return { page, events: JSON.parse((await browser.stopTracing()).toString()).traceEvents }
}

/** Fields of a trace's events that the bench reads. Times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
}

const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'v8.callFunction', 'v8.compile'])
const TASK = 'ThreadControllerImpl::RunTask'

const paintOf = (events: readonly TraceEvent[]): TraceEvent | undefined =>
  events.filter(({ name }) => name === 'largestContentfulPaint::Candidate').at(-1)

/**
 * Milliseconds of script that the page's process ran before its largest paint; what runs inside of another counts once.
 */
export function scriptTimeOf(events: readonly TraceEvent[]): number {
  const paint = paintOf(events)
  return sumOf(events.filter(({ name, pid, ts }) => SCRIPT.has(name) && pid === paint?.pid && ts < paint.ts))
}

/**
 * Milliseconds of the longest task of the page's main thread that is mostly script, and of the longest other one, which
 * is the first layout: its texts are shaped by fonts that a new process has not read yet.
 */
export function longestTasksOf(events: readonly TraceEvent[]): { script: number; layout: number } {
  const paint = paintOf(events)
  const scripts = events.filter(({ name, pid }) => SCRIPT.has(name) && pid === paint?.pid)
  const longest = { script: 0, layout: 0 }
  for (const task of events) {
    const { name, pid, tid, ts, dur = 0 } = task
    if (name !== TASK || pid !== paint?.pid || tid !== paint.tid) continue
    const inside = sumOf(scripts.filter((script) => script.tid === tid && script.ts >= ts && script.ts < ts + dur))
    const kind = inside > dur / 2000 ? 'script' : 'layout'
    longest[kind] = Math.max(longest[kind], dur / 1000)
  }
  return longest
}

/** Milliseconds that events take together; what is inside of another counts once. */
function sumOf(events: readonly TraceEvent[]): number {
  const scripts = [...events].sort((one, other) => one.ts - other.ts)
  let [end, sum] = [0, 0]
  for (const { ts, dur = 0 } of scripts) {
    sum += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return sum / 1000
}

/** A product's sheet is opened, its stepper tapped, and the sheet closed by a key. */
async function interact(page: Page): Promise<readonly number[]> {
  await page.getByRole('button', { name: '加入购物车', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByRole('button', { name: /^增加/ }).first().tap()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const { interactions } = await read(page)
  return interactions
}

/** Pages that a visitor's first visit is measured on: names of the rows, and addresses in the demo site. */
export const MEASURED_PAGES = [
  ['home', '/mobile/'],
  ['product', '/mobile/product/1/'],
  ['article', '/mobile/post/article/1/'],
  ['event', '/mobile/event/1/'],
] as const

/**
 * Measures a first visit on a phone: the scripts before the first screen, the takeover, long tasks, and the response to
 * taps.
 */
export async function firstScreenRows(): Promise<Row[]> {
  if (!existsSync(at('dist/h5/index.html'))) return [plain('first screen', 'H5 is not built')]
  const server = await startServer({ env: { NODE_ENV: 'production' } })
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    for (const [name, path] of MEASURED_PAGES) {
      const visits: Observed[] = []
      const [slowest, traces]: [number[], (readonly TraceEvent[])[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        const { page, events } = await open(browser, server.url + path)
        visits.push(await read(page))
        traces.push(events)
        if (name === 'product') slowest.push(Math.max(0, ...(await interact(page))))
        await page.context().close()
      }
      const middle = (value: (visit: Observed) => number) => median(visits.map(value))
      rows.push(
        atMost(
          `${name}: scripts before the first screen is painted`,
          middle(({ scripts }) => scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024),
          0,
          ' KB',
        ),
        plain(
          `${name}: script run before that, CPU ${CPU_SLOWDOWN} x slower`,
          `${median(traces.map(scriptTimeOf)).toFixed(0)} ms`,
        ),
        plain(
          `${name}: hydration, CPU ${CPU_SLOWDOWN} x slower`,
          `${middle(({ hydration }) => hydration).toFixed(0)} ms`,
        ),
        atMost(
          `${name}: longest task of script, CPU ${CPU_SLOWDOWN} x slower`,
          median(traces.map((events) => longestTasksOf(events).script)),
          LONG_TASK_MS,
          ' ms',
        ),
        plain(
          `${name}: longest other task (the first layout), CPU ${CPU_SLOWDOWN} x slower`,
          `${median(traces.map((events) => longestTasksOf(events).layout)).toFixed(0)} ms`,
        ),
        ...(slowest.length > 0
          ? [atMost(`${name}: INP of a sheet and a stepper, CPU ${CPU_SLOWDOWN} x slower`, median(slowest), 200, ' ms')]
          : []),
      )
    }
    return rows
  } finally {
    await browser.close()
    await server.remove()
  }
}
