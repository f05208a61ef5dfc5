import { cardHeight } from '@/shared/item-card/height'
import type { CardItem, CardLook } from '@/shared/item-card/item'
import fc from 'fast-check'

const card = (more: Partial<CardItem> = {}): CardItem => ({
  key: 'p1',
  title: '山雾盖碗',
  sub: '龙泉窑',
  image: null,
  ratio: 1,
  meta: '已售 320',
  amount: '128.00',
  markedPrice: null,
  badge: '',
  link: null,
  ...more,
})
const looks: readonly CardLook[] = ['row', 'tile', 'mini', 'banner']

// What the browser draws is compared in test/e2e/cards.test.ts.
test('a tile grows with its image, a second title line and its footer', () => {
  const tile = (item: CardItem, ratio?: number) => cardHeight({ item, look: 'tile', width: 171, ratio })
  const usual = tile(card())
  expect(tile(card(), 2) - usual).toBeCloseTo(171)
  expect(tile(card({ title: '秋日限定 · 桂花红茶礼盒（含竹制茶则）' })) - usual).toBeCloseTo(14 * 1.42)
  expect(usual - tile(card({ sub: '' }))).toBeCloseTo(23.5)
  expect(usual - tile(card({ amount: null, meta: '' }))).toBeGreaterThan(20)
})

test('parts that the style hides take no height', () => {
  for (const look of ['tile', 'banner'] as const) {
    const all = cardHeight({ item: card(), look, width: 200 })
    expect(cardHeight({ item: card(), look, width: 200, style: { hide_description: true } })).toBeLessThan(all)
    expect(cardHeight({ item: card({ meta: '' }), look, width: 200, style: { hide_price: true } })).toBeLessThan(all)
  }
  const long = card({ title: '字'.repeat(80) })
  const lines = (n: number) => cardHeight({ item: long, look: 'tile', width: 171, style: { title_lines: n } })
  expect(lines(4) - lines(1)).toBeCloseTo(3 * 14 * 1.42)
})

test('the height of a row is that of its image, or of its text if that is larger', () => {
  expect(cardHeight({ item: card(), look: 'row', width: 352 })).toBeCloseTo(340 / 4 + 24)
  expect(cardHeight({ item: card({ title: '字'.repeat(80) }), look: 'row', width: 200 })).toBeGreaterThan(
    (200 - 12) / 4 + 24,
  )
})

test('a larger text scale makes cards higher', () => {
  for (const look of looks)
    expect(
      cardHeight({ item: card({ amount: '1', title: '字'.repeat(80) }), look, width: 120, scale: 1.6 }),
    ).toBeGreaterThan(cardHeight({ item: card({ amount: '1', title: '字'.repeat(80) }), look, width: 120 }))
})

test('the height is positive for any text', () => {
  const item = fc.record({
    title: fc.string({ unit: 'binary' }),
    sub: fc.string(),
    meta: fc.string(),
    ratio: fc.constantFrom(0, 0.1, 1, 2),
  })
  fc.assert(
    fc.property(
      item,
      fc.constantFrom(...looks),
      fc.integer({ min: 1, max: 700 }),
      fc.double({ min: -5, max: 9 }),
      (more, look, width, title_lines) => {
        const height = cardHeight({ item: card(more), look, width, style: { title_lines } })
        expect(Number.isFinite(height) && height > 0).toBe(true)
      },
    ),
  )
})
