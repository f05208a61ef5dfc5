import { timeRange } from '../../factories/reservation'
import { startTestApp, type TestApp } from '../support/app'
import { bookSlot, makeResv, readQuotas, slotOf, takenUnits } from '../support/reservations'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const day = { isAllDay: true, timeRanges: [] }

test('a day is booked from midnight to midnight of its zone', async () => {
  const { slug, variants } = await makeResv(t, { resource: { capacity: 1, unitMinutes: 1440 }, variants: [day] })
  const { client } = await t.user()
  const { body } = await bookSlot(client, slug, { resvvariant: variants[0], date: '2026-05-08' })
  expect(body.resvrecord).toMatchObject({
    start: '2026-05-07T16:00:00.000Z',
    end: '2026-05-08T16:00:00.000Z',
    start_date: '2026-05-08',
    end_date: '2026-05-08',
  })
  const { body: days } = await readQuotas(client, slug, variants[0], '2026-05-07', '2026-05-09')
  expect(days).toEqual({
    '2026-05-07': { quota_remaining: 1, block: null, time_ranges: [] },
    '2026-05-08': { quota_remaining: 0, block: 'full', time_ranges: [] },
    '2026-05-09': { quota_remaining: 1, block: null, time_ranges: [] },
  })
})

test('days and slots of one resource exclude each other', async () => {
  const { slug, variants } = await makeResv(t, { resource: { unitMinutes: 60 }, variants: [day, {}] })
  const { client } = await t.user()
  expect((await bookSlot(client, slug, slotOf(variants[1], '10:00', '11:00', '2026-05-08'))).status).toBe(200)
  expect((await bookSlot(client, slug, { resvvariant: variants[0], date: '2026-05-08' })).body.err_code).toBe('14209')
  expect((await bookSlot(client, slug, { resvvariant: variants[0], date: '2026-05-09' })).status).toBe(200)
  expect((await bookSlot(client, slug, slotOf(variants[1], '10:00', '11:00', '2026-05-09'))).body.err_code).toBe(
    '14209',
  )
})

test('a variant with both dates is booked as a whole, without a date', async () => {
  const dates = { startDate: '2026-07-20', endDate: '2026-07-22' }
  const { slug, variants, resource } = await makeResv(t, {
    resource: { capacity: 2, unitMinutes: 1440 },
    variants: [{ ...day, ...dates }],
  })
  const { client } = await t.user()
  const { body: days } = await readQuotas(client, slug, variants[0], '2026-07-21', '2026-07-31')
  // It begins before the days that are looked at, and further ahead than a day could be chosen.
  expect(days).toEqual({ '2026-07-20': { quota_remaining: 2, block: null, time_ranges: [] } })
  const { body } = await bookSlot(client, slug, { resvvariant: variants[0] })
  expect(body.resvrecord).toMatchObject({
    start_date: '2026-07-20',
    end_date: '2026-07-22',
    start: '2026-07-19T16:00:00.000Z',
    end: '2026-07-22T16:00:00.000Z',
  })
  expect(await takenUnits(t, resource)).toEqual([1, 1, 1])
})

