import type { Basket, BasketLine } from '@storefront/contract/entities/cart/basket'
import { createQuantityQueue } from '@/features/cart/quantity-queue'
import {
  allSelected,
  groupLines,
  exceedsStock,
  applyQueuedQuantities,
  linesToToggle,
  patchLine,
} from '@/features/cart/basket-lines'

const line = (id: number, more: Partial<BasketLine> = {}): BasketLine => ({
  id,
  product_id: id,
  variant_id: id,
  product_name: `商品${id}`,
  attributes_label: '',
  image: null,
  price: '10.00',
  quantity: 1,
  is_selected: true,
  is_valid: true,
  inventory: null,
  msg_fields: [],
  ...more,
})
const basket = (lines: BasketLine[]): Basket => ({
  lines,
  count: lines.length,
  selected_count: lines.length,
  total: '10.00',
})

test('groups invalid lines separately and ignores them for 全选', () => {
  const lines = [line(1), line(2, { is_valid: false, is_selected: false })]
  expect(groupLines(lines).invalid.map(({ id }) => id)).toEqual([2])
  expect(allSelected(lines)).toBe(true)
  expect(allSelected([line(2, { is_valid: false })])).toBe(false)
})

test('全选 switches only the lines whose selection differs', () => {
  const lines = [line(1), line(2, { is_selected: false }), line(3, { is_valid: false, is_selected: false })]
  expect(linesToToggle(lines, true).map(({ id }) => id)).toEqual([2])
  expect(linesToToggle(lines, false).map(({ id }) => id)).toEqual([1])
})

test('exceedsStock is true when the quantity exceeds the inventory', () => {
  expect(exceedsStock(line(1, { quantity: 3, inventory: 2 }))).toBe(true)
  expect(exceedsStock(line(1, { quantity: 3, inventory: null, msg_fields: [] }))).toBe(false)
})

test('patchLine updates the line at once and leaves the total to the server', () => {
  const patched = patchLine(basket([line(1), line(2)]), 2, { quantity: 5 })
  expect(patched.lines.map(({ quantity }) => quantity)).toEqual([1, 5])
  expect(patched.total).toBe('10.00')
})

test('a server response does not overwrite a quantity that is still pending', () => {
  expect(applyQueuedQuantities(basket([line(1, { quantity: 2 })]), new Map([[1, 4]])).lines[0]?.quantity).toBe(4)
})

test('sends two requests for ten quick taps, the second with the last quantity', async () => {
  const quantities: number[] = []
  let answer: () => void = () => {}
  const sender = createQuantityQueue({
    send: (id, quantity) => {
      quantities.push(quantity)
      return new Promise((resolve) => {
        answer = () => resolve(basket([line(id, { quantity })]))
      })
    },
    onReply: () => {},
    onRefused: () => {},
  })
  const first = sender.want(1, 2)
  for (let quantity = 3; quantity <= 11; quantity += 1) void sender.want(1, quantity)
  answer()
  await new Promise((resolve) => setTimeout(resolve))
  answer()
  await first
  expect(quantities).toEqual([2, 11])
  expect(sender.isIdle()).toBe(true)
})

test('reports a refused quantity once with its line id and sends the next quantity again', async () => {
  const refusals: number[] = []
  let fail = true
  const sender = createQuantityQueue({
    send: async (id, quantity) => {
      if (fail) throw new Error('库存不足')
      return basket([line(id, { quantity })])
    },
    onReply: () => {},
    onRefused: (id) => refusals.push(id),
  })
  await sender.want(7, 9)
  expect(refusals).toEqual([7])
  fail = false
  await sender.want(7, 2)
  expect(refusals).toEqual([7])
})
