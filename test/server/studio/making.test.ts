import { resourceNames, resourceOf } from '@storefront/contract/resources'
import { resourceValues } from '../../support/resource-values'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeImage } from '../../factories/product'

let t: TestApp
let owner: Client
let image: number
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
  image = await t.make((tx) => makeImage(tx, MAIN))
})
afterAll(() => t.stop())

type Name = Parameters<typeof resourceOf>[0]
const post = (name: Name, of: object, changes: object = {}) =>
  owner.post(`/studio/${name}/`, { ...resourceValues(resourceOf(name), { image, of }), ...changes }, { key: true })
const create = async (name: Name, of: object = {}, changes: object = {}) => {
  const { status, body } = await post(name, of, changes)
  expect([status, body.fields]).toEqual([200, undefined])
  return body as { id: number; values: Loose }
}
const save = (name: Name, { id, values: base }: { id: number; values: Loose }, changes: object) =>
  owner.put(`/studio/${name}/${id}/`, { base, values: { ...base, ...changes } }, { key: true })

const DAY = '2026-05-08'
const open = { start_at: null, end_at: null, disabled_days: '{}', time_zone: null, days_ahead: 730, notice_minutes: 0 }
const noForm = { json_schema: '{"type":"object","properties":{}}', ui_schema: '{}' }
const hours = (start_time: string, end_time: string) =>
  JSON.stringify([{ weekdays: [1, 2, 3, 4, 5, 6, 7], start_time, end_time, quota: 1 }])
const variant = (resource: number, changes: object = {}) => ({
  ...{ id: null, attribute_values: '[{"name":"时长","value":"60 分钟"}]', resource, price: '128.00', image: null },
  ...{ description: '', is_all_day: false, hours: hours('09:00', '10:00'), start_time_only: false },
  ...{ start_date: null, end_date: null },
  ...changes,
})

/** A reservation that is open now, on a resource with one seat and a grid of 30 minutes. */
async function openReservation(changes: object = {}) {
  const resource = await create('resvresource', {}, { capacity: 1, unit_minutes: 30 })
  const resv = await create(
    'resv',
    { resvresource: resource.id },
    { ...open, ...noForm, variants: [variant(resource.id)], needs_approval: false, is_active: true, ...changes },
  )
  return { resource, resv, variantId: resv.values.variants[0].id as number }
}
const book = (client: Client, resv: { id: number }, resvvariant: number) =>
  client.post(
    `/reservation/resv/${resv.id}/submit/`,
    { resvvariant, date: DAY, start_time: '09:00', end_time: '10:00', data: {} },
    { key: true },
  )

test('a reservation that is made in the studio is booked in the shop, until it is full or ended', async () => {
  const { resv, variantId } = await openReservation()
  const reading = (await owner.get(`/reservation/resv/${resv.values.slug}/`)).body
  expect(reading).toMatchObject({ status: 'open', resvvariants: [{ id: variantId, price: '128.00' }] })
  const [first, second] = [(await t.user()).client, (await t.user()).client]
  expect((await book(first, resv, variantId)).status).toBe(200)
  expect((await book(second, resv, variantId)).body.err_code).toBe('14209')
  const [record] = (await owner.get(`/studio/ops/reservation/resvrecord/?search=`)).body.results
  expect(record).toMatchObject({ resv: { id: resv.id }, status: 'confirmed' })
  expect((await save('resv', resv, { is_active: false })).status).toBe(200)
  expect((await owner.get(`/reservation/resv/${resv.id}/`)).body.status).not.toBe('open')
})

test('a variant that is taken off is offered no more, and its bookings stay', async () => {
  const { resource, resv, variantId } = await openReservation()
  expect((await book((await t.user()).client, resv, variantId)).status).toBe(200)
  const next = await save('resv', resv, { variants: [variant(resource.id, { hours: hours('11:00', '12:00') })] })
  expect(next.body.values.variants).toHaveLength(1)
  expect((await book((await t.user()).client, resv, variantId)).status).toBe(404)
  const records = (await owner.get(`/studio/ops/reservation/resvrecord/`)).body.results
  expect(records.filter((record: Loose) => record.resv.id === resv.id)).toHaveLength(1)
})

