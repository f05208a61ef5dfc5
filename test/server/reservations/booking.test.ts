import { plainSchema } from '../../factories/interact'
import { timeRange } from '../../factories/reservation'
import { startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'
import { blocksOf, bookSlot, makeResv, readQuotas, slotOf, takenUnits, TOMORROW } from '../support/reservations'
import { configure } from '../support/site'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const refusal = async (...request: Parameters<typeof bookSlot>) => (await bookSlot(...request)).body.err_code

test('a booking takes the only seat of its slot, and the next person is refused', async () => {
  const { slug, variants } = await makeResv(t, { successPageTitle: '预约成功' })
  const [one, two] = [await t.user(), await t.user()]
  const { status, body } = await bookSlot(one.client, slug, slotOf(variants[0]))
  expect([status, body]).toMatchObject([
    200,
    {
      success_page_title: '预约成功',
      resvrecord: {
        status: 'confirmed',
        status_display: '已预约',
        start: '2026-05-07T01:00:00.000Z',
        end: '2026-05-07T02:00:00.000Z',
        start_date: TOMORROW,
        start_time: '09:00',
        end_time: '10:00',
        actions: ['cancel'],
      },
    },
  ])
  expect(body.resvrecord.code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/)
  expect(await refusal(two.client, slug, slotOf(variants[0]))).toBe('14209')
  expect(await blocksOf(two.client, slug, variants[0])).toEqual({ '09:00': 'full', '10:00': null })
})

test('a reservation names the origins that its fields may ask', async () => {
  const { slug } = await makeResv(t)
  await configure(t, { form_origins: ['https://lists.example'] })
  expect((await t.visitor().get(`/reservation/resv/${slug}/`)).body.config).toMatchObject({
    origins: ['https://lists.example'],
  })
  await configure(t, { form_origins: [] })
})

test('the same key books once', async () => {
  const { slug, variants, resource } = await makeResv(t, { resource: { capacity: 5 } })
  const { client } = await t.user()
  const body = { ...slotOf(variants[0]), data: {} }
  const replies = [1, 2].map(() => client.post(`/reservation/resv/${slug}/submit/`, body, { key: `once-${slug}` }))
  const [one, two] = await Promise.all(replies)
  expect([one?.status, two?.body.resvrecord.id]).toEqual([200, one?.body.resvrecord.id])
  expect(await takenUnits(t, resource)).toEqual([1, 1])
})

test('slots of different lengths draw from one resource', async () => {
  const ranges = [[timeRange('09:00', '10:00')], [timeRange('09:30', '11:00')], [timeRange('10:00', '11:00')]]
  const { slug, variants } = await makeResv(t, { variants: ranges.map((timeRanges) => ({ timeRanges })) })
  const { client } = await t.user()
  expect((await bookSlot(client, slug, slotOf(variants[0]))).status).toBe(200)
  expect(await blocksOf(client, slug, variants[1])).toEqual({ '09:30': 'full' })
  expect(await refusal(client, slug, slotOf(variants[1], '09:30', '11:00'))).toBe('14209')
  expect((await bookSlot(client, slug, slotOf(variants[2], '10:00', '11:00'))).status).toBe(200)
})

test("a refused booking leaves nothing of its resource's units or its range's quota taken", async () => {
  const ranges = [[timeRange('10:00', '11:00', 5)], [timeRange('09:00', '11:00', 5)]]
  const { slug, variants, resource } = await makeResv(t, { variants: ranges.map((timeRanges) => ({ timeRanges })) })
  const { client } = await t.user()
  await bookSlot(client, slug, slotOf(variants[0], '10:00', '11:00'))
  expect(await refusal(client, slug, slotOf(variants[1], '09:00', '11:00'))).toBe('14209')
  expect(await takenUnits(t, resource)).toEqual([1, 1])
  expect(
    await t.make((tx) =>
      tx.rows('select 1 from resv_slot where tenant_id = 1 and variant_id = $1', [variants[1] ?? 0]),
    ),
  ).toEqual([])
})

test("a range's own quota binds below the resource's capacity", async () => {
  const { slug, variants } = await makeResv(t, {
    resource: { capacity: 9 },
    variants: [{ timeRanges: [timeRange('09:00', '10:00', 2)] }],
  })
  const { client } = await t.user()
  const { body } = await readQuotas(client, slug, variants[0])
  expect(body[TOMORROW]).toMatchObject({ quota_remaining: 2, time_ranges: [{ quota: 2, quota_remaining: 2 }] })
  for (const code of [undefined, undefined, '14209'])
    expect(await refusal(client, slug, slotOf(variants[0]))).toBe(code)
})

test('a cancelled booking frees its seat and its place in the limits', async () => {
  const { slug, variants, resource } = await makeResv(t, { limitTotal: 1 })
  const { client } = await t.user()
  const { body } = await bookSlot(client, slug, slotOf(variants[0]))
  expect((await client.get(`/reservation/resv/${slug}/`)).body.uls).toEqual(['lu'])
  expect(await refusal(client, slug, slotOf(variants[0], '10:00', '11:00'))).toBe('14201')
  const cancelled = await client.post(
    `/reservation/resvrecord/${body.resvrecord.id}/cancel/`,
    { reason: ' 改天 ' },
    { key: true },
  )
  expect(cancelled.body).toMatchObject({ status: 'canceled', reason: '改天', cancel_until: null, actions: [] })
  expect(await takenUnits(t, resource)).toEqual([0, 0])
  expect((await bookSlot(client, slug, slotOf(variants[0]))).status).toBe(200)
  expect(
    (await client.post(`/reservation/resvrecord/${body.resvrecord.id}/cancel/`, {}, { key: true })).body.err_code,
  ).toBe('14211')
})

test.each([
  [24, 403, '14212'],
  [12, 200, undefined],
  [null, 403, '14212'],
])('a booking of tomorrow morning with %p hours to cancel in is answered %p', async (cancelHours, _, code) => {
  const { slug, variants } = await makeResv(t, { cancelHours })
  const { client } = await t.user()
  const { id } = (await bookSlot(client, slug, slotOf(variants[0]))).body.resvrecord
  expect((await client.post(`/reservation/resvrecord/${id}/cancel/`, {}, { key: true })).body.err_code).toBe(code)
})

test("others' bookings are not found", async () => {
  const { slug, variants } = await makeResv(t)
  const [one, two] = [await t.user(), await t.user()]
  const { id } = (await bookSlot(one.client, slug, slotOf(variants[0]))).body.resvrecord
  for (const reply of [
    await two.client.get(`/reservation/resvrecord/${id}/`),
    await two.client.post(`/reservation/resvrecord/${id}/cancel/`, {}, { key: true }),
  ])
    expect(reply.body.err_code).toBe('10404')
  expect((await two.client.get('/reservation/resvrecord/?tab=all')).body.count).toBe(0)
})

test('a reservation of another site is not found', async () => {
  const { slug, id } = await makeResv(t)
  const { client } = await t.user({ tenantId: 2 })
  for (const key of [slug, id]) expect((await client.get(`/reservation/resv/${key}/`)).status).toBe(404)
})

test.each([
  ['no date', { date: undefined }, '14206'],
  ['no slot', { start_time: undefined }, '14207'],
  ['a slot that is not offered', { start_time: '09:30', end_time: '10:30' }, '14208'],
  ['a day before today', { date: '2026-05-05' }, '14208'],
  ['a slot that has begun', { date: '2026-05-06' }, '14208'],
  ['a day too far ahead', { date: '2026-05-14' }, '14208'],
  ['a disabled day', { date: '2026-05-08' }, '14208'],
  ['a day of the year 9999', { date: '9999-12-31' }, '14208'],
])('a booking with %s is refused', async (_, change, code) => {
  const { slug, variants } = await makeResv(t, { daysAhead: 7, disabledDays: { dates: ['2026-05-08'] } })
  const { client } = await t.user()
  expect(await refusal(client, slug, { ...slotOf(variants[0]), ...change })).toBe(code)
})

test('a slot that begins within the notice is past', async () => {
  const { slug, variants } = await makeResv(t, {
    noticeMinutes: 120,
    variants: [{ timeRanges: [timeRange('13:30', '14:30'), timeRange('14:30', '15:30')] }],
  })
  const { client } = await t.user()
  expect(await blocksOf(client, slug, variants[0], '2026-05-06')).toEqual({ '13:30': 'past', '14:30': null })
  expect(await refusal(client, slug, slotOf(variants[0], '13:30', '14:30', '2026-05-06'))).toBe('14208')
})

test.each([
  ['not active', { isActive: false }, '14203'],
  ['not open yet', { startAt: new Date('2026-06-01') }, '14204'],
  ['over', { endAt: new Date('2026-05-01') }, '14205'],
])('a reservation that is %s takes no bookings', async (_, options, code) => {
  const { slug, variants } = await makeResv(t, options)
  expect(await refusal((await t.user()).client, slug, slotOf(variants[0]))).toBe(code)
})

test('a wrong answer is refused by its title, a right one is stored and shown', async () => {
  const { slug, variants } = await makeResv(t, { jsonSchema: plainSchema })
  const { client } = await t.user()
  expect((await bookSlot(client, slug, slotOf(variants[0]), { mark: 9, name: '林' })).body).toMatchObject({
    err_code: '14006',
    detail: '「评分」填写有误，请检查后再提交',
  })
  const { body } = await bookSlot(client, slug, slotOf(variants[0]), { mark: 5, name: '林', more: 'x' })
  expect(body.resvrecord.answers).toEqual([
    { title: '称呼', value: '林' },
    { title: '评分', value: '5' },
  ])
})

test('a user without a mobile number is sent to bind one where the site asks for it', async () => {
  const { slug, variants } = await makeResv(t)
  const { client } = await t.user({ mobile: null })
  await configure(t, { mobile_bind_required: true })
  const code = await refusal(client, slug, slotOf(variants[0]))
  await configure(t, { mobile_bind_required: false })
  expect(code).toBe('11005')
})

test('a person cannot hold two bookings at one time where the reservation forbids it, of any reservation', async () => {
  const first = await makeResv(t, { resource: { capacity: 5 } })
  const second = await makeResv(t, {
    resource: { capacity: 5 },
    forbidOverlap: true,
    variants: [{ timeRanges: [timeRange('09:30', '10:30'), timeRange('10:30', '11:00')] }],
  })
  const { client } = await t.user()
  await bookSlot(client, first.slug, slotOf(first.variants[0]))
  expect(await blocksOf(client, second.slug, second.variants[0])).toEqual({ '09:30': 'own', '10:30': null })
  expect(await refusal(client, second.slug, slotOf(second.variants[0], '09:30', '10:30'))).toBe('14210')
  expect((await bookSlot(client, second.slug, slotOf(second.variants[0], '10:30', '11:00'))).status).toBe(200)
  // The first one forbids nothing.
  expect((await bookSlot(client, first.slug, slotOf(first.variants[0]))).status).toBe(200)
})

test('whatever the quotas offer without a block can be booked by that person', async () => {
  const ranges = [
    timeRange('09:00', '10:00'),
    timeRange('09:30', '11:00'),
    timeRange('13:00', '15:00', 1),
    timeRange('23:00', '01:00'),
  ]
  const { slug, variants } = await makeResv(t, {
    resource: { capacity: 2 },
    forbidOverlap: true,
    noticeMinutes: 30,
    variants: [{ timeRanges: ranges }],
  })
  for (const _ of [1, 2, 3]) {
    const { client } = await t.user()
    for (;;) {
      const { body } = await readQuotas(client, slug, variants[0], '2026-05-06', '2026-05-08')
      const offers = Object.entries<{ time_ranges: { start_time: string; end_time: string; block: string | null }[] }>(
        body,
      ).flatMap(([date, { time_ranges }]) =>
        time_ranges
          .filter(({ block }) => block === null)
          .map(({ start_time, end_time }) => slotOf(variants[0], start_time, end_time, date)),
      )
      const [offer] = offers
      if (!offer) break
      const { status, body: reply } = await bookSlot(client, slug, offer)
      expect([status, reply.resvrecord?.start_date, reply.resvrecord?.start_time]).toEqual([
        200,
        offer.date,
        offer.start_time,
      ])
    }
  }
})

test('a range of more than 62 days is a bad request, and one of 62 is answered', async () => {
  const { slug, variants } = await makeResv(t)
  const visitor = new Client(t.fastify)
  expect((await readQuotas(visitor, slug, variants[0], '2026-05-01', '2026-07-02')).status).toBe(400)
  expect((await readQuotas(visitor, slug, variants[0], '2026-05-02', '2026-05-01')).status).toBe(400)
  const { status, body } = await readQuotas(visitor, slug, variants[0], '2026-05-01', '2026-07-01')
  // Sixty days ahead are offered.
  expect([status, Object.keys(body).length]).toEqual([200, 62])
})

test('the quotas of 62 days take as many statements as those of one', async () => {
  const { slug, variants } = await makeResv(t)
  const use = t.database.driver.use
  let count = 0
  const spy = jest.spyOn(t.database.driver, 'use').mockImplementation((scope, fn) =>
    use(scope, (connection, begin) => {
      const rows: typeof connection.rows = (...call) => {
        count += 1
        return connection.rows(...call)
      }
      return fn({ ...connection, rows }, begin)
    }),
  )
  const visitor = new Client(t.fastify)
  await readQuotas(visitor, slug, variants[0])
  const forOne = count
  count = 0
  await readQuotas(visitor, slug, variants[0], '2026-05-01', '2026-07-01')
  spy.mockRestore()
  expect([forOne > 0, count]).toEqual([true, forOne])
})
