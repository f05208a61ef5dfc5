import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { importSizes } from '../../../server/src/domains/studio/spreadsheet/import-sizes'
import { makeTemplate } from '../../factories/checkout'
import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeBuyer, order, stockLeft } from '../support/shopping'
import { uploadFile } from '../support/upload'

let t: TestApp
let owner: Client
let categories: { id: number; name: string }[]
let templates: number[]
let pictures: { id: number; url: string }[]
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
  categories = await t.make((tx) =>
    tx.rows<{ id: number; name: string }>(
      "insert into category (tenant_id, name, slug) values ($1, '茶具', 'tea'), ($1, '花器', 'vase') returning id, name",
      [MAIN],
    ),
  )
  templates = await t.make(async (tx) => [
    await makeTemplate(tx, MAIN, { name: '大件' }),
    await makeTemplate(tx, MAIN, { name: '普通' }),
    await makeTemplate(tx, MAIN, { name: '按重', counting: 'weight' }),
  ])
  pictures = await Promise.all(
    [1, 2, 3].map(async () => {
      const id = await t.make((tx) => makeImage(tx, MAIN))
      const { body } = await owner.post('/studio/product/', draftOf({ images: [id] }), { key: true })
      return { id, url: body.pictures[0].image.full }
    }),
  )
})
const { sliceMs } = importSizes
afterAll(() => {
  importSizes.sliceMs = sliceMs
  return t.stop()
})

type Cells = readonly (string | number)[]
interface ApplyOptions {
  readonly skip?: boolean
  readonly client?: Client
}

let counter = 0
const draftOf = (more: object = {}) => ({
  ...{ name: `商品 ${++counter}`, abstract: '', description: '', ctype: 'shop.product', category: null, tags: [] },
  ...{ price_marked: null, is_active: true, images: [] },
  variants: [{ id: null, attributes: [], price: '10.00', promotion_price: null, sku: '', inventory: 50 }],
  ...more,
})
const workbook = async (rows: readonly Cells[]) =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] }))
/** Applies rows of a file; returns the import's id. */
async function importRows(kind: string, rows: readonly Cells[], { skip = false, client = owner }: ApplyOptions = {}) {
  const file = { name: '商品.xlsx', type: 'application/octet-stream' }
  const plan: Loose = (await uploadFile(client, `/studio/spreadsheet/${kind}/plan/`, await workbook(rows), file)).body
  const reply = await client.post(`/studio/spreadsheet/plan/${plan.id}/apply/`, { skip_errors: skip }, { key: true })
  if (reply.status !== 200) throw new Error(JSON.stringify([reply.body, plan]))
  return reply.body.import as number
}
const undo = (id: number | null, client = owner) =>
  client.post(`/studio/spreadsheet/import/${id}/undo/`, {}, { key: true })
const runJobs = () => t.due.runDue(t.ports.clock.now())
const importOf = async (id: number): Promise<Loose> => (await owner.get(`/studio/spreadsheet/import/${id}/`)).body
async function undoNow(id: number): Promise<Loose> {
  expect((await undo(id)).status).toBe(200)
  await runJobs()
  return importOf(id)
}
const productOf = async (id: number): Promise<Loose> => (await owner.get(`/studio/product/${id}/`)).body
const read = <Row extends object>(sql: string, params: (number | readonly number[])[] = []) =>
  t.make((tx) => tx.rows<Row>(sql, [MAIN, ...params]))
/** Every column of a product, besides its version and its stock. */
async function contentOf(id: number) {
  const { version: _, variants, ...product } = await productOf(id)
  const [row] = await read<Loose>('select * from product where tenant_id = $1 and id = $2', [id])
  const { version: __, ...columns } = row ?? {}
  return { product, columns, variants: variants.map(({ inventory: ___, ...variant }: Loose) => variant) }
}
const NEW_HEADS = ['name', 'price', 'inventory', 'pictures'] as const

