import { LIST_DELAY_MS } from '@storefront/contract/constants'
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brokenLimits, type MiniApp, Script } from '../harness'
import { syntheticPage } from '../support/long-list'
import { assertClean, boot, pageOf, type RunningServer, startServer } from './support'

let server: RunningServer

before(async () => {
  server = await startServer()
})
after(() => server?.remove())

const MANY = 10_000
/** Px above the list on its page. */
const ABOVE = 100
/** Height of a drawn row of cards in px; it differs slightly from the expected one. */
const ROW = 290
const GAP = 10
/** Height of the window. */
const WINDOW = 667

/** A phone on which the list of products is as long as nowhere, and laid out. */
async function openList(count: number): Promise<MiniApp> {
  const script = new Script()
  script.reply = (url) =>
    url.pathname.endsWith('/shop/product/')
      ? syntheticPage(count, Number(url.searchParams.get('offset') ?? 0), Number(url.searchParams.get('limit') ?? 20))
      : undefined
  const phone: { app?: MiniApp } = {}
  script.box = (element) => {
    const scrollTop = phone.app?.page.scrollTop ?? 0
    if (/-0$/.test(element.id) && !/-0-0$/.test(element.id)) return { top: ABOVE - scrollTop }
    const part = /-0-(\d+)$/.exec(element.id)
    if (!part) return null
    return { height: heightOf(element) - (part[1] === '0' ? GAP : 0) }
  }
  const app = await boot(server, { script, path: pageOf('shop.product') })
  phone.app = app
  await app.waitForText('第3件')
  await app.rest()
  return app
}

const requestCount = (app: MiniApp): number =>
  app.recorder.exchanges.filter(({ url }) => url.includes('/shop/product/')).length

/** Scrolls down by half a screen a step until `rows` are asked for; the delay between two pages passes at once. */
async function readOn(app: MiniApp, rows: number, step = 333): Promise<void> {
  let pages = 0
  while (requestCount(app) * 20 < rows) {
    if (requestCount(app) !== pages) app.sandbox.setAhead(LIST_DELAY_MS)
    pages = requestCount(app)
    await app.page.scrollTo(app.page.scrollTop + step)
    // What the scrolling led to has come, and is drawn.
    await app.page.waitFor(() => app.recorder.pending === 0, 'the calls to come')
    await app.page.scrollTo(app.page.scrollTop)
  }
  await app.rest()
}

/** Height of a block of cards that is drawn. */
const heightOf = (block: Element): number => Math.ceil(block.childElementCount / 2) * (ROW + GAP)

/** Asserts that the drawn part begins above the window and ends below it, by the space that represents the rest. */
function assertCovered(app: MiniApp): void {
  const suite = app.page.root.querySelector('[id$="-0"]')
  const before = Number(/--before: *([\d.]+)px/.exec(suite?.getAttribute('style') ?? '')?.[1])
  const drawnHeight = [...(suite?.querySelectorAll('[id*="-0-"]') ?? [])].reduce(
    (sum, block) => sum + heightOf(block),
    0,
  )
  const top = app.page.scrollTop - ABOVE
  assert.ok(before <= Math.max(0, top), `drawn from ${before} px, seen from ${top}`)
  assert.ok(before + drawnHeight >= top + WINDOW, `${before + drawnHeight} px end above ${top + WINDOW}`)
}

describe('list of 10,000 products', () => {
  test('has about as many nodes at 5,000 rows as at 200', async () => {
    const app = await openList(MANY)
    try {
      const nodes: number[] = []
      for (const rows of [200, 1000, 2000, 5000]) {
        await readOn(app, rows)
        const stats = app.page.stats()
        nodes.push(stats.nodes)
        assert.deepEqual(brokenLimits(stats), [])
        assertCovered(app)
      }
      // The window may stand over one block of six cards more or less.
      assert.ok(Math.max(...nodes) - Math.min(...nodes) <= 100, `${nodes.join(' ')} nodes`)
      assertClean(app)
    } finally {
      await app.close()
    }
  })

  test('sends a page of twenty cards over the bridge in at most 12 KB', async () => {
    const app = await openList(MANY)
    try {
      await readOn(app, 200)
      const { setData } = app.page
      let [cards, bytes] = [0, 0]
      // A busy machine scrolls in larger steps, so that some cards are drawn twice: what one weighs stays.
      setData.onSend = (text) => {
        cards += text.match(/"第\d+件(?:，[^"]*)?"/g)?.length ?? 0
        bytes += Buffer.byteLength(text)
      }
      await readOn(app, 400)
      const page = (bytes / cards) * 20
      assert.ok(cards >= 180 && page <= 12 * 1024, `${Math.round(page)} bytes for twenty of ${cards} cards`)
      assertClean(app)
    } finally {
      await app.close()
    }
  })
})
