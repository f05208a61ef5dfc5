import { makeForm } from '../../factories/interact'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { configure } from '../support/site'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const DAY = 86_400_000
const at = (days: number) => new Date(t.ports.clock.now().getTime() + days * DAY)
const make = (options: Parameters<typeof makeForm>[2] = {}, tenantId = MAIN) =>
  t.make((tx) => makeForm(tx, tenantId, options))
const fill = (client: Client, slug: string, body: unknown = { name: '林小满', mark: 5 }) =>
  client.post(`/form/form/${slug}/submit/`, body, { key: true })
const submissionsOf = (id: number) =>
  t.make((tx) =>
    tx.rows<{ answers: unknown }>(
      'select answers from form_submission where tenant_id = $1 and form_id = $2 order by id',
      [MAIN, id],
    ),
  )

test('GET /form/form/{slug}/ returns the schemas as written, with the fields in order', async () => {
  const jsonSchema = {
    properties: { zebra: { type: 'string', title: '末' }, a: { type: 'string', title: '首' } },
    required: ['a'],
  }
  const { slug } = await make({
    jsonSchema,
    uiSchema: { a: { 'ui:widget': 'textarea' } },
    limitTotal: 3,
    enableTempSave: true,
    startAt: at(-1),
    endAt: at(1),
  })
  const { status, body } = await t.visitor().get(`/form/form/${slug}/`)
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      slug,
      status: 'open',
      uls: [],
      quotas: { lu: 3, lupd: null },
      config: { enable_temp_save: true, origins: [] },
      option_remaining: {},
      ui_schema: { a: { 'ui:widget': 'textarea' } },
    }),
  ])
  expect(Object.keys(body.json_schema.properties)).toEqual(['zebra', 'a'])
})

test('a submission stores the fields of the form only', async () => {
  const { id, slug } = await make({ successPageTitle: '谢谢', successPageMessage: '我们会细读' })
  const { client } = await t.user()
  const { status, body } = await fill(client, slug, { name: '林小满', mark: 4, isAdmin: true })
  expect([status, body]).toEqual([
    200,
    { id: expect.any(Number), success_page_title: '谢谢', success_page_message: '我们会细读' },
  ])
  expect(await submissionsOf(id)).toEqual([{ answers: { name: '林小满', mark: 4 } }])
})

test.each([
  ['withdrawn', () => ({ isActive: false }), 'inactive', '14003', '表单暂未开放填写'],
  ['not open yet', () => ({ startAt: at(1) }), 'future', '14004', '表单还未开始填写'],
  ['over', () => ({ endAt: at(-1) }), 'over', '14005', '表单填写已截止'],
])('a form that is %s reports its state and rejects submissions', async (_, options, state, code, words) => {
  const { id, slug } = await make(options())
  const { client } = await t.user()
  expect((await client.get(`/form/form/${slug}/`)).body.status).toBe(state)
  expect((await fill(client, slug)).body).toEqual({ detail: words, err_code: code })
  expect(await submissionsOf(id)).toEqual([])
})

test('the submissions of a user are limited in total', async () => {
  const { slug } = await make({ limitTotal: 2 })
  const [one, other] = [await t.user(), await t.user()]
  expect([(await fill(one.client, slug)).status, (await fill(one.client, slug)).status]).toEqual([200, 200])
  expect((await fill(one.client, slug)).body).toEqual({ detail: '您的填写次数已经达到上限', err_code: '14001' })
  expect((await one.client.get(`/form/form/${slug}/`)).body.uls).toEqual(['lu'])
  expect((await other.client.get(`/form/form/${slug}/`)).body.uls).toEqual([])
})

test('the submissions of a user are limited per calendar day of the site', async () => {
  const { slug } = await make({ limitDaily: 1 })
  const { client } = await t.user()
  // 2026-05-06 12:00 in Shanghai.
  expect((await fill(client, slug)).status).toBe(200)
  expect((await fill(client, slug)).body).toEqual({ detail: '您的每日填写次数已经达到上限', err_code: '14002' })
  t.ports.clock.forward(11 * 3600)
  expect((await client.get(`/form/form/${slug}/`)).body.uls).toEqual(['lupd'])
  t.ports.clock.forward(2 * 3600)
  expect((await client.get(`/form/form/${slug}/`)).body.uls).toEqual([])
  expect((await fill(client, slug)).status).toBe(200)
})

