import sharp from 'sharp'
import type { JobCtx } from '../../../server/src/core/context.types'
import { scheduleMediaSweeps, sweepMedia } from '../../../server/src/domains/studio/media/sweep'
import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { uploadFile } from '../support/upload'

let t: TestApp
let staff: Client
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['shop.change_product', 'base.change_media'] })).client
})
afterAll(() => t.stop())

const picture = (width = 60, height = 40, background = '#2f5d4a') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const upload = async (name = 'a.jpg', query = ''): Promise<Loose> =>
  (await uploadFile(staff, `/studio/upload/${query}`, await picture(), { name })).body
const read = async (id: number): Promise<Loose> => (await staff.get(`/studio/media/${id}/`)).body
const idsOf = async (query: string): Promise<number[]> =>
  (await staff.get(`/studio/media/?limit=100&${query}`)).body.results.map(({ id }: Loose) => id)
const draft = (images: number[], more: object = {}) => ({
  ...{ name: '杯', abstract: '', description: '', ctype: 'shop.product', category: null, tags: [], price_marked: null },
  ...{ is_active: true, images },
  variants: [{ id: null, attributes: [], price: '1.00', promotion_price: null, sku: '', inventory: null }],
  ...more,
})
const createProduct = async (images: number[], more: object = {}): Promise<Loose> =>
  (await staff.post('/studio/product/', draft(images, more), { key: true })).body
const isStored = async (url: string) => (await t.fastify.inject({ method: 'GET', url })).statusCode === 200
const workCtx = async (): Promise<JobCtx> => {
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  const { language } = tenant
  return { tenant, language, now: t.ports.clock.now(), db: t.database.of(MAIN), ports: t.ports, log: t.fastify.log }
}
const sweep = async () => sweepMedia(await workCtx(), 'all')

test('an upload is found by its name, its folder and its text', async () => {
  const folder = (await staff.post('/studio/media/folder/', { name: '秋季' }, { key: true })).body
  const again = await staff.post('/studio/media/folder/', { name: '秋季' }, { key: true })
  expect([again.status, again.body.err_code]).toEqual([409, '16022'])
  const { id } = await upload('C:\\fotos\\青釉 杯.jpg', `?folder=${folder.id}`)
  expect(await read(id)).toMatchObject({ name: '青釉 杯.jpg', kind: 'picture', width: 60, folder: folder.id, uses: [] })
  expect(await idsOf('search=青釉')).toEqual([id])
  expect(await idsOf(`folder=${folder.id}`)).toEqual([id])
  expect(await idsOf('folder=0')).not.toContain(id)
  const saveReply = await staff.put(
    `/studio/media/${id}/`,
    { name: '杯', alt: '一只青色的杯', focal: { x: 20, y: 80 }, folder: null },
    { key: true },
  )
  expect(saveReply.body).toMatchObject({ name: '杯', focal: { x: 20, y: 80 }, folder: null })
  expect(await idsOf('search=青色')).toEqual([id])
  await staff.post('/studio/media/move/', { ids: [id], folder: folder.id }, { key: true })
  expect((await staff.get('/studio/media/folder/')).body.results).toMatchObject([{ name: '秋季', files: 1 }])
  expect((await staff.delete(`/studio/media/folder/${folder.id}/`)).status).toBe(200)
  expect((await read(id)).folder).toBeNull()
})

test('files of visitors and of other shops are no part of the library', async () => {
  const visitor = await t.user()
  const own = (await uploadFile(visitor.client, '/base/upload/', await picture())).body.id
  const elsewhere = await t.make((tx) => makeImage(tx, OTHER))
  const ids = await idsOf('')
  expect([ids.includes(own), ids.includes(elsewhere)]).toEqual([false, false])
  expect((await staff.get(`/studio/media/${own}/`)).status).toBe(404)
  expect((await staff.delete(`/studio/media/${elsewhere}/`)).status).toBe(404)
})

test('a film is stored as it is, and is no picture of a product', async () => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])
  const { id, full } = (await uploadFile(staff, '/studio/upload/', bytes, { name: 'a.mp4', type: 'video/mp4' })).body
  expect(await read(id)).toMatchObject({ kind: 'video', name: 'a.mp4', thumb: null })
  expect((await t.fastify.inject({ method: 'GET', url: full })).headers['content-type']).toBe('video/mp4')
  expect(await idsOf('kind=video')).toEqual([id])
  const refusal = await staff.post('/studio/product/', draft([id]), { key: true })
  expect(Object.keys(refusal.body.fields)).toEqual(['images'])
})

test('the places that show a file are named, and a file in use is not deleted', async () => {
  const [main, inText, free] = [await upload(), await upload(), await upload()]
  const product = await createProduct([main.id], { name: '用图的杯', description: `<p><img src="${inText.full}"></p>` })
  const uses = [{ kind: 'product', id: product.id, title: '用图的杯' }]
  expect([(await read(main.id)).uses, (await read(inText.id)).uses, (await read(free.id)).uses]).toEqual([
    uses,
    uses,
    [],
  ])
  const remove = async ({ id }: Loose) => (await staff.delete(`/studio/media/${id}/`)).status
  expect([await remove(main), await remove(inText), await remove(free)]).toEqual([409, 409, 200])
  expect(await idsOf('deleted=true')).toEqual([free.id])
  expect((await staff.post(`/studio/media/${free.id}/restore/`, {}, { key: true })).body.deleted).toBeNull()
  await remove(free)
  expect((await staff.post('/studio/product/', draft([free.id]), { key: true })).status).toBe(400)
})

