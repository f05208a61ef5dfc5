import { insert } from '../../../server/src/db/insert'
import { makeForm } from '../../factories/interact'
import { makeImage } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { configure } from '../support/site'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const make = (jsonSchema: Record<string, unknown>, uiSchema: Record<string, unknown> = {}) =>
  t.make((tx) => makeForm(tx, MAIN, { jsonSchema, uiSchema, enableTempSave: true }))
const submit = (client: Client, slug: string, body: unknown) =>
  client.post(`/form/form/${slug}/submit/`, body, { key: true })
const answersIn = async (id: number) =>
  (
    await t.make((tx) =>
      tx.rows<{ answers: unknown }>(
        'select answers from form_submission where tenant_id = $1 and form_id = $2 order by id',
        [MAIN, id],
      ),
    )
  ).map(({ answers }) => answers)

const guests = {
  type: 'array',
  title: '同行人',
  items: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', title: '姓名' },
      photo: { type: 'image', title: '照片' },
      place: { type: 'address', title: '所在地' },
      why: { type: 'string', title: '原因' },
    },
  },
}
const guestHints = {
  guests: { items: { why: { 'ui:options': { visible: { field: './name', op: 'eq', value: '林' } } } } },
}

test('answers within lists are checked and stored like those at the top', async () => {
  const { id, slug } = await make({ properties: { guests } }, guestHints)
  const [mine, other] = [await t.user(), await t.user()]
  const [image] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "insert into image (tenant_id, full_key, thumb_key, thumb_wx_mp_key, width, height, user_id, created_at) values ($1, 'a.jpg', 'a.jpg', 'a.jpg', 9, 9, $2, now()) returning id",
      [MAIN, mine.id],
    ),
  )
  const photo = { id: image?.id, full: 'https://elsewhere.test/x.jpg' }
  const detailOf = async (client: Client, guest: object) =>
    (await submit(client, slug, { guests: [{ name: '陈' }, guest] })).body.detail
  expect(await detailOf(mine.client, {})).toContain('「同行人 2 · 姓名」')
  expect(await detailOf(other.client, { name: '李', photo })).toContain('「同行人 2 · 照片」')
  const place = { province: '33', city: '3101', district: '330106', display: '' }
  expect(await detailOf(mine.client, { name: '李', place })).toContain('「同行人 2 · 所在地」')
  expect((await submit(mine.client, slug, { guests: [{ name: '陈', photo, why: 'dropped' }] })).status).toBe(200)
  expect(await answersIn(id)).toEqual([{ guests: [{ name: '陈', photo: { id: photo.id }, place: null }] }])
})

test('a picture of a hidden field is neither checked nor stored', async () => {
  const { id, slug } = await make(
    { properties: { on: { type: 'boolean' }, photo: { type: 'image' } }, required: ['photo'] },
    { photo: { 'ui:options': { visible: { field: 'on', op: 'eq', value: true } } } },
  )
  const { client } = await t.user()
  expect((await submit(client, slug, { on: true, photo: { id: 999_999 } })).body.err_code).toBe('14006')
  expect((await submit(client, slug, { on: false, photo: { id: 999_999 } })).status).toBe(200)
  expect(await answersIn(id)).toEqual([{ on: false }])
})

test('a signature is a picture of the signer’s own, or a name that was typed', async () => {
  const { id, slug } = await make({ properties: { sign: { type: 'signature', title: '签名' } }, required: ['sign'] })
  const [mine, other] = [await t.user(), await t.user()]
  const sign = { id: await t.make((tx) => makeImage(tx, MAIN, mine.id)), full: 'https://elsewhere.test/x.jpg' }
  const codeOf = async (client: Client, body: unknown) => (await submit(client, slug, { sign: body })).body.err_code
  for (const wrong of ['林小满', [sign], { name: ' ' }, { name: 'x'.repeat(61) }, { text: 'x' }, null])
    expect(await codeOf(mine.client, wrong)).toBe('14006')
  expect(await codeOf(other.client, sign)).toBe('14006')
  expect((await submit(mine.client, slug, { sign })).status).toBe(200)
  expect((await submit(mine.client, slug, { sign: { name: '  林小满 ', more: 1 } })).status).toBe(200)
  expect(await answersIn(id)).toEqual([{ sign: { id: sign.id } }, { sign: { name: '林小满' } }])
})