test('a submission that comes after one of the next day counts as of that day', async () => {
  const { id, slug } = await make({ limitDaily: 1 })
  const { client } = await t.user()
  expect((await fill(client, slug)).status).toBe(200)
  await t.make((tx) => tx.rows('update form_tally set day = day + 1 where tenant_id = $1 and form_id = $2', [MAIN, id]))
  expect((await fill(client, slug)).body.err_code).toBe('14002')
})

test('concurrent submissions do not exceed the limit', async () => {
  const { id, slug } = await make({ limitTotal: 2 })
  const { client } = await t.user()
  const codes = (await Promise.all([1, 2, 3, 4, 5].map(() => fill(client, slug)))).map(
    ({ body }) => body.err_code ?? 'ok',
  )
  expect([codes.filter((code) => code === 'ok').length, codes.filter((code) => code === '14001').length]).toEqual([
    2, 3,
  ])
  expect(await submissionsOf(id)).toHaveLength(2)
})

test('one idempotency key makes one submission', async () => {
  const { id, slug } = await make()
  const { client } = await t.user()
  const send = () => client.post(`/form/form/${slug}/submit/`, { name: '林' }, { key: 'same' })
  expect((await send()).body).toEqual((await send()).body)
  expect(await submissionsOf(id)).toHaveLength(1)
})

test.each([
  ['a missing required field', { mark: 3 }, '称呼'],
  ['an empty text', { name: '' }, '称呼'],
  ['a text that is too long', { name: '一二三四五六七八九十一' }, '称呼'],
  ['an array for a text', { name: ['林'] }, '称呼'],
  ['an object for a text', { name: { length: 2 } }, '称呼'],
  ['a number above its maximum', { name: '林', mark: 6 }, '评分'],
  ['a fraction for an integer', { name: '林', mark: 1.5 }, '评分'],
  ['a string for a number', { name: '林', mark: '5' }, '评分'],
])('%s is rejected with the title of its field', async (_, body, field) => {
  const { id, slug } = await make()
  const { client } = await t.user()
  expect((await fill(client, slug, body)).body).toEqual({
    detail: `「${field}」填写有误，请检查后再提交`,
    err_code: '14006',
  })
  expect(await submissionsOf(id)).toEqual([])
})

test('an image must be an upload of the user, and only its id is stored', async () => {
  const { id, slug } = await make({
    jsonSchema: { properties: { photo: { type: 'image', title: '照片' } }, required: ['photo'] },
  })
  const [mine, other] = [await t.user(), await t.user()]
  const [image] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "insert into image (tenant_id, full_key, thumb_key, thumb_wx_mp_key, width, height, user_id, created_at) values ($1, 'a.jpg', 'a.jpg', 'a.jpg', 9, 9, $2, now()) returning id",
      [MAIN, mine.id],
    ),
  )
  const photo = { id: image?.id ?? 0, full: 'https://elsewhere.test/x.jpg', thumb: '' }
  expect((await fill(other.client, slug, { photo })).body.err_code).toBe('14006')
  expect((await fill(mine.client, slug, { photo })).status).toBe(200)
  expect(await submissionsOf(id)).toEqual([{ answers: { photo: { id: photo.id } } }])
})

test.each([
  ['a wrong kind', { full_key: 'a.webp' }],
  ['too large a file', { bytes: 200 * 1024 + 1 }],
  ['too small a file', { bytes: 10 * 1024 - 1 }],
  ['another shape', { width: 700 }],
])('an image of %s is rejected at the submission, too', async (_, changes) => {
  const options = { maxKb: 200, minKb: 10, resolution: { width: 400, height: 300 } }
  const { slug } = await make({
    jsonSchema: { properties: { photo: { type: 'image', title: '照片' } }, required: ['photo'] },
    uiSchema: { photo: { 'ui:options': options } },
  })
  const { client, id: userId } = await t.user()
  const insert = async (facts: object) => {
    const row = { full_key: 'a.jpg', bytes: 100 * 1024, width: 800, height: 600, ...facts }
    const [image] = await t.make((tx) =>
      tx.rows<{ id: number }>(
        "insert into image (tenant_id, full_key, thumb_key, thumb_wx_mp_key, bytes, width, height, user_id, created_at) values ($1, $3, '', '', $4, $5, $6, $2, now()) returning id",
        [MAIN, userId, row.full_key, row.bytes, row.width, row.height],
      ),
    )
    return { id: image?.id ?? 0, full: '', thumb: '' }
  }
  expect((await fill(client, slug, { photo: await insert(changes) })).body.err_code).toBe('14006')
  expect((await fill(client, slug, { photo: await insert({}) })).status).toBe(200)
})

