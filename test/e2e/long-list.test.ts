import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import sharp from 'sharp'
import { until } from '../../scripts/lib/wait.mjs'
import { answerProducts, atRest, countElements, countReplies, readOn, scrollTo } from './long-list-page'
import { arrive, assertQuiet, follow, openPhone, type Page, type RunningServer, startServer } from './support'

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

const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTop ?? -1)

interface Seen {
  readonly title: string
  readonly top: number
}
/** The first card whose upper edge is in the window, and where that is. */
async function firstSeen(page: Page): Promise<Seen> {
  const find = () =>
    page.evaluate(() => {
      for (const card of document.querySelectorAll('.taro_page:not(.taro_page_shade) a[href*="/product/1"]')) {
        const { top } = card.getBoundingClientRect()
        if (top >= 0 && top < window.innerHeight)
          return { title: /第\d+件/.exec(card.textContent ?? '')?.[0] ?? '', top: Math.round(top) }
      }
      return null
    })
  return until(find, { what: 'a card in the window' })
}

const restingCard = (page: Page): Promise<Seen> => atRest(page, () => firstSeen(page))

/** Waits until the card that was seen stands where it stood, or within `slack` px of it. */
async function assertBack(page: Page, { title, top }: Seen, slack = 1): Promise<void> {
  const back = async () => {
    const now = await firstSeen(page)
    if (now.title === title && Math.abs(now.top - top) <= slack) return true
    throw new Error(`${now.title} stands at ${now.top} px, not ${title} at ${top} px`)
  }
  await until(back, { what: 'the place that it had' })
}

/** Share of the pixels of each band of the picture that are not the paper's colour. */
async function inked(png: Buffer, band: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const paper = [0xf7, 0xf5, 0xf0]
  const shares: number[] = []
  for (let from = 0; from + band <= info.height; from += band) {
    let ink = 0
    for (let at = from * info.width; at < (from + band) * info.width; at += 1)
      if (paper.some((part, index) => Math.abs((data[at * 3 + index] ?? 0) - part) > 3)) ink += 1
    shares.push(ink / (band * info.width))
  }
  return shares
}

test('a size that is set is measured at once on a device that is set to less motion', async () => {
  const { page, close } = await openPhone(browser, server, { reducedMotion: 'reduce' })
  await page.goto('/mobile/product/')
  const paddings = await page.locator('.taro_page').evaluate((screen: HTMLElement) =>
    ['10px', '90px'].map((padding) => {
      screen.style.paddingTop = padding
      return getComputedStyle(screen).paddingTop
    }),
  )
  assert.deepEqual(paddings, ['10px', '90px'])
  await close()
})

test('a fling faster than rendering shows cards or placeholders, never a blank band', async () => {
  const { page, close } = await openPhone(browser, server)
  await answerProducts(page, MANY)
  await page.goto('/mobile/product/')
  await page.getByText('第3件').first().waitFor()
  await readOn(page, 50)
  const session = await page.context().newCDPSession(page)
  const shares: number[] = []
  for (const distance of [60_000, -60_000]) {
    const fling = session.send('Input.synthesizeScrollGesture', {
      x: 180,
      y: 500,
      yDistance: distance,
      speed: 20_000,
      gestureSourceType: 'touch',
    })
    let isOver = false
    void fling.then(() => {
      isOver = true
    })
    while (!isOver) {
      const png = await page.screenshot({ clip: { x: 0, y: 160, width: 375, height: 600 } })
      shares.push(Math.min(...(await inked(png, 150))))
    }
  }
  assert.ok(shares.length >= 2, `${shares.length} pictures of it`)
  assert.ok(Math.min(...shares) > 0.5, `${shares.map((share) => share.toFixed(2)).join(' ')} of a band is not paper`)
  await close()
})

