import { editProduct, type ProductEdit } from '@storefront/contract/domain/catalog/product-edit'
import * as fc from 'fast-check'
import { makeProduct } from '../../factories/product'
import { OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let client: Client
let category: number
beforeAll(async () => {
  t = await startTestApp()
  client = (await t.user({ perms: ['shop.change_product'] })).client
  category = (
    await client.post(
      '/studio/category/',
      { name: '茶器', slug: 'tea', parent: null, image: null, position: 1, is_active: true },
      { key: true },
    )
  ).body.id
})
afterAll(() => t.stop())

const variant = (value: string, price: string, promotion_price: string | null = null) => ({
  ...{ id: null, attributes: [{ name: '颜色', value }], price, promotion_price, sku: value, inventory: 3 },
})
const draft = {
  ...{
    name: '青釉杯',
    abstract: '',
    description: '',
    ctype: 'shop.product',
    category: null,
    tags: ['新品'],
    price_marked: null,
  },
  ...{ is_active: true, images: [], variants: [variant('青', '128.00', '99.99'), variant('白', '0.05')] },
}
const create = async (): Promise<number> => (await client.post('/studio/product/', draft, { key: true })).body.id
const read = async (ids: readonly number[]): Promise<Loose[]> =>
  (await client.get(`/studio/product/bulk/?ids=${ids.join(',')}`)).body.results
const write = (changes: readonly object[]) => client.post('/studio/product/bulk/', { changes }, { key: true })
/** The changes that an edit makes of products as they were read. */
const changesOf = (products: readonly Loose[], edit: ProductEdit) =>
  products.map(({ id, version, values }) => ({ id, version, values: editProduct(values, edit, 2) }))
/** Everything of a product but the count of its saves. */
const stateOf = async (id: number) => {
  const { version: _, ...product } = (await client.get(`/studio/product/${id}/`)).body
  const [{ price, promotion_price }] = (await t.make((tx) =>
    tx.rows<Loose>('select price, promotion_price from product where tenant_id = 1 and id = $1', [id]),
  )) as [Loose]
  return { ...product, card: { price, promotion_price } }
}

const edits: fc.Arbitrary<ProductEdit> = fc.oneof(
  fc.record({ kind: fc.constant('state' as const), isActive: fc.boolean() }),
  fc.record({ kind: fc.constant('category' as const), category: fc.boolean().map((has) => (has ? category : null)) }),
  fc.record({
    kind: fc.constant('tags' as const),
    action: fc.constantFrom('add' as const, 'remove' as const, 'set' as const),
    tags: fc.uniqueArray(fc.constantFrom('新品', '春', '清仓')),
  }),
  fc.record({
    kind: fc.constant('price' as const),
    by: fc.constantFrom('amount' as const, 'percent' as const),
    change: fc.integer({ min: -15_000, max: 20_000 }),
  }),
)

test('whatever is changed of many products, its undo restores each of them exactly', async () => {
  const ids = [await create(), await create(), await create()]
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 3 }), async (steps) => {
      const before = await Promise.all(ids.map(stateOf))
      const products = await read(ids)
      const changes = products.map(({ id, version, values }) => ({
        id,
        version,
        values: steps.reduce((next, edit) => editProduct(next, edit, 2), values),
      }))
      const { status, body } = await write(changes)
      expect(status).toBe(200)
      expect((await read(ids)).map(({ values }) => values)).toEqual(changes.map(({ values }) => values))
      const undo = body.results.map(({ id, version }: Loose) => ({
        id,
        version,
        values: products.find((product) => product.id === id)?.values,
      }))
      expect((await write(undo)).status).toBe(200)
      expect(await Promise.all(ids.map(stateOf))).toEqual(before)
    }),
    { numRuns: 25 },
  )
})

test('a changed price is what buyers pay, and cards show the lowest', async () => {
  const id = await create()
  expect((await write(changesOf(await read([id]), { kind: 'price', by: 'percent', change: -1000 }))).status).toBe(200)
  const { body } = await t.visitor().get(`/shop/product/${id}/`)
  expect(body.variants.map(({ price }: Loose) => price)).toEqual(['89.99', '0.05'])
  expect(body.price).toBe('0.05')
})

test('refuses an undo with editConflict when one of the products has been saved again', async () => {
  const ids = [await create(), await create()]
  const products = await read(ids)
  const { body } = await write(changesOf(products, { kind: 'state', isActive: false }))
  const [, second] = products as [Loose, Loose]
  const current = (await client.get(`/studio/product/${second.id}/`)).body
  await client.put(`/studio/product/${second.id}/`, { ...current, name: '别人的' }, { key: true })
  const undo = body.results.map(({ id, version }: Loose) => ({
    id,
    version,
    values: products.find((product) => product.id === id)?.values,
  }))
  expect((await write(undo)).body.err_code).toBe('16012')
  expect((await read(ids)).map(({ values }) => values.is_active)).toEqual([false, false])
})

test('of two who read the same versions one changes all, the other none', async () => {
  const products = await read([await create(), await create()])
  const replies = await Promise.all(
    [true, false].map((up) => write(changesOf(products, { kind: 'price', by: 'amount', change: up ? 500 : -500 }))),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const prices = (await read(products.map(({ id }) => id))).map(({ values }) => values.variants[0].price)
  expect(new Set(prices).size).toBe(1)
})

test('all are changed or none: a wrong amount, a foreign category, variant or product, and one named twice are refused', async () => {
  const [good, other] = (await read([await create(), await create()])) as [Loose, Loose]
  const foreign = await t.make((tx) => makeProduct(tx, OTHER))
  const fine = { ...good, values: { ...good.values, is_active: false } }
  const variants = (price: string, id?: number) =>
    other.values.variants.map((one: Loose) => ({ ...one, id: id ?? one.id, price }))
  const faults: [object, number][] = [
    [{ ...other, values: { ...other.values, variants: variants('1.234') } }, 400],
    // Its promotion of 99.99 would be above it.
    [{ ...other, values: { ...other.values, variants: variants('99.98') } }, 400],
    [{ ...other, values: { ...other.values, variants: variants('999999999999.00') } }, 400],
    [{ ...other, values: { ...other.values, variants: variants('-1') } }, 400],
    [{ ...other, values: { ...other.values, variants: variants('1', good.values.variants[0].id) } }, 400],
    [{ ...other, values: { ...other.values, variants: [] } }, 400],
    [{ ...other, values: { ...other.values, category: 999_999 } }, 400],
    [{ ...other, id: foreign.id }, 404],
    [fine, 400],
    [{ ...other, version: 7 }, 409],
  ]
  for (const [fault, expected] of faults)
    expect([fault, (await write([fine, fault])).status]).toEqual([fault, expected])
  expect((await read([good.id]))[0]).toMatchObject({ version: 1, values: { is_active: true } })
  expect(await read([foreign.id])).toEqual([])
})

test('each product has its line in the log, with the changed fields', async () => {
  const ids = [await create(), await create()]
  await write(changesOf(await read(ids), { kind: 'tags', action: 'add', tags: ['秋'] }))
  const lines = await t.make((tx) =>
    tx.rows<Loose>(
      "select before, after from audit_log where tenant_id = 1 and kind = 'product' and action = 'update' and item = any($1::text[])",
      [ids.map(String)],
    ),
  )
  expect(lines).toEqual(
    ids.map(() => ({ before: { tags: ['新品'], version: 1 }, after: { tags: ['新品', '秋'], version: 2 } })),
  )
})
