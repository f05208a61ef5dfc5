import fc from 'fast-check'
import type { Connection } from '../../../server/src/db'
import { insert } from '../../../server/src/db/insert'
import { makeUsers } from '../../factories/account'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

/** Texts of what one customer wrote, by where staff see them. */
interface Written {
  buyer: string
  mobile: string
  product: string
  number: string
  text: string
}
const WRITTEN: readonly Written[] = [
  { buyer: '王伟', mobile: '13812345678', product: '青釉茶盏', number: 'A2605010001', text: '釉色均匀，手感温润' },
  { buyer: '王芳', mobile: '13887654321', product: '青釉盖碗', number: 'A2605010002', text: '茶盏有一处气泡' },
  { buyer: 'Zoë', mobile: '15912345678', product: 'Blue Teapot', number: 'B2605020003', text: 'Pours well, no drips' },
  { buyer: '李芳', mobile: '15987654321', product: '白瓷茶盏', number: 'B2605020004', text: '盖碗更好用' },
]

/** Lists with a search over what customers wrote: their texts, what they are about, and who wrote them. */
const LISTS = {
  product_comment: { path: '/studio/review/', textsOf: ({ text, product }: Written) => [text, product] },
  question: { path: '/studio/question/', textsOf: ({ text, product }: Written) => [text, product] },
  order_return: { path: '/ops/shop/orderlinereturn/', textsOf: ({ number }: Written) => [`R${number}`, number] },
} as const
type Source = keyof typeof LISTS
const sources = Object.keys(LISTS) as Source[]

const textOf = (source: Source, row: Written): string =>
  [...LISTS[source].textsOf(row), row.buyer, row.mobile].join('\n').toLowerCase().replace('ë', 'e')

async function makeRows(tx: Connection, tenantId: number, row: Written): Promise<Record<Source, number>> {
  const [user] = await makeUsers(tx, tenantId, 1, { mobile: null })
  const userId = user?.id ?? 0
  await tx.rows('update account set name = $3, mobile = $4 where tenant_id = $1 and id = $2', [
    ...[tenantId, userId, row.buyer, row.mobile],
  ])
  const { id: productId } = await makeProduct(tx, tenantId, { name: row.product })
  const createdAt = new Date()
  const id = async (rows: Promise<{ id: number }[]>): Promise<number> => (await rows)[0]?.id ?? 0
  const prices = { goods: 100, discount: 0, shipping: 0, total: 100 }
  const orderId = await id(
    insert(
      tx,
      'shop_order',
      {
        ...{ tenantId, number: row.number, userId, status: 'completed', ...prices },
        ...{ isVirtual: false, address: { name: '曜变', mobile: '', display: '' }, createdAt },
      },
      { returning: ['id'] },
    ),
  )
  const lineId = await id(
    insert(
      tx,
      'order_line',
      {
        ...{ tenantId, orderId, productId, productName: row.product, ctype: 'shop.product', attributesLabel: '' },
        ...{ price: 100, upit: 100, quantity: 1, isReserved: false },
      },
      { returning: ['id'] },
    ),
  )
  const { text, number } = row
  const review = { tenantId, orderId, lineId, productId, userId, score: 5, text, createdAt }
  const question = { target: 'product', targetId: productId, userId, text, status: 'approved', createdAt } as const
  const request = {
    kind: 'refund_only',
    status: 'applied',
    quantity: 1,
    unsent: 0,
    amount: 100,
    reason: 'other',
  } as const
  return {
    product_comment: await id(insert(tx, 'product_comment', review, { returning: ['id'] })),
    question: await id(insert(tx, 'threaded_comment', { tenantId, ...question }, { returning: ['id'] })),
    order_return: await id(
      insert(
        tx,
        'order_return',
        { tenantId, number: `R${number}`, orderId, lineId, userId, ...request, createdAt },
        { returning: ['id'] },
      ),
    ),
  }
}

let t: TestApp
let staff: Client
let ids: Record<Source, number>[]
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['*'], mobile: '13700000000' })).client
  ids = await t.make(async (tx) => {
    const rows: Record<Source, number>[] = []
    for (const row of WRITTEN) {
      rows.push(await makeRows(tx, MAIN, row))
      await makeRows(tx, OTHER, row)
    }
    return rows
  })
})
afterAll(() => t.stop())

/** Returns the id of a row of a list; returns have numbers alone. */
const idOf = ({ id, number }: Loose): number =>
  id ?? ids[WRITTEN.findIndex((row) => `R${row.number}` === number)]?.order_return

const idsWith = (source: Source, words: readonly string[]): number[] =>
  ids.flatMap((idsOfRow, at) => {
    const row = WRITTEN[at]
    const text = row ? textOf(source, row) : ''
    return words.every((word) => text.includes(word)) ? [idsOfRow[source]] : []
  })

/** Pieces of the texts themselves, and a few that nothing has: 曜变 is the name of who receives the orders. */
const searches = fc.array(
  fc
    .record({
      text: fc.constantFrom(
        ...sources
          .flatMap((source) => WRITTEN.map((row) => textOf(source, row)))
          .flatMap((text) => text.split(/\s+|，/)),
      ),
      at: fc.nat(8),
      length: fc.integer({ min: 1, max: 9 }),
      other: fc.constantFrom('', '', '', '', '曜变', '0000'),
    })
    .map(({ text, at, length, other }) => other || text.slice(at % text.length).slice(0, length))
    .filter((piece) => /^[^,.]+$/.test(piece)),
  { minLength: 1, maxLength: 3 },
)

test.each(sources)('a search of %s finds the rows with each word in any of their texts', async (source) => {
  await fc.assert(
    fc.asyncProperty(searches, async (words) => {
      const { body } = await staff.get(`${LISTS[source].path}?search=${encodeURIComponent(words.join(' '))}`)
      const resultIds = body.results.map(idOf).sort((a: number, b: number) => a - b)
      expect([resultIds, body.count]).toEqual([idsWith(source, words), resultIds.length])
    }),
    { numRuns: 60 },
  )
})

test.each(sources)('a search of %s by the index leaves words of many rows to the list', async (source) => {
  await fc.assert(
    fc.asyncProperty(searches, fc.integer({ min: 0, max: 3 }), async (words, most) => {
      const [row] = await t.database
        .of(MAIN)
        .read((tx) =>
          tx.rows<{ ids: number[] | null; is_exact: boolean }>(
            'select ids, is_exact from search_written_ids($1, $2, $3)',
            [...[source, words.join(' '), most]],
          ),
        )
      const expected = idsWith(source, words)
      const someIds = row?.ids ?? null
      if (row?.is_exact) expect([...(someIds ?? [])].sort((a, b) => a - b)).toEqual(expected)
      else if (someIds) expect(expected.filter((id) => !someIds.includes(id))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
