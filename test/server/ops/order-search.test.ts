import fc from 'fast-check'
import { insert } from '../../../server/src/db/insert'
import { scheduleOrderTexts } from '../../../server/src/domains/orders/order/search-text'
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

const expectSearches = () =>
  fc.assert(
    fc.asyncProperty(searches, async (words) => {
      const { body } = await operator.get(`/ops/shop/order/?search=${encodeURIComponent(words.join(' '))}`)
      const resultIds = body.results.map(({ id }: Loose) => id).sort((a: number, b: number) => a - b)
      expect([resultIds, body.count]).toEqual([idsWith(words), resultIds.length])
    }),
    { numRuns: 60 },
  )

test('a search finds the orders with each word in any of their texts, before their texts are written', expectSearches)

/** Writes the texts of orders from before there were any. */
async function writeTexts(): Promise<void> {
  await t.make((tx) => tx.rows('delete from order_text'))
  await scheduleOrderTexts(t.database, t.ports.clock.now())
  await t.due.runDue(t.ports.clock.now())
}
const readTexts = () =>
  t.make((tx) =>
    tx.rows<{ order_id: number; text: string }>(
      'select order_id, text from order_text where tenant_id = $1 order by order_id',
      [MAIN],
    ),
  )

test('the job writes the texts that the orders get when they are made', async () => {
  const texts = await readTexts()
  expect(texts.map(({ order_id }) => order_id)).toEqual(ids)
  await writeTexts()
  expect(await readTexts()).toEqual([{ order_id: 0, text: '' }, ...texts])
  expect(texts[0]?.text).toBe('青釉茶盏 大 盖碗\n260501abcd1234 李芳')
})

test('a search finds the same by these texts', expectSearches)

test('a new address and a new line change the text of an order', async () => {
  const [id = 0] = ids
  const before = await readTexts()
  const find = async (word: string): Promise<number[]> => {
    const { body } = await operator.get(`/ops/shop/order/?search=${word}`)
    return body.results.map((order: Loose) => order.id)
  }
  const setReceiver = (name: string) =>
    t.make((tx) =>
      tx.rows(
        `update shop_order set address = address || jsonb_build_object('name', $3::text) where tenant_id = $1 and id = $2`,
        [MAIN, id, name],
      ),
    )
  await setReceiver('慕容复')
  expect(await find('慕容复')).toEqual([id])
  await setReceiver('李芳')
  expect(await find('慕容复')).toEqual([])
  const line = { tenantId: MAIN, orderId: id, productName: '天目 建盏', ctype: 'shop.product' as const }
  await t.make((tx) =>
    insert(tx, 'order_line', {
      ...{ ...line, attributesLabel: '', price: 100, upit: 100, quantity: 1, isReserved: false },
    }),
  )
  expect(await find('建盏')).toEqual([id])
  await t.make(async (tx) => {
    await tx.rows('delete from order_line where tenant_id = $1 and product_name = $2', [MAIN, '天目 建盏'])
    await tx.rows('update order_text set text = $3 where tenant_id = $1 and order_id = $2', [
      ...[MAIN, id],
      before.find(({ order_id }) => order_id === id)?.text ?? '',
    ])
  })
})

test.each(['search_order_ids', 'search_orders'])('%s leaves words of many orders to the list', async (search) => {
  await fc.assert(
    fc.asyncProperty(searches, fc.integer({ min: 0, max: 3 }), async (words, most) => {
      const [searchRow] = await t.database
        .of(MAIN)
        .read((tx) =>
          tx.rows<{ ids: number[] | null; is_exact: boolean }>(`select ids, is_exact from ${search}($1, $2)`, [
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
