import { insert } from '../../../server/src/db/insert'
import { makeRegistrationEvent } from '../../factories/content'
import { makeForm } from '../../factories/interact'
import { configure } from '../support/site'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const HOUR = 3_600_000
const make = (options: Parameters<typeof makeRegistrationEvent>[2] = {}, tenantId = MAIN) =>
  t.make((tx) => makeRegistrationEvent(tx, tenantId, options))
const from = (hours: number) => new Date(t.ports.clock.now().getTime() + hours * HOUR)
const register = (client: Client, event: number | string, data: object = {}, key: string | true = true) =>
  client.post(`/event/eventregistration/${event}/`, { data }, { key })
const step = (client: Client, id: number, name: string, body: object = {}) =>
  client.post(`/event/eventregistration/${id}/${name}/`, body, { key: true })
const seats = async (event: number) =>
  (await t.visitor().get(`/event/eventregistration/${event}/`)).body.seats_available
const operator = async () =>
  (await t.user({ perms: ['event.read_eventregistration', 'event.change_eventregistration'] })).client

test('a registration takes a seat, is shown to its owner, and a second one of the same person is refused', async () => {
  const event = await make({ seats: 3 })
  const { client } = await t.user()
  const { status, body } = await register(client, event)
  expect([status, body.status, body.status_display, body.actions]).toEqual([200, 'confirmed', '已报名', ['cancel']])
  expect(body.code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
  expect((await register(client, event)).body.err_code).toBe('14304')
  expect(await seats(event)).toBe(2)
  expect((await client.get(`/event/eventregistration/${event}/`)).body.registration).toEqual(body)
  expect((await client.get('/event/eventregistration/')).body).toMatchObject({ count: 1, results: [{ id: body.id }] })
  expect((await (await t.user()).client.get(`/event/eventregistration/${event}/`)).body.registration).toBeNull()
})

test('the last seat is given once, and a cancelled registration gives it back', async () => {
  const event = await make({ seats: 1 })
  const [one, two] = [(await t.user()).client, (await t.user()).client]
  const { id } = (await register(one, event)).body
  expect((await register(two, event)).body.err_code).toBe('14303')
  expect((await step(one, id, 'cancel')).body).toMatchObject({ status: 'canceled', actions: [] })
  expect(await seats(event)).toBe(1)
  expect((await step(one, id, 'cancel')).body.err_code).toBe('14305')
  expect((await register(two, event)).status).toBe(200)
  expect((await register(one, event)).body.err_code).toBe('14303')
})

test('the event of a registration brings the offsets of its own zone', async () => {
  const event = await make({ event: { zone: 'Asia/Jakarta' } })
  const { client } = await t.user()
  const time_zone = { name: 'Asia/Jakarta', offsets: [expect.objectContaining({ minutes: 420 })] }
  expect((await register(client, event)).body.event).toMatchObject({ time_zone })
  expect((await client.get(`/event/eventregistration/${event}/`)).body).toMatchObject({ event: { time_zone } })
  expect((await client.get(`/event/eventregistration/${await make()}/`)).body.event.time_zone).toBeUndefined()
})

test('the form comes with what is left of its options and the origins that its fields may ask', async () => {
  await configure(t, { form_origins: ['https://lists.example'] })
  const jsonSchema = { properties: { tea: { type: 'string', enum: ['a', 'b'] } } }
  const form = await t.make((tx) => makeForm(tx, MAIN, { jsonSchema }))
  await t.make((tx) =>
    insert(tx, 'form_option_tally', { tenantId: MAIN, formId: form.id, field: 'tea', value: 'a', quota: 1 }),
  )
  const event = await make({ formId: form.id })
  const read = async () => (await t.visitor().get(`/event/eventregistration/${event}/`)).body.form
  expect(await read()).toMatchObject({ option_remaining: { tea: { a: 1 } }, origins: ['https://lists.example'] })
  expect((await register((await t.user()).client, event, { tea: 'a' })).status).toBe(200)
  expect(await read()).toMatchObject({ option_remaining: { tea: { a: 0 } } })
  await configure(t, { form_origins: [] })
})

test('the form of the event is checked, stored, prefilled at the next event and can be changed', async () => {
  const form = await t.make((tx) => makeForm(tx, MAIN))
  const [event, next] = [await make({ formId: form.id }), await make({ formId: form.id })]
  const { client } = await t.user()
  expect((await client.get(`/event/eventregistration/${event}/`)).body.form).toMatchObject({
    slug: form.slug,
    json_schema: { required: ['name'] },
  })
  expect((await register(client, event, {})).body.err_code).toBe('14006')
  const { id, answers } = (await register(client, event, { name: '林小满', mark: 5 })).body
  expect(answers).toEqual([
    { title: '称呼', value: '林小满' },
    { title: '评分', value: '5' },
  ])
  expect((await client.get(`/event/eventregistration/${next}/latestformdata/`)).body).toEqual({
    data: { name: '林小满', mark: 5 },
  })
  expect((await (await t.user()).client.get(`/event/eventregistration/${next}/latestformdata/`)).body).toEqual({
    data: null,
  })
  const edit = (data: object) => step(client, id, 'process', { action: 'edit', data })
  expect((await edit({ name: '一个太长太长太长的称呼' })).body.err_code).toBe('14006')
  expect((await edit({ name: '小满' })).body.answers).toEqual([{ title: '称呼', value: '小满' }])
})

test('what is filled in starts from the own registration of the event, else from the newest with its form', async () => {
  const form = await t.make((tx) => makeForm(tx, MAIN))
  const [event, later, next] = [
    await make({ formId: form.id }),
    await make({ formId: form.id }),
    await make({ formId: form.id }),
  ]
  const { client } = await t.user()
  const { id } = (await register(client, event, { name: '林小满' })).body
  await register(client, later, { name: '小满' })
  const start = async (of: number) =>
    (await client.get(`/event/eventregistration/${of}/latestformdata/`)).body.data.name
  expect([await start(event), await start(later), await start(next)]).toEqual(['林小满', '小满', '小满'])
  await step(client, id, 'cancel')
  expect(await start(event)).toBe('小满')
})

test('what is changed after the event asks another form is stored with that form', async () => {
  const [form, newForm] = await t.make(async (tx) => [
    await makeForm(tx, MAIN),
    await makeForm(tx, MAIN, { jsonSchema: { properties: { tea: { type: 'string', title: '茶' } } } }),
  ])
  const event = await make({ formId: form?.id })
  const { client } = await t.user()
  const { id } = (await register(client, event, { name: '林小满' })).body
  await t.make((tx) =>
    tx.rows('update registration_setting set form_id = $2 where tenant_id = 1 and event_id = $1', [
      event,
      newForm?.id ?? 0,
    ]),
  )
  const { body } = await step(client, id, 'process', { action: 'edit', data: { tea: '龙井' } })
  expect(body.answers).toEqual([{ title: '茶', value: '龙井' }])
})

test.each([
  ['has not opened yet', () => ({ opensAt: from(1) }), '14301', 'future'],
  ['is closed', () => ({ closesAt: from(-1) }), '14302', 'over'],
  ['has begun', () => ({ event: { startAt: from(-1), endAt: from(5) } }), '14302', 'over'],
])('registrations are refused when registration %s', async (_, options, code, state) => {
  const event = await make(options())
  expect((await register((await t.user()).client, event)).body.err_code).toBe(code)
  expect((await t.visitor().get(`/event/eventregistration/${event}/`)).body.state).toBe(state)
})

test('an approved registration takes its seat at the approval, of which the visitor is told', async () => {
  const event = await make({ seats: 1, needsApproval: true })
  const [one, two] = [await t.user(), await t.user()]
  const ids = [(await register(one.client, event)).body.id, (await register(two.client, event)).body.id]
  expect(await seats(event)).toBe(1)
  const ops = await operator()
  const process = (id: number, body: object) =>
    ops.post(`/ops/event/eventregistration/${id}/process/`, body, { key: true })
  expect((await process(ids[0], { action: 'approve' })).body).toMatchObject({
    status: 'confirmed',
    actions: ['admit', 'revoke'],
  })
  expect((await process(ids[1], { action: 'approve' })).body.err_code).toBe('14303')
  expect((await process(ids[1], { action: 'reject' })).body.err_code).toBe('14307')
  expect((await process(ids[1], { action: 'reject', reason: '名额已满' })).body).toMatchObject({
    status: 'rejected',
    reason: '名额已满',
  })
  await t.due.runDue(t.ports.clock.now())
  const mobiles = t.ports.sentNotices.map(({ mobile }) => mobile)
  expect(mobiles.slice(-2).sort()).toEqual([one.mobile, two.mobile].sort())
  expect(await seats(event)).toBe(0)
})

test('operators cancel with a reason, sign in and take it back, and see the totals', async () => {
  const event = await make({ seats: 5 })
  const [one, two] = [await t.user(), await t.user()]
  const [first, second] = [(await register(one.client, event)).body, (await register(two.client, event)).body]
  const ops = await operator()
  const process = (id: number, action: string) =>
    ops.post(`/ops/event/eventregistration/${id}/process/`, { action }, { key: true })
  expect((await process(first.id, 'admit')).body).toMatchObject({ status: 'signed_in', actions: ['unadmit'] })
  expect((await process(first.id, 'unadmit')).body).toMatchObject({ status: 'confirmed', signed_in: null })
  expect(
    (await ops.post(`/ops/event/eventregistration/${second.id}/cancel/`, { reason: '场地变更' }, { key: true })).body
      .status,
  ).toBe('canceled')
  const list = (query: string) => ops.get(`/ops/event/event/${event}/registration/${query}`)
  expect((await list('')).body).toMatchObject({
    count: 2,
    totals: { confirmed: 1, canceled: 1 },
    seats_expected: 5,
    seats_available: 4,
  })
  expect((await list(`?search=${first.code}`)).body.results).toMatchObject([
    { id: first.id, user: { mobile: one.mobile } },
  ])
  expect((await list('?status=canceled')).body.results).toMatchObject([{ id: second.id }])
  expect(
    (
      await (
        await t.user({ perms: ['event.read_eventregistration'] })
      ).client.post(`/ops/event/eventregistration/${first.id}/cancel/`, { reason: 'x' }, { key: true })
    ).status,
  ).toBe(403)
})

test('signing in works from two hours before the start, near the event where it asks for that', async () => {
  const place = { latitude: 31.2304, longitude: 121.4737 }
  const event = await make({
    signinDistance: 200,
    closesAt: from(10),
    event: { startAt: from(1), endAt: from(4), ...place },
  })
  const later = await make({ event: { startAt: from(30), endAt: from(34) } })
  const { client } = await t.user()
  const { id } = (await register(client, event)).body
  const early = (await register(client, later)).body
  expect((await step(client, early.id, 'signin')).body.err_code).toBe('14308')
  expect((await step(client, id, 'signin')).body.err_code).toBe('14309')
  const far = (await step(client, id, 'signin', { ...place, latitude: place.latitude + 0.01 })).body
  expect([far.err_code, far.detail]).toEqual(['14310', '您离活动地点还有 1112 米，请到现场后再签到'])
  const atVenue = { ...place, latitude: place.latitude + 0.001 }
  expect((await step(client, id, 'signin', atVenue)).body).toMatchObject({ status: 'signed_in', actions: [] })
  expect((await step(client, id, 'signin', atVenue)).body.status).toBe('signed_in')
})

test('a registration of another user and an event of another site are not found', async () => {
  const [event, foreign] = [await make(), await make({}, OTHER)]
  const { id } = (await register((await t.user()).client, event)).body
  const { client } = await t.user()
  for (const name of ['cancel', 'signin']) expect((await step(client, id, name)).status).toBe(404)
  expect((await register(client, foreign)).status).toBe(404)
  expect((await t.visitor().get(`/event/eventregistration/${foreign}/`)).status).toBe(404)
})

test('an event is registered for by its slug, and the same idempotency key registers once', async () => {
  const event = await make({ seats: 2, event: { slug: 'market-day' } })
  const { client } = await t.user()
  const replies = [await register(client, 'market-day', {}, 'same'), await register(client, 'market-day', {}, 'same')]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await seats(event)).toBe(1)
})