describe('a generated import', () => {
  const CLEAR = '[清空]'
  const line = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'茶青a1 -') })
  const cell = (value: fc.Arbitrary<string>) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 3, arbitrary: value },
      { weight: 1, arbitrary: fc.constant(CLEAR) },
    )
  const money = fc.integer({ min: 1, max: 99_999 }).map((minor) => (minor / 100).toFixed(2))
  const time = fc.integer({ min: 1, max: 28 }).map((day) => `2031-02-${String(day).padStart(2, '0')} 09:30`)
  const productCells = {
    name: fc.oneof(fc.constant(''), line),
    category: cell(fc.constantFrom('茶具', '花器')),
    abstract: cell(line),
    tags: cell(fc.constantFrom('新品', '新品\n热卖')),
    is_active: fc.constantFrom('', '是', '否'),
    price_marked: cell(money),
    max_per_user: cell(fc.constantFrom('1', '7')),
    on_sale_at: cell(time),
    off_sale_at: cell(time),
    shipping_template: cell(fc.constantFrom('大件', '按重')),
    seo_title: cell(line),
    seo_description: cell(line),
    pictures: cell(fc.constantFrom('0', '1', '2', '0\n2', '1\n0')),
  }
  const variantCells = {
    price: fc.oneof(fc.constant(''), money),
    promotion_price: cell(money),
    sku: cell(line),
    weight: cell(fc.constantFrom('5', '900')),
    cost: cell(money),
    value1: fc.oneof(fc.constant(''), line),
  }
  const heads = [
    'product',
    'variant',
    ...Object.keys(productCells),
    ...Object.keys(variantCells),
    'option1',
    'inventory',
  ]
  const edit = fc.record({ ...productCells, ...variantCells })
  const present = fc.record({
    ...{ seo_title: line, category: fc.constantFrom(null, 0, 1), tags: fc.constantFrom([], ['旧']) },
    ...{
      template: fc.constantFrom(null, 0, 1),
      marked: fc.option(money),
      picture: fc.constantFrom([], [0], [1, 2]),
      weight: fc.constantFrom(null, 40),
    },
    ...{
      limit: fc.constantFrom(null, 3),
      cost: fc.option(money),
      start: fc.constantFrom(null, '2030-05-01T01:02:03.000Z'),
    },
  })
  const cases = fc.record({
    products: fc.array(fc.record({ present, edits: fc.tuple(edit, edit), hasNew: fc.boolean() }), {
      minLength: 1,
      maxLength: 3,
    }),
    changes: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 6, maxLength: 6 }),
    sold: fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 6, maxLength: 6 }),
    stockFirst: fc.boolean(),
  })
  type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never

  const makePresent = async ({ present: one }: Case['products'][number]) => {
    const variants = ['甲', '乙'].map((value) => ({
      ...{ id: null, attributes: [{ name: '款', value }], price: '20.00', promotion_price: '15.00', sku: value },
      ...{ inventory: 50, weight: one.weight, cost: one.cost },
    }))
    const body = draftOf({
      ...{ seo_title: one.seo_title, seo_description: '', tags: one.tags, price_marked: one.marked, variants },
      shipping_template: one.template === null ? null : (templates[one.template] ?? null),
      ...{ category: one.category === null ? null : categories[one.category]?.id, max_per_user: one.limit },
      ...{ on_sale_at: one.start, off_sale_at: null, video: null, images: one.picture.map((n) => pictures[n]?.id) },
    })
    const reply = await owner.post('/studio/product/', body, { key: true })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    return reply.body as Loose
  }
  const rowsOf = (product: Loose, { edits, hasNew }: Case['products'][number]) => {
    const row = (ids: Cells, cells: Record<string, string>, more: Cells) => [
      ...ids,
      ...heads.slice(2, -2).map((head) => {
        const text = cells[head] ?? ''
        return head === 'pictures' && /\d/.test(text)
          ? text
              .split('\n')
              .map((n) => pictures[Number(n)]?.url ?? '')
              .join('\n')
          : text
      }),
      ...more,
    ]
    const both = edits.map((cells, n) =>
      row([product.id, product.variants[n].id], n === 0 ? cells : { ...cells, ...blank(productCells) }, ['', '']),
    )
    const added = row([product.id, ''], { ...blank(productCells), price: '9.00', value1: '新款' }, ['款', '8'])
    return hasNew ? [...both, added] : both
  }
  const blank = (cells: object) => Object.fromEntries(Object.keys(cells).map((name) => [name, '']))

  test('leaves every column as it was before when it is undone, and the stock is what was before less what was sold', async () => {
    let writtenCount = 0
    await fc.assert(
      fc.asyncProperty(cases, async ({ products, changes, sold, stockFirst }) => {
        const goods = await Promise.all(products.map(makePresent))
        const before = await Promise.all(goods.map(({ id }) => contentOf(id)))
        const variants = goods.flatMap((product) => product.variants.map(({ id }: Loose) => id as number))
        const stockRows = variants.map((id, n) => [id, changes[n] ?? 0])
        const rows = goods.flatMap((product, n) => rowsOf(product, products[n] as Case['products'][number]))
        const productImport = await importRows('product', [heads, ...rows], { skip: true })
        const stockImport = await importRows('stock', [['variant', 'change'], ...stockRows], { skip: true })
        for (const [n, id] of variants.entries())
          await read('update variant set inventory = inventory - $3 where tenant_id = $1 and id = $2', [
            id,
            sold[n] ?? 0,
          ])
        const imports = [productImport, stockImport].filter((id) => id !== null)
        for (const id of stockFirst ? imports.reverse() : imports) {
          const result = await undoNow(id)
          expect(result).toMatchObject({ status: 'undone', undone: result.total, left: 0, leftovers: [] })
          writtenCount += result.total
        }
        expect(await Promise.all(goods.map(({ id }) => contentOf(id)))).toEqual(before)
        const left = await read<{ id: number; inventory: number }>(
          'select id, inventory from variant where tenant_id = $1 and id = any($2)',
          [variants],
        )
        expect(new Map(left.map(({ id, inventory }) => [id, inventory]))).toEqual(
          new Map(variants.map((id, n) => [id, 50 - (sold[n] ?? 0)])),
        )
      }),
      { numRuns: 12 },
    )
    expect(writtenCount).toBeGreaterThan(20)
  }, 300_000)
})