test('a calendar refuses past days by the day of the site', async () => {
  const { slug } = await make(
    { properties: { day: { type: 'date', title: '日期' } } },
    { day: { 'ui:widget': 'calendar', 'ui:options': { disabledDates: { past: true } } } },
  )
  const { client } = await t.user()
  // 2026-05-06 12:00 in Shanghai.
  const statusOf = async (day: string) => (await submit(client, slug, { day })).status
  expect([await statusOf('2026-05-05'), await statusOf('2026-05-06')]).toEqual([400, 200])
})

describe('a number that has to be proven', () => {
  const schema = {
    properties: { phone: { type: 'string', title: '手机号' }, name: { type: 'string', title: '称呼' } },
    required: ['phone', 'name'],
  }
  const hints = { phone: { 'ui:widget': 'mobile', 'ui:options': { require_verify: true } } }
  const sendCode = async (client: Client, mobile: string): Promise<string> => {
    await client.post('/base/user/verify/', { mobile, kind: 'm_verify' })
    return t.ports.sentCodes.at(-1)?.code ?? ''
  }

  test('is accepted with its code once, and stored without it', async () => {
    const { id, slug } = await make(schema, hints)
    const { client } = await t.user()
    const mobile = '13811112222'
    const phone = { mobile, verify_code: await sendCode(client, mobile) }
    expect((await submit(client, slug, { name: '林', phone: { ...phone, verify_code: '000000' } })).body.err_code).toBe(
      '11002',
    )
    expect((await submit(client, slug, { name: '林', phone })).status).toBe(200)
    expect((await submit(client, slug, { name: '林', phone })).body.err_code).toBe('11002')
    expect((await submit(client, slug, { name: '林', phone: mobile })).body.err_code).toBe('14006')
    expect(await answersIn(id)).toEqual([{ name: '林', phone: mobile }])
  })

  test('does not spend its code on a submission that is refused for something else', async () => {
    const { slug } = await make(schema, hints)
    const { client } = await t.user()
    const mobile = '13811113333'
    const phone = { mobile, verify_code: await sendCode(client, mobile) }
    expect((await submit(client, slug, { phone })).body.err_code).toBe('14006')
    expect((await submit(client, slug, { name: '林', phone })).status).toBe(200)
  })

  test('counts wrong guesses although the submission is refused', async () => {
    const { slug } = await make(schema, hints)
    const { client } = await t.user()
    const mobile = '13811114444'
    const code = await sendCode(client, mobile)
    for (let n = 0; n < 5; n++)
      await submit(client, slug, {
        name: '林',
        phone: { mobile, verify_code: code === '000000' ? '000001' : '000000' },
      })
    expect((await submit(client, slug, { name: '林', phone: { mobile, verify_code: code } })).body.err_code).toBe(
      '11002',
    )
  })
})

describe('a list that is searched', () => {
  const open = async () => {
    const form = await make(
      { properties: { stay: { type: 'object', properties: { city: { type: 'string', title: '城市' } } } } },
      { stay: { city: { 'ui:options': { remote: true } } } },
    )
    const values = Array.from({ length: 25 }, (_, n) => ({ value: `c${n}`, label: n === 7 ? '100%_城' : `城市${n}` }))
    await t.make((tx) =>
      insert(
        tx,
        'form_option',
        values.map((one, position) => ({ tenantId: MAIN, formId: form.id, field: 'stay.city', position, ...one })),
      ),
    )
    return form
  }

  test('gives at most 20 options that hold the keyword, in order', async () => {
    const { slug } = await open()
    const search = async (keyword: string) =>
      (await t.visitor().get(`/form/form/${slug}/options/stay.city/?keyword=${encodeURIComponent(keyword)}`)).body
        .results
    expect(await search('')).toHaveLength(20)
    expect(await search('市2')).toEqual([2, 20, 21, 22, 23, 24].map((n) => ({ value: `c${n}`, label: `城市${n}` })))
    expect(await search('%_')).toEqual([{ value: 'c7', label: '100%_城' }])
    expect((await t.visitor().get(`/form/form/${slug}/options/other/`)).body).toEqual({ results: [] })
    expect((await t.visitor().get('/form/form/nowhere/options/city/')).status).toBe(404)
  })

  test('is what a submitted option has to be among', async () => {
    const { id, slug } = await open()
    const { client } = await t.user()
    const statusOf = async (city: unknown) => (await submit(client, slug, { stay: { city } })).status
    expect([
      await statusOf({ value: 'zzz', label: '城市' }),
      await statusOf('c1'),
      await statusOf({ value: 'c1', label: '城市1' }),
    ]).toEqual([400, 400, 200])
    expect(await answersIn(id)).toEqual([{ stay: { city: { value: 'c1', label: '城市1' } } }])
  })
})

