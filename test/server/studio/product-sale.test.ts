import { makeImage, makeProduct, type ProductOptions } from '../../factories/product'
import { insert } from '../../../server/src/db/insert'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let staff: Client
let buyer: Client
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['shop.change_product', 'shop.read_cost'] })).client
  buyer = (await t.user({ perms: ['shop.change_product'] })).client
})
afterAll(() => t.stop())

const make = (more: ProductOptions = {}) => t.make((tx) => makeProduct(tx, MAIN, more))
const makeFilm = async (): Promise<number> =>
  t.make(async (tx) => {
    const keys = { fullKey: 't1/film.mp4', thumbKey: 't1/film.mp4', thumbWxMpKey: 't1/film.mp4' }
    const values = { tenantId: MAIN, ...keys, width: 0, height: 0, kind: 'video', createdAt: new Date() }
    const [row] = await insert(tx, 'image', values as never, { returning: ['id'] })
    return row?.id ?? 0
  })
const read = async (client: Client, id: number): Promise<Loose> => (await client.get(`/studio/product/${id}/`)).body
const save = (client: Client, { id, ...draft }: Loose, more: object) =>
  client.put(`/studio/product/${id}/`, { ...draft, ...more }, { key: true })

test('a save stores limit, times, film and texts for search engines, which the shop shows', async () => {
  const { id } = await make()
  const video = await makeFilm()
  const sale = {
    max_per_user: 2,
    on_sale_at: '2030-03-01T01:30:00.000Z',
    off_sale_at: '2030-04-01T01:30:00.000Z',
    ...{ video, seo_title: '青釉杯 手作', seo_description: '一只杯' },
  }
  const reply = await save(staff, await read(staff, id), sale)
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ ...sale, film: { id: video, url: expect.stringContaining('t1/film.mp4') } })
  const { body } = await t.visitor().get(`/shop/product/${id}/`)
  expect(body).toMatchObject({
    purchase_limit: { max: 2, left: 2 },
    on_sale: sale.on_sale_at,
    video: { url: expect.stringContaining('t1/film.mp4') },
    seo: { title: '青釉杯 手作', description: '一只杯' },
  })
})

test('a save without the later fields leaves them as they are', async () => {
  const image = await t.make((tx) => makeImage(tx, MAIN))
  const { id } = await make({ maxPerUser: 4, seoTitle: '题', variants: [{ weight: 300, cost: 600, imageId: image }] })
  const { max_per_user: _, seo_title: __, variants, ...draft } = await read(staff, id)
  const older = variants.map(({ image: _image, weight: _weight, cost: _cost, ...variant }: Loose) => variant)
  const reply = await save(staff, draft, { name: '新名', variants: older })
  expect(reply.body).toMatchObject({
    ...{ name: '新名', max_per_user: 4, seo_title: '题' },
    variants: [{ image, weight: 300, cost: '6.00' }],
  })
})

test('a picture of a variant is among the pictures of the product as it is edited, and not in its gallery', async () => {
  const image = await t.make((tx) => makeImage(tx, MAIN))
  const { id } = await make()
  const draft = await read(staff, id)
  const reply = await save(staff, draft, { variants: [{ ...draft.variants[0], image }] })
  expect(reply.body.images).toEqual(draft.images)
  expect(reply.body.pictures.map((one: Loose) => one.id)).toEqual([...draft.images, image])
  const { body } = await t.visitor().get(`/shop/product/${id}/`)
  expect(body.images).toHaveLength(1)
  expect(body.variants[0].image.full).not.toBe(body.images[0].full)
})

test.each([
  ['a picture as its film', async () => ({ video: await t.make((tx) => makeImage(tx, MAIN)) }), 'video'],
  [
    'an end before its start',
    async () => ({ on_sale_at: '2030-03-02T00:00:00Z', off_sale_at: '2030-03-01T00:00:00Z' }),
    'off_sale_at',
  ],
])('a save with %s is refused', async (_, fields, field) => {
  const { id } = await make()
  const reply = await save(staff, await read(staff, id), await fields())
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining(field)])
})

test('a cost is read and written by staff with its permission alone', async () => {
  const { id } = await make({ variants: [{ cost: 600 }] })
  const draft = await read(buyer, id)
  expect(draft.variants[0]).not.toHaveProperty('cost')
  const attempt = await save(buyer, draft, { variants: [{ ...draft.variants[0], cost: '1.00' }] })
  expect([attempt.status, attempt.body.variants[0].cost]).toEqual([200, undefined])
  expect((await read(staff, id)).variants[0].cost).toBe('6.00')
  const change = await read(staff, id)
  await save(staff, change, { variants: [{ ...change.variants[0], cost: '7.25' }] })
  expect((await read(staff, id)).variants[0].cost).toBe('7.25')
  const log = await t.make((tx) =>
    tx.rows<{ before: Loose; after: Loose }>(
      "select before, after from audit_log where kind = 'product' and item = $1 order by id desc",
      [String(id)],
    ),
  )
  const costs = ({ variants }: Loose) => variants?.map(({ cost }: Loose) => cost)
  // The log tells that a cost changed, and not what it is.
  expect([costs(log[0]?.before), costs(log[0]?.after)]).toEqual([['***'], ['***']])
  expect(JSON.stringify(log)).not.toMatch(/6\.00|7\.25/)
  expect(JSON.stringify((await t.visitor().get(`/shop/product/${id}/`)).body)).not.toContain('cost')
})
