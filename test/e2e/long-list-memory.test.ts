import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { answerProducts, atRest, countElements, readOn, scrollTo } from './long-list-page'
import { assertQuiet, openPhone, type Page, type RunningServer, startServer } from './support'

// Without compilers: how much machine code there is tells how long one has scrolled, not how long the list is.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'] }),
})

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const MANY = 10_000

/** Bytes of JavaScript's heap when its rubbish is gone. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  for (let turn = 0; turn < 4; turn += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

test('a list of 10,000 products has at most 1,500 elements and 1.2 times the heap of 100 products', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await answerProducts(page, MANY)
  await page.goto('/mobile/product/')
  await page.getByText('第3件').first().waitFor()
  await readOn(page, 5)
  const few = await heap(page)
  const nodes: number[] = []
  for (let rows = 1000; rows <= MANY; rows += 1000) {
    await readOn(page, rows / 20)
    nodes.push(await atRest(page, () => countElements(page)))
  }
  await page.getByText('没有更多了').waitFor()
  const most = await heap(page)
  assert.ok(Math.max(...nodes) <= 1500, `${nodes.join(' ')} elements`)
  const [early, late] = [nodes.slice(0, 5), nodes.slice(5)].map((part) => Math.max(...part))
  assert.ok((late ?? 0) <= (early ?? 0) + 20, `${nodes.join(' ')} elements do not grow with the list`)
  assert.ok(
    most <= few * 1.2,
    `${(most / 1e6).toFixed(2)} MB with ten thousand, ${(few / 1e6).toFixed(2)} MB with a hundred`,
  )
  // And at its beginning, which was let go long ago.
  await scrollTo(page, 0)
  await page.getByText('第3件').first().waitFor()
  assertQuiet(complaints)
  await close()
})
