import fc from 'fast-check'
import { insert } from '../../../server/src/db/insert'
import { makeUsers } from '../../factories/account'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let operator: Client
beforeAll(async () => {
  t = await startTestApp()
  operator = (await t.user({ perms: ['*'], mobile: '13700000000' })).client
})
afterAll(() => t.stop())

/** Texts of one order, by where staff sees them. */
interface OrderTexts {
  number: string
  buyer: string
  mobile: string
  receiver: string
  lines: readonly string[]
}

async function makeOrders(tenantId: number, orders: readonly OrderTexts[]): Promise<number[]> {
  return t.make(async (tx) => {
    const ids: number[] = []
    for (const { number, buyer, mobile, receiver, lines } of orders) {
      const [user] = await makeUsers(tx, tenantId, 1, { mobile: null })
      await tx.rows('update account set name = $2, mobile = $3 where id = $1', [user?.id ?? 0, buyer, mobile])
      const [order] = await insert(
        tx,
        'shop_order',
        {
          ...{
            tenantId,
            number,
            userId: user?.id ?? 0,
            status: 'unpaid',
            goods: 100,
            discount: 0,
            shipping: 0,
            total: 100,
          },
          ...{ isVirtual: false, address: { name: receiver, mobile: '', display: '' }, createdAt: new Date() },
        },
        { returning: ['id'] },
      )
      const orderId = order?.id ?? 0
      for (const productName of lines)
        await insert(tx, 'order_line', {
          ...{ tenantId, orderId, productName, ctype: 'shop.product', attributesLabel: '' },
          ...{ price: 100, upit: 100, quantity: 1, isReserved: false },
        })
      ids.push(orderId)
    }
    return ids
  })
}

const ORDERS: readonly OrderTexts[] = [
  { number: '260501ABCD1234', buyer: '王伟', mobile: '13812345678', receiver: '李芳', lines: ['青釉茶盏 大', '盖碗'] },
  { number: '260501ABCE9876', buyer: '王芳', mobile: '13887654321', receiver: '王伟', lines: ['青釉盖碗'] },
  { number: '260502XYZW5555', buyer: 'Zoë', mobile: '15912345678', receiver: '张三', lines: ['白瓷茶盏'] },
  { number: '260502XYZV6666', buyer: '李伟', mobile: '15987654321', receiver: '李伟', lines: ['Blue Teapot 500ml'] },
]
const textOf = ({ number, buyer, mobile, receiver, lines }: OrderTexts): string =>
  [number, buyer, mobile, receiver, ...lines].join(' ').toLowerCase().replace('ë', 'e')

let ids: number[]
beforeAll(async () => {
  ids = await makeOrders(MAIN, ORDERS)
  await makeOrders(OTHER, ORDERS)
})

const idsWith = (words: readonly string[]): number[] =>
  ids.filter((_, at) => {
    const order = ORDERS[at]
    return order && words.every((word) => textOf(order).includes(word.toLowerCase()))
  })

/** Pieces of the orders' own texts, and a few that no order has. */
const pieces = fc
  .record({
    order: fc.constantFrom(...ORDERS),
    at: fc.nat(60),
    length: fc.integer({ min: 1, max: 12 }),
    other: fc.constantFrom('', '', '', '曜变', 'zz', '0000'),
  })
  .map(
    ({ order, at, length, other }) =>
      other ||
      textOf(order)
        .split(' ')
        .join('')
        .slice(at % 30, (at % 30) + length),
  )
  .filter((piece) => piece !== '')
const searches = fc.array(pieces, { minLength: 1, maxLength: 3 })

test('a search finds the orders with each word in any of their texts', async () => {
  await fc.assert(
    fc.asyncProperty(searches, async (words) => {
      const { body } = await operator.get(`/ops/shop/order/?search=${encodeURIComponent(words.join(' '))}`)
      const resultIds = body.results.map(({ id }: Loose) => id).sort((a: number, b: number) => a - b)
      expect([resultIds, body.count]).toEqual([idsWith(words), resultIds.length])
    }),
    { numRuns: 60 },
  )
})

test('a search by the index leaves words of many orders to the list', async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.integer({ min: 0, max: 3 }), async (words, most) => {
      const [searchRow] = await t.database
        .of(MAIN)
        .read((tx) =>
          tx.rows<{ ids: number[] | null; is_exact: boolean }>('select ids, is_exact from search_order_ids($1, $2)', [
            words.join(' '),
            most,
          ]),
        )
      const expected = idsWith(words)
      const someIds = searchRow?.ids ?? null
      if (searchRow?.is_exact) expect([...(someIds ?? [])].sort((a, b) => a - b)).toEqual(expected)
      else if (someIds) expect(expected.filter((id) => !someIds.includes(id))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a search by the number of a buyer finds their orders under a new number', async () => {
  await t.make((tx) =>
    tx.rows("update account set mobile = '16600001111' where tenant_id = $1 and name = 'Zoë'", [MAIN]),
  )
  const { body } = await operator.get('/ops/shop/order/?search=16600001111')
  expect(body.results.map(({ id }: Loose) => id)).toEqual([ids[2]])
  await t.make((tx) =>
    tx.rows("update account set mobile = '15912345678' where tenant_id = $1 and name = 'Zoë'", [MAIN]),
  )
})