describe('an option with a quota', () => {
  const open = async (quota: number) => {
    const form = await make({
      properties: { tea: { type: 'array', title: '茶', items: { enum: ['a', 'b'] }, enumNames: ['绿茶', '红茶'] } },
    })
    await t.make((tx) =>
      insert(tx, 'form_option_tally', { tenantId: MAIN, formId: form.id, field: 'tea', value: 'a', quota }),
    )
    return form
  }

  test('shows what is left, is refused by its name, and takes nothing else with it', async () => {
    const { id, slug } = await open(1)
    const [one, other] = [await t.user(), await t.user()]
    const remaining = async () => (await t.visitor().get(`/form/form/${slug}/`)).body.option_remaining
    expect(await remaining()).toEqual({ tea: { a: 1 } })
    expect((await submit(one.client, slug, { tea: ['a', 'b'] })).status).toBe(200)
    expect(await remaining()).toEqual({ tea: { a: 0 } })
    expect((await submit(other.client, slug, { tea: ['a', 'b'] })).body).toEqual({
      detail: '「绿茶」的名额已满，请选择其他选项',
      err_code: '14007',
    })
    expect((await submit(other.client, slug, { tea: ['b'] })).status).toBe(200)
    expect(await answersIn(id)).toEqual([{ tea: ['a', 'b'] }, { tea: ['b'] }])
    const [tally] = await t.make((tx) =>
      tx.rows('select total from form_tally where tenant_id = $1 and form_id = $2 and user_id = $3', [
        MAIN,
        id,
        other.id,
      ]),
    )
    expect(tally).toEqual({ total: 1 })
  })
})

test('a form names the origins that its site allows', async () => {
  const { slug } = await make({ properties: {} })
  await configure(t, { form_origins: ['https://lists.example'] })
  const { body } = await t.visitor().get(`/form/form/${slug}/`)
  await configure(t, { form_origins: [] })
  expect(body.config).toEqual({ enable_temp_save: true, origins: ['https://lists.example'] })
})

const deep = (depth: number): object => (depth === 0 ? {} : { type: 'object', properties: { a: deep(depth - 1) } })
test.each<[string, Record<string, unknown>]>([
  ['objects 300 deep', { properties: { a: deep(300) } }],
  [
    'lists of lists of nothing',
    { properties: { a: { type: 'array', items: { type: 'array', items: { type: 'array' } } } } },
  ],
  ['a reference to itself', { properties: { a: { $ref: '#' } } }],
  [
    '5,000 fields',
    { properties: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, { type: 'string' }])) },
  ],
  [
    'unknown types',
    {
      properties: { a: { type: 'hologram' }, b: { type: 7 }, c: { type: ['null'] }, d: { items: 7, type: 'array' } },
      required: ['a', 'd'],
    },
  ],
  [
    'names of every object',
    {
      properties: {
        constructor: { type: 'object', properties: { toString: { type: 'string' } } },
        hasOwnProperty: { type: 'array', items: {} },
      },
    },
  ],
])('a form with %s can be read, saved and submitted', async (_, jsonSchema) => {
  const { slug } = await make(jsonSchema)
  const { client } = await t.user()
  expect((await client.get(`/form/form/${slug}/`)).status).toBe(200)
  const body = { a: { a: [{ a: 1 }] }, b: [[[[]]]], constructor: { toString: 'x' }, hasOwnProperty: ['x'] }
  expect((await client.post(`/form/form/${slug}/temp-save/`, body)).status).toBe(200)
  expect((await client.get(`/form/form/${slug}/temp-save/`)).status).toBe(200)
  expect([200, 400]).toContain((await submit(client, slug, body)).status)
  expect((await submit(client, slug, {})).status).toBe(200)
})
