import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { draftCard } from '@/shared/item-card/draftCard'
import { cardHeight } from '@/shared/item-card/height'
import type { CardItem, CardLook } from '@/shared/item-card/item'
import { articleCard, eventCard, productCard } from '@/shared/item-card/toCard'
import { noteCard, topicCard } from '@/shared/item-card/toSocialCard'
import { couponCard, voucherCard } from '@/shared/item-card/toTicketCard'
import { t } from '@/i18n'
import { itemsByType, NOW } from '../../fixtures/items'
import { assertQuiet, axe, openPhone, type Page, type RunningServer, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const makers = {
  'shop.product': productCard,
  'shop.eticket': productCard,
  'event.ticket': productCard,
  'event.event': eventCard,
  'post.article': articleCard,
  'circle.topic': topicCard,
  'note.note': noteCard,
  'note.draft': draftCard,
  'shop.coupon': couponCard,
  'shop.pickupvoucher': voucherCard,
} as const

type Item = Readonly<Record<string, unknown>>
/** One list of everything: each card follows its own type. */
const items: readonly Item[] = Object.values(itemsByType).flat()
const words = { t, language: 'zh-cn', now: NOW, perms: [], open: () => {} } as const
const cards: readonly CardItem[] = Object.entries(itemsByType).flatMap(([ctype, some]) =>
  some.map((item, index) => makers[ctype as keyof typeof makers](item, words, index)),
)

/** Opens a page that has one module with these items, at the fixtures' moment. */
async function openItems(
  style: string,
  list: readonly Item[] = items,
  before: (page: Page) => Promise<unknown> = async () => {},
) {
  const phone = await openPhone(browser, server)
  const { page } = phone
  const module = {
    id: 1,
    name: '万物',
    module_type: 'any.module',
    style,
    version: 1,
    config: { has_title: true, title_config: { title: '万物' } },
    editable: false,
    data: { count: list.length, results: list },
  }
  await page.clock.setFixedTime(NOW)
  await page.route('**/api/mpage/page/zhuanti/**', (route) =>
    route.fulfill({
      json: { id: 2, slug: 'zhuanti', title: '万物', code: 200, modules: [module], subpages: [], sub: null },
    }),
  )
  // The server knows no such page: the app begins in a document that nothing was rendered into.
  await page.route('**/mobile/page/zhuanti/', async (route) =>
    route.fulfill({ response: await page.request.get('/mobile/orders/') }),
  )
  await before(page)
  // Pictures that a test holds back would hold back the document's load.
  await page.goto('/mobile/page/zhuanti/', { waitUntil: 'domcontentloaded' })
  await page.getByText('山雾盖碗').first().waitFor()
  return phone
}

/** Returns the heights of the drawn cards, list by list; an element with `--columns` is a list. */
const drawnHeights = (page: Page): Promise<{ text: string; height: number }[]> =>
  page
    .locator('[style*="--columns"] > div > *')
    .evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent ?? '', height: one.getBoundingClientRect().height })),
    )

const widths: readonly [style: string, look: CardLook, columns: number, width: number][] = [
  ['list', 'row', 1, 353],
  ['waterfall', 'tile', 1, 171.5],
  ['colx2', 'tile', 2, 171],
  ['colx3', 'mini', 3, 331 / 3],
]
/** Beyond this a list that is not drawn yet would jump under the reader. */
const TOLERANCE = 20

for (const [style, look, columns, width] of widths) {
  test(`cards in the ${style} layout are rendered within 20 px of their estimated height`, async () => {
    const { page, complaints, close } = await openItems(style)
    const heights = await drawnHeights(page)
    assert.equal(heights.length, cards.length)
    const expected = cards.map((item) => {
      const image = item.image ?? item.pictures?.[0]
      const ratio = style === 'waterfall' && image ? Math.min(2, Math.max(0.1, image.height / image.width)) : undefined
      return cardHeight({ item, look, width, ratio })
    })
    const wrong = cards.flatMap((item, index) => {
      // A waterfall deals them anew, so they are told by their title; in a row all are as high as the highest.
      const card = style === 'waterfall' ? heights.find(({ text }) => text.includes(item.title)) : heights[index]
      const row = index - (index % columns)
      const height = Math.max(...expected.slice(row, row + columns))
      const off = (card?.height ?? 0) - height
      return Math.abs(off) > TOLERANCE ? [`${item.title.slice(0, 12)}: ${Math.round(off)} px`] : []
    })
    assert.deepEqual(wrong, [])
    assertQuiet(complaints)
    await close()
  })
}

for (const style of ['list', 'colx2', 'colx3', 'waterfall', '1x2', '1x3', '1x4', '2x2', 'grid', 'ops']) {
  test(`the ${style} layout fits the viewport, clips no content and has no axe violations`, async () => {
    const { page, complaints, close } = await openItems(style)
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    )
    // What is cut off at a card's edge, a badge on its picture apart: a word that begins outside or runs over it.
    const cut = await page.locator('[style*="--columns"] > div > *').evaluateAll((all) =>
      all.flatMap((card) => {
        const box = card.getBoundingClientRect()
        return [...card.querySelectorAll('*')]
          .filter(
            (part) =>
              part.getBoundingClientRect().right > box.right + 0.5 ||
              part.getBoundingClientRect().bottom > box.bottom + 0.5,
          )
          .map((part) => `${card.textContent?.slice(0, 10)}: ${part.textContent}`)
      }),
    )
    assert.deepEqual(cut, [])
    assert.deepEqual(await axe(page), [])
    assertQuiet(complaints)
    await close()
  })
}

test('card heights do not change when images load or fail', async () => {
  const late = items.map((item, index) => ({
    ...item,
    main_image: {
      full: `/late/${index}.svg`,
      thumb: `/late/${index}.svg`,
      thumb_wx_mp: '',
      width: 600,
      height: 400 + index,
    },
  }))
  let answer = () => {}
  const blocked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { page, close } = await openItems('waterfall', late, async (newPage) => {
    await newPage.route('**/late/**', async (route) => {
      await blocked
      if (/[05]\.svg/.test(route.request().url())) await route.abort()
      else
        await route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="teal" d="M0 0h600v400H0z"/></svg>',
        })
    })
  })
  const before = await drawnHeights(page)
  answer()
  await page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth === 600))
  await page.waitForFunction(() =>
    [...document.images].filter((image) => image.src.includes('/late/')).every((image) => image.complete),
  )
  assert.deepEqual(await drawnHeights(page), before)
  await close()
})