test('days of a reservation are those of its own zone, and have 23 and 25 hours on the days of a change', async () => {
  const { slug, variants } = await makeResv(t, {
    timeZone: 'America/New_York',
    daysAhead: 400,
    resource: { capacity: 9, unitMinutes: 30 },
    variants: [
      day,
      { timeRanges: [timeRange('01:30', '02:30'), timeRange('02:00', '03:00'), timeRange('22:00', '01:30')] },
    ],
  })
  const { client } = await t.user()
  const hours = async (date: string) => {
    const { start, end } = (await bookSlot(client, slug, { resvvariant: variants[0], date })).body.resvrecord
    return (Date.parse(end) - Date.parse(start)) / 3_600_000
  }
  expect([await hours('2027-03-14'), await hours('2026-11-01')]).toEqual([23, 25])
  const { body } = await readQuotas(client, slug, variants[1], '2027-03-13', '2027-03-14')
  type Range = { start_time: string; end_time: string; start: string; end: string }
  const labels = (date: string) =>
    body[date].time_ranges.map(({ start_time, end_time }: Range) => `${start_time}-${end_time}`)
  expect([labels('2027-03-13'), labels('2027-03-14')]).toEqual([
    ['01:30-02:30', '02:00-03:00', '22:00-01:30'],
    ['01:30-03:00', '22:00-01:30'],
  ])
  // What is shown is what is booked.
  for (const { start_time, end_time, start, end } of body['2027-03-14'].time_ranges as Range[])
    expect(
      (await bookSlot(client, slug, slotOf(variants[1], start_time, end_time, '2027-03-14'))).body.resvrecord,
    ).toMatchObject({
      start,
      end,
      start_time,
      end_time,
      time_zone: { name: 'America/New_York' },
    })
})

test("today and the limit of a day are those of the reservation's zone", async () => {
  // Noon of 6 May in Shanghai is midnight there.
  const { slug, variants } = await makeResv(t, {
    timeZone: 'America/New_York',
    limitDaily: 1,
    resource: { capacity: 9 },
  })
  const { client } = await t.user()
  expect((await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-06'))).status).toBe(200)
  expect((await bookSlot(client, slug, slotOf(variants[0]))).body.err_code).toBe('14202')
  t.ports.clock.forward(24 * 3600)
  expect((await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-08'))).status).toBe(200)
})

test('a booking that comes after one of the next day counts as of that day', async () => {
  const { id, slug, variants } = await makeResv(t, { limitDaily: 1, resource: { capacity: 9 } })
  const { client } = await t.user()
  expect((await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-12'))).status).toBe(200)
  await t.make((tx) => tx.rows('update resv_tally set day = day + 1 where tenant_id = 1 and resv_id = $1', [id]))
  expect((await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', '2026-05-13'))).body.err_code).toBe(
    '14202',
  )
})

test('own bookings to come are listed by their time, those that are over the latest first', async () => {
  const { slug, variants } = await makeResv(t, { resource: { capacity: 9 } })
  const { client } = await t.user()
  const ids: number[] = []
  for (const date of ['2026-05-10', '2026-05-09', '2026-05-11'])
    ids.push((await bookSlot(client, slug, slotOf(variants[0], '09:00', '10:00', date))).body.resvrecord.id)
  await client.post(`/reservation/resvrecord/${ids[2]}/cancel/`, {}, { key: true })
  const list = async (tab: string) =>
    (await client.get(`/reservation/resvrecord/?tab=${tab}`)).body.results.map(({ id }: { id: number }) =>
      ids.indexOf(id),
    )
  expect([await list('upcoming'), await list('past'), await list('all')]).toEqual([[1, 0], [2], [1, 0, 2]])
  t.ports.clock.forward(2 * 24 * 3600)
  expect([await list('upcoming'), await list('past')]).toEqual([[0], [2, 1]])
  expect((await client.get(`/reservation/resvrecord/${ids[1]}/`)).body).toMatchObject({
    status: 'finished',
    actions: [],
  })
})

test('a reservation in lists has the lowest and the highest price of its active variants, and none without prices', async () => {
  const workshop = await makeResv(t, {
    variants: [{ price: 22800 }, {}, { price: 12800 }, { price: 100, isActive: false }],
  })
  const tasting = await makeResv(t, { variants: [{}] })
  const { client } = await t.user()
  const { results } = (await client.get('/reservation/resv/')).body
  const pricesOf = (slug: string) => {
    const item = results.find((one: { slug: string }) => one.slug === slug)
    return [item.price_from, item.price_to]
  }
  expect([pricesOf(workshop.slug), pricesOf(tasting.slug)]).toEqual([
    ['128.00', '228.00'],
    [null, null],
  ])
})
