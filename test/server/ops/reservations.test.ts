import { timeRange } from '../../factories/reservation'
import { startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { blocksOf, bookSlot, makeResv, readQuotas, slotOf, takenUnits, TOMORROW } from '../support/reservations'

let t: TestApp
let clerk: Client
beforeAll(async () => {
  t = await startTestApp()
  clerk = (await t.user({ perms: ['reservation.read_resvrecord', 'reservation.change_resvrecord'] })).client
})
afterAll(() => t.stop())

const process = (id: number, step: object, client = clerk) =>
  client.post(`/ops/reservation/resvrecord/${id}/process/`, step, { key: true })
const move = (id: number, choice: object, client = clerk) =>
  client.post(`/ops/reservation/resvrecord/${id}/move/`, choice, { key: true })
const walkIn = (id: number, body: object, client = clerk) =>
  client.post(`/ops/reservation/resv/${id}/record/`, { name: '陈女士', ...body }, { key: true })
const close = (id: number, body: object) =>
  clerk.post(
    `/ops/reservation/resv/${id}/closure/`,
    { resvvariant: null, date: TOMORROW, reason: '店休', ...body },
    { key: true },
  )
const booked = async (client: Client, slug: string, choice: object): Promise<number> =>
  (await bookSlot(client, slug, choice)).body.resvrecord.id

test('a request holds no seat, and its approval takes one', async () => {
  const { slug, variants, resource } = await makeResv(t, { needsApproval: true })
  const [one, two] = [await t.user(), await t.user()]
  const ids = [await booked(one.client, slug, slotOf(variants[0])), await booked(two.client, slug, slotOf(variants[0]))]
  expect(await takenUnits(t, resource)).toEqual([])
  expect((await process(ids[0] ?? 0, { action: 'approve' })).body).toMatchObject({
    status: 'confirmed',
    actions: ['revoke', 'move'],
  })
  expect([await takenUnits(t, resource), (await process(ids[1] ?? 0, { action: 'approve' })).body.err_code]).toEqual([
    [1, 1],
    '14209',
  ])
  // A request needs a free seat when it is made.
  expect((await bookSlot(two.client, slug, slotOf(variants[0]))).body.err_code).toBe('14209')
})

test('refusing and cancelling need a reason, which the customer reads', async () => {
  const { slug, variants, resource } = await makeResv(t, { limitTotal: 1 })
  const { client } = await t.user()
  const id = await booked(client, slug, slotOf(variants[0]))
  expect((await process(id, { action: 'revoke', reason: ' ' })).body.err_code).toBe('14213')
  expect((await process(id, { action: 'revoke', reason: '设备检修' })).body).toMatchObject({
    status: 'canceled',
    reason: '设备检修',
  })
  expect([await takenUnits(t, resource), (await client.get(`/reservation/resvrecord/${id}/`)).body.reason]).toEqual([
    [0, 0],
    '设备检修',
  ])
  expect((await client.get(`/reservation/resv/${slug}/`)).body.uls).toEqual([])
  expect((await process(id, { action: 'revoke', reason: 'x' })).body.err_code).toBe('14211')
})

test('whether the customer came is said from the start on', async () => {
  const { id, variants } = await makeResv(t, { variants: [{ timeRanges: [timeRange('11:30', '12:30')] }] })
  const record = (await walkIn(id, slotOf(variants[0], '11:30', '12:30', '2026-05-06'))).body
  expect(record).toMatchObject({
    status: 'confirmed',
    source: 'walk_in',
    user: { name: '陈女士', mobile: '' },
    actions: ['revoke', 'finish', 'no_show', 'move'],
  })
  expect((await process(record.id, { action: 'no_show' })).body.status).toBe('no_show')
  const tomorrow = (await walkIn(id, slotOf(variants[0], '11:30', '12:30'))).body
  expect((await process(tomorrow.id, { action: 'finish' })).body.err_code).toBe('14211')
})

test('a walk-in takes a seat of the same capacity, with a name and a mobile number that is one', async () => {
  const { id, slug, variants } = await makeResv(t)
  expect((await walkIn(id, { ...slotOf(variants[0]), mobile: '123' })).body.err_code).toBe('11001')
  expect((await walkIn(id, { ...slotOf(variants[0]), name: '  ' })).body.fields).toEqual({ name: '不能为空' })
  expect((await walkIn(id, { ...slotOf(variants[0]), mobile: '13700000001', note: '带孩子' })).body).toMatchObject({
    user: { name: '陈女士', mobile: '13700000001' },
    note: '带孩子',
  })
  expect((await walkIn(id, slotOf(variants[0]))).body.err_code).toBe('14209')
  expect(await blocksOf((await t.user()).client, slug, variants[0])).toEqual({ '09:00': 'full', '10:00': null })
})

test('letting in above the capacity needs its own permission, and the reason is stored', async () => {
  const { id, variants, resource } = await makeResv(t)
  await walkIn(id, slotOf(variants[0]))
  const overbook = { ...slotOf(variants[0]), overbook_reason: '老客' }
  expect((await walkIn(id, overbook)).body.err_code).toBe('10403')
  const manager = (await t.user({ perms: ['reservation.change_resvrecord', 'reservation.overbook_resvrecord'] })).client
  expect((await walkIn(id, overbook, manager)).body).toMatchObject({ status: 'confirmed', overbook_reason: '老客' })
  expect(await takenUnits(t, resource)).toEqual([2, 2])
})

test('a move frees the old seat, takes the new one and keeps the booking', async () => {
  const { id, slug, variants, resource } = await makeResv(t, {
    variants: [{}, { timeRanges: [timeRange('09:30', '10:30')] }],
  })
  const { client } = await t.user()
  const record = await booked(client, slug, slotOf(variants[0]))
  // To where it is already in part.
  expect((await move(record, { ...slotOf(variants[1], '09:30', '10:30'), reason: '晚半小时' })).body).toMatchObject({
    start_time: '09:30',
    reason: '晚半小时',
    resvvariant: { id: variants[1] },
  })
  expect(await takenUnits(t, resource)).toEqual([0, 1, 1])
  await process(record, { action: 'revoke', reason: 'x' })
  expect(await takenUnits(t, resource)).toEqual([0, 0, 0])
  await walkIn(id, slotOf(variants[0], '10:00', '11:00'))
  const other = await booked(client, slug, slotOf(variants[0]))
  expect((await move(other, slotOf(variants[0], '10:00', '11:00'))).body.err_code).toBe('14209')
  expect((await client.get(`/reservation/resvrecord/${other}/`)).body.start_time).toBe('09:00')
})

test('a move to the time of another booking of the person is refused where that is forbidden', async () => {
  const { slug, variants } = await makeResv(t, { resource: { capacity: 5 }, forbidOverlap: true })
  const { client } = await t.user()
  const one = await booked(client, slug, slotOf(variants[0]))
  await booked(client, slug, slotOf(variants[0], '10:00', '11:00'))
  expect((await move(one, slotOf(variants[0], '10:00', '11:00'))).body.err_code).toBe('14210')
  expect((await move(one, slotOf(variants[0]))).status).toBe(200)
})

test('nothing new is booked in closed time, and what is booked stays', async () => {
  const { id, slug, variants } = await makeResv(t, { resource: { capacity: 5 }, needsApproval: true })
  const { client } = await t.user()
  const request = await booked(client, slug, slotOf(variants[0]))
  const stays = (await walkIn(id, slotOf(variants[0]))).body.id
  const { id: closure } = (await close(id, { resvvariant: variants[0], start_time: '09:00', end_time: '10:00' })).body
  expect(await blocksOf(client, slug, variants[0])).toEqual({ '09:00': 'closed', '10:00': null })
  for (const reply of [
    await bookSlot(client, slug, slotOf(variants[0])),
    await walkIn(id, slotOf(variants[0])),
    await process(request, { action: 'approve' }),
  ])
    expect(reply.body.err_code).toBe('14208')
  expect((await clerk.get(`/ops/reservation/resvrecord/${stays}/`)).body.status).toBe('confirmed')
  expect((await clerk.delete(`/ops/reservation/closure/${closure}/`)).body).toEqual({ ok: true })
  expect((await clerk.delete(`/ops/reservation/closure/${closure}/`)).status).toBe(404)
  expect((await process(request, { action: 'approve' })).body.status).toBe('confirmed')
})

test.each([
  ['an end without a start', { end_time: '10:00' }, 400],
  ['a day of the year 9999', { date: '9999-12-31' }, 400],
  ['a variant of another reservation', { resvvariant: 999_999 }, 404],
])('a closure with %s is refused', async (_, body, status) => {
  const { id } = await makeResv(t)
  expect((await close(id, body)).status).toBe(status)
})

test('a closed day blocks all variants and whole days', async () => {
  const { id, slug, variants } = await makeResv(t, {
    resource: { unitMinutes: 60 },
    variants: [{}, { isAllDay: true, timeRanges: [] }],
  })
  await close(id, {})
  const { client } = await t.user()
  expect(await blocksOf(client, slug, variants[0])).toEqual({ '09:00': 'closed', '10:00': 'closed' })
  expect((await readQuotas(client, slug, variants[1])).body[TOMORROW]).toMatchObject({
    block: 'closed',
    quota_remaining: 0,
  })
})

test('the schedule shows slots with what is booked and waits, bookings and closures', async () => {
  const { id, slug, variants } = await makeResv(t, {
    resource: { capacity: 3, unitMinutes: 60 },
    variants: [{}, { timeRanges: [timeRange('09:00', '11:00', 2)] }],
    needsApproval: true,
  })
  const { client, mobile } = await t.user()
  await booked(client, slug, slotOf(variants[0]))
  await walkIn(id, slotOf(variants[0]))
  await close(id, { start_time: '10:00', end_time: '11:00' })
  const { body } = await clerk.get(`/ops/reservation/resv/${id}/schedule/?fd=2026-05-06&td=2026-05-07`)
  expect(body.days.map(({ date, slots }: { date: string; slots: unknown[] }) => [date, slots.length])).toEqual([
    ['2026-05-06', 3],
    [TOMORROW, 3],
  ])
  expect(body.days[1].slots).toMatchObject([
    { resvvariant: variants[0], start_time: '09:00', quota: 3, booked: 1, pending: 1, is_closed: false },
    { resvvariant: variants[0], start_time: '10:00', quota: 3, booked: 0, pending: 0, is_closed: true },
    { resvvariant: variants[1], start_time: '09:00', quota: 2, booked: 0, pending: 0, is_closed: true },
  ])
  expect(body.records.map(({ user }: { user: { mobile: string } }) => user.mobile)).toEqual([mobile, ''])
  expect([body.closures.length, body.resvvariants.length]).toEqual([1, 2])
  expect((await clerk.get(`/ops/reservation/resv/${id}/schedule/?fd=2026-05-06&td=2026-05-20`)).status).toBe(400)
})

test('bookings are found by tab, reservation, name, mobile and code', async () => {
  const { id, slug, variants } = await makeResv(t, { resource: { capacity: 9 } })
  const { client, mobile, id: user } = await t.user()
  await t.make((tx) => tx.rows("update account set name = '周牧野' where tenant_id = 1 and id = $1", [user]))
  const { code } = (await bookSlot(client, slug, slotOf(variants[0]))).body.resvrecord
  await walkIn(id, { ...slotOf(variants[0]), name: '研学小组', mobile: '13700000088' })
  const search = async (query: string) =>
    (await clerk.get(`/ops/reservation/resvrecord/?resv=${id}&${query}`)).body.count
  const counts = []
  for (const query of [
    '',
    'tab=confirmed',
    'tab=pending',
    `search=${code}`,
    `search=${encodeURIComponent('牧野')}`,
    `search=${mobile}`,
    'search=13700000088',
    'from=2026-05-08',
  ])
    counts.push(await search(query))
  expect(counts).toEqual([2, 2, 0, 1, 1, 1, 1, 0])
  expect((await clerk.get('/ops/reservation/resvrecord/?tab=nothing')).status).toBe(400)
})

test('the list of reservations counts requests and the bookings of today', async () => {
  const { id, slug, variants } = await makeResv(t, {
    resource: { capacity: 9 },
    needsApproval: true,
    variants: [{ timeRanges: [timeRange('18:00', '19:00')] }],
  })
  await booked((await t.user()).client, slug, slotOf(variants[0], '18:00', '19:00'))
  await walkIn(id, slotOf(variants[0], '18:00', '19:00', '2026-05-06'))
  const { body } = await clerk.get(`/ops/reservation/resv/?id=${id}`)
  expect(body).toMatchObject({ count: 1, results: [{ pending: 1, today: 1 }] })
})

test("a clerk's note is not shown to the customer", async () => {
  const { slug, variants } = await makeResv(t)
  const { client } = await t.user()
  const id = await booked(client, slug, slotOf(variants[0]))
  expect((await clerk.post(`/ops/reservation/resvrecord/${id}/note/`, { note: '难缠' })).body.note).toBe('难缠')
  expect(JSON.stringify((await client.get(`/reservation/resvrecord/${id}/`)).body)).not.toContain('难缠')
})

test("operators do not see another site's bookings", async () => {
  const { slug, variants, id } = await makeResv(t)
  const record = await booked((await t.user()).client, slug, slotOf(variants[0]))
  const other = (await t.user({ tenantId: 2, perms: ['*'] })).client
  for (const path of [
    `/ops/reservation/resvrecord/${record}/`,
    `/ops/reservation/resv/${id}/schedule/?fd=2026-05-06&td=2026-05-07`,
  ])
    expect((await other.get(path)).status).toBe(404)
  expect((await process(record, { action: 'revoke', reason: 'x' }, other)).status).toBe(404)
})