test('going back and reloading restore the scroll position deep in a list', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await answerProducts(page, 1000)
  await page.goto('/mobile/product/')
  await page.getByText('第3件').first().waitFor()
  await readOn(page, 40)
  await scrollTo(page, Math.round((await scrollTop(page)) * 0.6))
  const card = await restingCard(page)

  await follow(page, '/mobile/event/')
  await arrive(page, /\/mobile\/event\//)
  await page.goBack()
  await arrive(page, /\/mobile\/product\//)
  await assertBack(page, card)

  // What lies above is not drawn again, so that its height is an estimate of whole pixels.
  await page.reload()
  await assertBack(page, card, 4)
  // What was near, and not all that lies above it.
  assert.ok((await countReplies(page)) <= 3, `${await countReplies(page)} calls`)
  assertQuiet(complaints)
  await close()
})

test('an unmounted list restores its scroll position', async () => {
  const { page, close } = await openPhone(browser, server)
  await answerProducts(page, 1000)
  await page.goto('/mobile/product/')
  await page.getByText('第3件').first().waitFor()
  await readOn(page, 10)
  await scrollTo(page, 9000)
  const card = await restingCard(page)
  // More screens than are kept.
  const others = Array.from({ length: 10 }, (_, at) => `/mobile/post/article/?search=${at}`)
  for (const [at, address] of others.entries()) {
    await follow(page, address)
    // A link that is followed before the screen of the one before is there overtakes it.
    const screens = Math.min(at + 2, 9)
    await until(() => page.evaluate((least) => document.querySelectorAll('.taro_page').length >= least, screens), {
      what: `${screens} screens`,
    })
    await arrive(page, new RegExp(`search=${at}$`))
    await until(
      () =>
        page
          .locator('.taro_page:not(.taro_page_shade)')
          .getByRole('searchbox')
          .inputValue()
          .then((value) => value === String(at)),
      { what: address },
    )
  }
  await until(() => page.evaluate(() => !document.querySelector('.taro_page a[href*="/product/1"]')), {
    what: 'the list to leave the tree',
  })
  await page.evaluate(() => window.history.go(-10))
  await arrive(page, /\/mobile\/product\//)
  await assertBack(page, card)
  await close()
})

/** Points of the window that no card covers. */
const uncovered = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.taro_page a[href*="/product/1"]')].map((card) =>
      card.getBoundingClientRect(),
    )
    const points = [20, 190, 360].flatMap((x) => [200, 350, 500, 650].map((y) => ({ x, y })))
    // A gap between cards is 10 px.
    return points.filter(
      ({ x, y }) =>
        !cards.some(
          (card) => card.left - 12 <= x && card.right + 12 >= x && card.top - 12 <= y && card.bottom + 12 >= y,
        ),
    )
  })

for (const style of ['list', 'colx2', 'colx3', 'waterfall'] as const) {
  test(`a module of 2,000 items in the ${style} layout has at most 1,500 elements and covers the viewport`, async () => {
    const { page, complaints, close } = await openPhone(browser, server)
    await answerProducts(page, 2000)
    await page.route('**/mpage/page/long/**', (route) =>
      route.fulfill({
        json: {
          id: 9001,
          code: 200,
          slug: 'long',
          title: '长',
          subpages: [],
          sub: null,
          modules: [
            {
              id: 9002,
              name: '长列表',
              module_type: 'shop.productsmodule',
              style,
              version: 1,
              config: {},
              editable: false,
              data: null,
            },
          ],
        },
      }),
    )
    await page.goto('/mobile/page/long/')
    await page.getByText('第3件').first().waitFor()
    await readOn(page, 60)
    const nodes: number[] = []
    const end = await scrollTop(page)
    for (let top = 0; top < end; top += end / 12) {
      await scrollTo(page, top)
      await until(async () => (await uncovered(page)).length === 0, {
        what: `cards over the whole window at ${Math.round(top)} px`,
      })
      nodes.push(await countElements(page))
    }
    assert.ok(Math.max(...nodes) <= 1500, `${nodes.join(' ')} elements`)
    assertQuiet(complaints)
    await close()
  })
}