test('an address must have existing, matching regions', async () => {
  const { slug } = await make({
    jsonSchema: { properties: { place: { type: 'address', title: '所在地' } }, required: ['place'] },
  })
  const { client } = await t.user()
  const place = { province: '33', city: '3301', district: '330106', display: '浙江省 杭州市 西湖区' }
  expect((await fill(client, slug, { place: { ...place, city: '3101' } })).body.err_code).toBe('14006')
  expect((await fill(client, slug, { place: '浙江' })).body.err_code).toBe('14006')
  expect((await fill(client, slug, { place })).status).toBe(200)
})

test('a temp-save is stored for its user only, and deleted by the submission', async () => {
  const { slug } = await make({ enableTempSave: true })
  const [one, other] = [await t.user(), await t.user()]
  const path = `/form/form/${slug}/temp-save/`
  expect((await one.client.get(path)).body).toEqual({ saved_data: null, saved_at: null })
  // Not right yet, and kept all the same.
  expect((await one.client.post(path, { mark: 9, stranger: 1 })).body).toEqual({
    ok: true,
    saved_at: t.ports.clock.now().toISOString(),
  })
  await one.client.post(path, { name: '林', mark: 9 })
  expect((await one.client.get(path)).body).toEqual({
    saved_data: { name: '林', mark: 9 },
    saved_at: t.ports.clock.now().toISOString(),
  })
  expect((await other.client.get(path)).body).toEqual({ saved_data: null, saved_at: null })
  await fill(one.client, slug)
  expect((await one.client.get(path)).body).toEqual({ saved_data: null, saved_at: null })
})

test('temp-save returns 404 for a form without it', async () => {
  const { slug } = await make()
  const { client } = await t.user()
  const path = `/form/form/${slug}/temp-save/`
  expect([(await client.get(path)).status, (await client.post(path, {})).status]).toEqual([404, 404])
})

test('a submission requires login, and a form of another site is not found', async () => {
  const { slug } = await make({}, OTHER)
  expect((await t.visitor().get(`/form/form/${slug}/`)).status).toBe(404)
  expect((await t.visitor({ base: '/api-t/rimba' }).get(`/form/form/${slug}/`)).status).toBe(200)
  const { client } = await t.user()
  expect((await fill(client, slug)).body.err_code).toBe('10404')
  expect([401, 403]).toContain((await t.visitor().post(`/form/form/${slug}/submit/`, {})).status)
})

test('a submission requires a bound mobile number when the site requires one', async () => {
  const { slug } = await make()
  const { client } = await t.user({ mobile: null })
  await configure(t, { mobile_bind_required: true })
  const { body } = await fill(client, slug)
  await configure(t, { mobile_bind_required: false })
  expect(body.err_code).toBe('11005')
})

test.each([
  ['no schema', {}],
  ['a malformed schema', { properties: [1, 2], required: 'name' }],
  ['malformed fields', { properties: { a: null, b: 3, c: [] } }],
  ['a field named constructor', { properties: { constructor: { type: 'string' } }, required: ['constructor'] }],
])('a form with %s can be read and submitted', async (_, jsonSchema) => {
  const { slug } = await make({ jsonSchema, uiSchema: { 'ui:order': 7 } as never })
  const { client } = await t.user()
  expect((await client.get(`/form/form/${slug}/`)).status).toBe(200)
  expect((await fill(client, slug, {})).status).toBe(
    'required' in jsonSchema && jsonSchema.required?.includes('constructor') ? 400 : 200,
  )
})