test('a replacement is shown by every reference and every text, and the old file leaves later', async () => {
  const [file, other] = [await upload(), await upload()]
  const product = await createProduct([file.id], {
    description: `<p><img src="${file.full}"><img src="${other.full}"></p>`,
  })
  const { body } = await uploadFile(staff, `/studio/media/${file.id}/replace/`, await picture(90, 30, '#a00'))
  expect(body).toMatchObject({ id: file.id, width: 90, height: 30, uses: [{ kind: 'product', id: product.id }] })
  expect(body.url).not.toBe(file.full)
  const { body: detail } = await t.visitor().get(`/shop/product/${product.id}/`)
  expect(detail.main_image.full).toBe(body.url)
  expect(detail.description).toContain(body.url)
  expect(detail.description).toContain(other.full)
  expect(detail.description).not.toContain(file.full)
  expect([await isStored(file.full), await isStored(body.url)]).toEqual([true, true])
  t.ports.clock.forward(31 * 86_400)
  await t.due.runDue(t.ports.clock.now())
  expect([await isStored(file.full), await isStored(file.thumb), await isStored(body.url)]).toEqual([
    false,
    false,
    true,
  ])
})

test('the daily job marks what nothing shows, and deletes what was deleted a month ago', async () => {
  const [cover, spare, waste] = [await upload(), await upload(), await upload()]
  await createProduct([cover.id])
  await staff.delete(`/studio/media/${waste.id}/`)
  await sweep()
  const ids = await idsOf('unused=true')
  expect([ids.includes(cover.id), ids.includes(spare.id)]).toEqual([false, true])
  expect(await isStored(waste.full)).toBe(true)
  t.ports.clock.forward(31 * 86_400)
  await sweep()
  expect([await isStored(waste.full), await isStored(waste.thumb), await isStored(spare.full)]).toEqual([
    false,
    false,
    true,
  ])
  expect((await staff.get(`/studio/media/${waste.id}/`)).status).toBe(404)
})

test('a deleted file that something shows again comes back', async () => {
  const file = await upload()
  await staff.delete(`/studio/media/${file.id}/`)
  const { id } = await t.make((tx) => makeProduct(tx, MAIN))
  await t.make((tx) => tx.rows('update product set main_image_id = $2 where tenant_id = 1 and id = $1', [id, file.id]))
  t.ports.clock.forward(31 * 86_400)
  await sweep()
  expect(await read(file.id)).toMatchObject({ deleted: null, unused_since: null })
})

test('what a visitor sent and nothing shows leaves after a month; an answer keeps its picture', async () => {
  const { client, id: userId } = await t.user()
  const send = async () => (await uploadFile(client, '/base/upload/', await picture())).body
  const [waste, answer] = [await send(), await send()]
  await t.make((tx) =>
    tx.rows(
      `insert into form_draft (tenant_id, form_id, user_id, data, saved_at)
        select 1, f.id, $1, jsonb_build_object('photo', $2::text), now() from form f where f.tenant_id = 1 limit 1`,
      [userId, answer.full],
    ),
  )
  const [draftRow] = await t.make((tx) => tx.rows('select 1 from form_draft where user_id = $1', [userId]))
  await sweep()
  t.ports.clock.forward(31 * 86_400)
  await sweep()
  expect(await isStored(waste.full)).toBe(false)
  expect(await isStored(answer.full)).toBe(draftRow !== undefined)
})

test('files of an upload whose row was never written are deleted', async () => {
  const file = await upload()
  const key = file.full.replace('/media/', '')
  await t.make(async (tx) => {
    await tx.rows('delete from image where tenant_id = 1 and id = $1', [file.id])
    await tx.rows("insert into job (tenant_id, kind, key, run_at, attempts) values (1, 'media_settle', $1, $2, 0)", [
      key,
      t.ports.clock.now(),
    ])
  })
  await t.due.runDue(t.ports.clock.now())
  expect([await isStored(file.full), await isStored(file.thumb)]).toEqual([false, false])
})

test('each site has one sweep planned, and files from before the library get their names', async () => {
  await t.make((tx) => tx.rows("delete from job where kind = 'media_sweep'"))
  for (let n = 0; n < 2; n += 1) await scheduleMediaSweeps(t.database, t.ports.clock.now())
  const jobs = await t.make((tx) => tx.rows("select tenant_id from job where kind = 'media_sweep' order by 1"))
  expect(jobs).toEqual([{ tenant_id: MAIN }, { tenant_id: OTHER }])
  const id = await t.make((tx) => makeImage(tx, MAIN))
  await sweep()
  const [row] = await t.make((tx) =>
    tx.rows<{ name: string }>('select name from image where tenant_id = 1 and id = $1', [id]),
  )
  expect(row?.name).toMatch(/^\d+\.jpg$/)
})