const makeNamed = (name: string, more: object = {}) =>
  t.make((tx) => makeProduct(tx, MAIN, { name, variants: [{ inventory: 5 }], ...more }))
const nameOf = async (id: number) => (await productOf(id)).name as string

describe('an import that is undone', () => {
  test('puts a product that it made into the archive, and orders of it show what they showed', async () => {
    const id = await importRows('product', [
      [...NEW_HEADS, 'is_active'],
      ['竹茶则', '9.90', '8', '', '是'],
    ])
    const [row] = await read<{ id: number; variants: number[] }>(
      "select p.id, array_agg(v.id) as variants from product p join variant v on v.tenant_id = p.tenant_id and v.product_id = p.id where p.tenant_id = $1 and p.name = '竹茶则' group by 1",
    )
    const product = { ...(row ?? { id: 0, variants: [] }), name: '竹茶则' }
    const buyer = await makeBuyer(t)
    const { number } = await order(buyer, product, 3)
    expect(await undoNow(id)).toMatchObject({ status: 'undone', undone: 1, left: 0 })
    expect((await productOf(product.id)).archived_at).not.toBeNull()
    expect(await stockLeft(t, product.variants[0])).toBe(5)
    const { body } = await buyer.client.get(`/shop/order/${number}/`)
    expect(JSON.stringify(body)).toContain('竹茶则')
  })

  test('leaves what was changed since by its name, undoes the rest, and writes one line of it', async () => {
    const [same, edited, archived] = await Promise.all(['铜壶', '瓷碗', '木盘'].map((name) => makeNamed(name)))
    const ids = [same, edited, archived].map((product) => product?.id ?? 0)
    const id = await importRows('product', [['product', 'name'], ...ids.map((product) => [product, `${product} 新`])])
    const { version, pictures: _, film: __, archived_at: ___, id: ____, ...draft } = await productOf(ids[1] ?? 0)
    await owner.put(`/studio/product/${ids[1]}/`, { ...draft, version, abstract: '改过' }, { key: true })
    await owner.delete(`/studio/product/${ids[2]}/`, { key: true })
    expect(await undoNow(id)).toMatchObject({
      ...{ status: 'undone', total: 3, undone: 1, left: 2, can_undo: false },
      leftovers: expect.arrayContaining([
        { product: ids[1], name: `${ids[1]} 新`, reason: 'changed' },
        { product: ids[2], name: `${ids[2]} 新`, reason: 'archived' },
      ]),
    })
    expect([await nameOf(ids[0] ?? 0), await nameOf(ids[1] ?? 0)]).toEqual(['铜壶', `${ids[1]} 新`])
    const log = await read<Loose>(
      "select action, after from audit_log where tenant_id = $1 and kind = 'spreadsheet' and action = 'cancel' and item = $2::bigint::text",
      [id],
    )
    expect(log).toEqual([{ action: 'cancel', after: { file: '商品.xlsx', undone: 1, left: 2 } }])
  })

  test('is undone once for two taps, a lost reply and two processes', async () => {
    const { variants } = await makeNamed('两次')
    const id = await importRows('stock', [
      ['variant', 'change'],
      [variants[0] ?? 0, 7],
    ])
    const replies = await Promise.all([undo(id), undo(id)])
    expect(replies.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'undoing'],
      [200, 'undoing'],
    ])
    await Promise.all([runJobs(), runJobs()])
    expect((await undo(id)).body).toMatchObject({ status: 'undone', undone: 1 })
    await runJobs()
    expect(await stockLeft(t, variants[0])).toBe(5)
  })

  test('leaves stock that is sold since', async () => {
    const { id: product, variants } = await makeNamed('卖光')
    const id = await importRows('stock', [
      ['variant', 'change'],
      [variants[0] ?? 0, 7],
    ])
    await read('update variant set inventory = 6 where tenant_id = $1 and id = $2', [variants[0] ?? 0])
    expect(await undoNow(id)).toMatchObject({
      undone: 0,
      leftovers: [{ product, name: '卖光', reason: 'sold' }],
    })
    expect(await stockLeft(t, variants[0])).toBe(6)
  })

  test('leaves a product whose earlier category is deleted', async () => {
    const [category] = await t.make((tx) =>
      tx.rows<{ id: number }>(
        "insert into category (tenant_id, name, slug) values ($1, '旧类', 'old-kind') returning id",
        [MAIN],
      ),
    )
    const { id: product } = await makeNamed('换类', { categoryId: category?.id })
    const id = await importRows('product', [
      ['product', 'category'],
      [product, '茶具'],
    ])
    await read('delete from category where tenant_id = $1 and id = $2', [category?.id ?? 0])
    expect((await undoNow(id)).leftovers).toEqual([{ product, name: '换类', reason: 'refused' }])
    expect((await productOf(product)).category).toBe(categories[0]?.id)
  })

  test('leaves the state to an earlier import, which can then be undone too', async () => {
    const { id: product } = await makeNamed('甲')
    const [first, second] = [
      await importRows('product', [
        ['product', 'name'],
        [product, '乙'],
      ]),
      await importRows('product', [
        ['product', 'name'],
        [product, '丙'],
      ]),
    ]
    expect(await undoNow(second)).toMatchObject({ undone: 1 })
    expect(await nameOf(product)).toBe('乙')
    expect(await undoNow(first)).toMatchObject({ undone: 1, left: 0 })
    expect(await nameOf(product)).toBe('甲')
  })

  test('takes back the pictures that it fetched, and fetches no more', async () => {
    const addresses = ['one', 'two'].map((name) => `https://pictures.test/undo-${name}`)
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a00' } })
      .png()
      .toBuffer()
    t.ports.remotePictures.pictures.set(addresses[0] ?? '', bytes)
    t.ports.remotePictures.pictures.set(addresses[1] ?? '', new Error('down'))
    const { id: product } = await makeNamed('有图')
    const before = await contentOf(product)
    const id = await importRows('product', [
      ['product', 'pictures'],
      [product, addresses.join('\n')],
    ])
    await runJobs()
    expect((await productOf(product)).images).toHaveLength(1)
    expect((await productOf(product)).images).not.toEqual(before.product.images)
    expect(await undoNow(id)).toMatchObject({ undone: 1, left: 0 })
    t.ports.remotePictures.pictures.set(addresses[1] ?? '', bytes)
    t.ports.clock.forward(61)
    await runJobs()
    expect((await contentOf(product)).product).toEqual(before.product)
  })
})