test('hours off the grid, no hours and a last day before the first are refused at their field', async () => {
  const resource = await create('resvresource', {}, { capacity: 1, unit_minutes: 30 })
  const fieldsOf = async (changes: object) =>
    Object.keys((await post('resv', {}, { ...open, variants: [variant(resource.id, changes)] })).body.fields ?? {})
  expect(await fieldsOf({ hours: hours('09:10', '10:00') })).toEqual(['variants.0.hours'])
  expect(await fieldsOf({ hours: '[]' })).toEqual(['variants.0.hours'])
  expect(await fieldsOf({ hours: '[{"weekdays":[8]}]' })).toEqual(['variants.0.hours'])
  expect(await fieldsOf({ start_date: '2026-05-08', end_date: '2026-05-07' })).toEqual(['variants.0.end_date'])
  expect(await fieldsOf({ is_all_day: true, hours: '[]' })).toEqual([])
})

test('a reservation that asks nothing is made and booked', async () => {
  const { resv, variantId } = await openReservation({ json_schema: '{}', ui_schema: '{}' })
  expect((await book((await t.user()).client, resv, variantId)).status).toBe(200)
})

test('a resource keeps the seats and the grid of what is booked', async () => {
  const { resource, resv, variantId } = await openReservation()
  const wide = (await save('resvresource', resource, { capacity: 3 })).body
  expect((await book((await t.user()).client, resv, variantId)).status).toBe(200)
  expect((await save('resvresource', wide, { unit_minutes: 60 })).body.fields).toHaveProperty('unit_minutes')
  expect((await save('resvresource', wide, { capacity: 1 })).status).toBe(200)
  expect((await owner.delete(`/studio/resvresource/${resource.id}/`)).body.err_code).toBe('16020')
})

test('a resource gets no grid on which its hours do not lie', async () => {
  const { resource, resv } = await openReservation()
  const { variants } = resv.values
  await save('resv', resv, { variants: [{ ...variants[0], hours: hours('09:30', '10:30') }] })
  expect((await save('resvresource', resource, { unit_minutes: 60 })).body.fields).toHaveProperty('unit_minutes')
  expect((await save('resvresource', resource, { unit_minutes: 15 })).status).toBe(200)
})

test('a vote that is made in the studio is voted on, and keeps the places of its options then', async () => {
  const times = { start_at: null, end_at: null, is_active: true }
  const vote = await create('vote', {}, times)
  const [question] = vote.values.questions
  const user = (await t.user()).client
  const reading = (await user.get(`/vote/vote/${vote.values.slug}/`)).body
  expect(reading.vote_items[0].options).toMatchObject([
    { description: '绿茶', main_image: { thumb: expect.any(String) } },
    { description: '红茶', main_image: null },
  ])
  const ballot = { submits: { [question.id]: [2] } }
  expect((await user.post(`/vote/vote/${vote.id}/submit/`, ballot, { key: true })).status).toBe(200)
  const withOptions = (...texts: string[]) =>
    save('vote', vote, {
      questions: [{ ...question, options: JSON.stringify(texts.map((description) => ({ description, image: null }))) }],
    })
  expect((await withOptions('红茶', '绿茶')).body.fields).toHaveProperty(['questions.0.options'])
  expect((await withOptions('绿茶', '红茶', '白茶')).status).toBe(200)
})

test('a question is asked no more when it is taken off a vote, and its ballots stay', async () => {
  const vote = await create('vote', {}, { start_at: null, end_at: null, is_active: true })
  const [first] = vote.values.questions
  const user = (await t.user()).client
  await user.post(`/vote/vote/${vote.id}/submit/`, { submits: { [first.id]: [1] } }, { key: true })
  const next = await save('vote', vote, { questions: [{ ...first, id: null, description: '喝几杯' }] })
  expect(next.status).toBe(200)
  const { vote_items } = (await (await t.user()).client.get(`/vote/vote/${vote.id}/`)).body
  expect(vote_items).toMatchObject([{ description: '喝几杯' }])
})