test('an undo that a process left in the middle goes on, with nothing twice and nothing left out', async () => {
  importSizes.sliceMs = 0
  const products = await Promise.all(Array.from({ length: 60 }, (_, n) => makeNamed(`件 ${n}`)))
  const rows = products.map(({ variants }) => [variants[0] ?? 0, 3])
  const id = await importRows('stock', [['variant', 'change'], ...rows])
  await undo(id)
  await runJobs()
  expect(await importOf(id)).toMatchObject({ status: 'undoing', undone: 1, total: 60 })
  importSizes.sliceMs = sliceMs
  let calls = 0
  const url = jest.spyOn(t.ports.storage, 'url').mockImplementation((key) => {
    if (++calls > 4) throw new Error('the process ended')
    return `/media/${key}`
  })
  await runJobs()
  url.mockRestore()
  const halfUndone = await importOf(id)
  expect([halfUndone.status, halfUndone.undone > 1, halfUndone.undone < 60]).toEqual(['undoing', true, true])
  t.ports.clock.forward(61)
  await runJobs()
  expect(await importOf(id)).toMatchObject({ status: 'undone', undone: 60, left: 0 })
  const stocks = await read<{ inventory: number }>(
    'select distinct inventory from variant where tenant_id = $1 and id = any($2)',
    [products.flatMap(({ variants }) => variants)],
  )
  expect(stocks).toEqual([{ inventory: 5 }])
})

test('imports are listed for staff who edit products, of their shop alone, with those that wrote costs for accountants', async () => {
  const clerk = (await t.user({ perms: ['shop.change_product'] })).client
  const { id: product } = await makeNamed('价')
  const plain = await importRows('product', [
    ['product', 'price'],
    [product, '3.00'],
  ])
  const withCost = await importRows('product', [
    ['product', 'cost'],
    [product, '2.00'],
  ])
  const { body } = await clerk.get('/studio/spreadsheet/product/imports/?limit=2')
  expect(body.results.map((one: Loose) => [one.id, one.can_undo])).toEqual([
    [withCost, false],
    [plain, true],
  ])
  expect(body.results[0]).toMatchObject({ kind: 'product', name: '商品.xlsx', updated: 1, created: 0, total: 1 })
  expect((await undo(withCost, clerk)).status).toBe(403)
  const couponClerk = (await t.user({ perms: ['shop.change_coupon'] })).client
  expect((await undo(plain, couponClerk)).status).toBe(403)
  expect((await couponClerk.get('/studio/spreadsheet/stock/imports/')).status).toBe(403)
  const stranger = (await t.user({ perms: ['*'], tenantId: OTHER })).client
  expect((await undo(plain, stranger)).status).toBe(404)
  expect(await undoNow(withCost)).toMatchObject({ undone: 1 })
  expect((await undo(plain, clerk)).body.status).toBe('undoing')
  await runJobs()
  expect((await productOf(product)).variants[0]).toMatchObject({ price: '128.00', cost: null })
})

test('a file that changes nothing is no import', async () => {
  const { id: product } = await makeNamed('不变')
  expect(
    await importRows('product', [
      ['product', 'name'],
      [product, '不变'],
    ]),
  ).toBeNull()
})

test('an import cannot be undone after 30 days, when its earlier states are deleted', async () => {
  const { id: product } = await makeNamed('久')
  const id = await importRows('product', [
    ['product', 'name'],
    [product, '更久'],
  ])
  const { undo_until } = await importOf(id)
  t.ports.clock.forward(30 * 24 * 3600)
  expect(new Date(undo_until).getTime()).toBeLessThanOrEqual(t.ports.clock.now().getTime())
  expect((await undo(id)).body).toMatchObject({ err_code: '16117', detail: expect.stringContaining('30') })
  await runJobs()
  expect(await read('select 1 from sheet_import_step where tenant_id = $1 and import_id = $2', [id])).toEqual([])
  expect(await nameOf(product)).toBe('更久')
})