test('candidates of a contest get numbers that no other one ever has', async () => {
  const candidate = (title: string) => ({ id: null, title, abstract: '', image: null })
  const contest = await create(
    'voteevent',
    {},
    {
      ...{ start_at: null, end_at: null, is_active: true, daily_limit: 1 },
      candidates: ['甲', '乙', '丙'].map(candidate),
    },
  )
  const [first, , third] = contest.values.candidates
  await save('voteevent', contest, { candidates: [first, third, candidate('丁')] })
  const user = (await t.user()).client
  const { results } = (await user.get(`/vote/voteevent/${contest.id}/candidate/?ordering=number`)).body
  expect(results.map(({ number, title }: Loose) => [number, title])).toEqual([
    [1, '甲'],
    [3, '丙'],
    [4, '丁'],
  ])
  const ballot = { candidates: [results[2].id] }
  expect((await user.post(`/vote/voteevent/${contest.id}/submit/`, ballot, { key: true })).status).toBe(200)
})

const hiddenTicket = {
  ...{ id: null, name: '内部票', price: '0.00', quota: 5, min_quantity: 1, max_quantity: null, uses: 1 },
  ...{ sale_start: null, sale_end: null, access_code: 'friends', description: '' },
}

test('an event that is made with registrations and a hidden ticket takes the first and hides the second', async () => {
  const form = await create('form', {}, { is_active: true })
  const event = await create(
    'event',
    { form: form.id },
    {
      ...{ start_at: '2026-05-20T02:00:00.000Z', end_at: '2026-05-20T10:00:00.000Z', is_active: true, seats: 10 },
      sale: [],
      tickets: [hiddenTicket],
      registration: [
        {
          ...{ id: null, form: null, needs_approval: true, opens_at: null, closes_at: null },
          ...{ cancel_hours: null, signin_distance: null },
        },
      ],
    },
  )
  const user = (await t.user()).client
  const reading = (await user.get(`/event/event/${event.id}/`)).body
  expect(JSON.stringify(reading)).not.toContain('friends')
  const reply = await user.post(`/event/eventregistration/${event.id}/`, { data: {} }, { key: true })
  expect([reply.status, reply.body.registration?.status ?? reply.body.status]).toEqual([200, 'pending'])
})

test('a node is put below another one with all that is below it, and never below itself', async () => {
  const [top, middle] = [await create('node'), await create('node')]
  const leaf = await create('node', {}, { parent: middle.id })
  const depths = async () => {
    const rows = await t.make((tx) =>
      tx.rows<{ depth: number }>('select depth from node where tenant_id = $1 and id = any($2) order by id', [
        MAIN,
        [top.id, middle.id, leaf.id],
      ]),
    )
    return rows.map(({ depth }) => depth)
  }
  expect(await depths()).toEqual([1, 1, 2])
  expect((await save('node', middle, { parent: top.id })).status).toBe(200)
  expect(await depths()).toEqual([1, 2, 3])
  expect((await save('node', top, { parent: leaf.id })).body.fields).toHaveProperty('parent')
})

test.each(resourceNames.filter((name) => resourceOf(name).isDeletable))(
  'a deleted item of %s comes back with every field',
  async (name) => {
    const parent = name === 'category' ? {} : { category: (await create('category')).id }
    const item = await create(name, parent)
    expect((await owner.delete(`/studio/${name}/${item.id}/`)).status).toBe(200)
    const reply = await owner.post(`/studio/${name}/${item.id}/restore/`, {}, { key: true })
    expect([reply.status, reply.body.values]).toEqual([200, item.values])
  },
)

test('an item that was deleted comes back under its id, once', async () => {
  const menu = await create('menu')
  expect((await owner.post(`/studio/menu/${menu.id}/restore/`, {}, { key: true })).status).toBe(404)
  await owner.delete(`/studio/menu/${menu.id}/`)
  const restored = await owner.post(`/studio/menu/${menu.id}/restore/`, {}, { key: true })
  expect([restored.status, restored.body.id, restored.body.values]).toEqual([200, menu.id, menu.values])
  expect((await owner.post(`/studio/menu/${menu.id}/restore/`, {}, { key: true })).status).not.toBe(200)
  const log = (await owner.get(`/studio/audit/?kind=menu&item=${menu.id}`)).body.results
  expect(log.map(({ action }: Loose) => action)).toEqual(['restore', 'delete', 'create'])
})
