import { placeOf, findOffer, type VariantRow } from '../../server/src/domains/reservations/reservation/slots'
import { takeSeat } from '../../server/src/domains/reservations/reservation/capacity'
import { findVariants } from '../../server/src/domains/reservations/reservation/queries'
import { fail } from '../../server/src/core/failure'
import { makeReservation, makeResource, timeRange } from '../factories/reservation'
import { MAIN } from '../server/support/app'
import { crowd, type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const DAY = '2026-05-07'
type Options = Parameters<typeof makeReservation>[2]
const make = (options: Options = {}) => environment.t.make((tx) => makeReservation(tx, MAIN, options))
const slot = (resvvariant: number | undefined, start_time = '09:00', end_time = '10:00') => ({
  resvvariant,
  date: DAY,
  start_time,
  end_time,
})
const book = (n: number, token: string, slug: string, choice: object) =>
  environment.client(n, token).post(`/reservation/resv/${slug}/submit/`, { ...choice, data: {} }, { key: true })
const operator = () => environment.t.user({ perms: ['*'] })

/**
 * Units of a resource whose counter differs from the bookings that hold a seat at that time, or is above the capacity.
 */
const wrongUnits = (resource: number) =>
  environment.t.make((tx) =>
    tx.rows(
      `select u.at, u.taken from resv_unit u join resv_resource r on r.tenant_id = u.tenant_id and r.id = u.resource_id
       where u.tenant_id = 1 and u.resource_id = $1 and (u.taken > r.capacity or u.taken <> (select count(*) from resv_record c
         where c.tenant_id = 1 and c.resource_id = u.resource_id and c.status in ('confirmed', 'finished', 'no_show') and c.start_at <= u.at and c.end_at > u.at))`,
      [resource],
    ),
  )
/** Deadlocks that PostgreSQL ended, after which a transaction began again a second later. */
const countDeadlocks = () =>
  environment.t.make((tx) =>
    tx.rows('select deadlocks::int as count from pg_stat_database where datname = current_database()'),
  )
const countRecords = async (resv: number, status = 'confirmed'): Promise<number> => {
  const [row] = await environment.t.make((tx) =>
    tx.rows<{ count: number }>(
      'select count(*)::int as count from resv_record where tenant_id = 1 and resv_id = $1 and status = $2',
      [resv, status],
    ),
  )
  return row?.count ?? 0
}

test('of a thousand concurrent bookings of an empty slot with a hundred seats exactly a hundred succeed', async () => {
  const { id, slug, variants, resource } = await make({ resource: { capacity: 100 } })
  const people = await environment.users(1000)
  const answers = await crowd(people, ({ token }, n) => book(n, token, slug, slot(variants[0])))
  expect(tally(answers)).toEqual({ ok: 100, 14209: 900 })
  expect([await countRecords(id), await wrongUnits(resource)]).toEqual([100, []])
})

/** Numbers below one from a seed, the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const half = (n: number): string => `${String(9 + Math.floor(n / 2)).padStart(2, '0')}:${n % 2 ? '30' : '00'}`
/**
 * Slots of one, two and three half hours on one resource, from nine o'clock on: many overlap, and none is a multiple of
 * another.
 */
const lengths = [1, 2, 3].map((length) => times(8 - length).map((n) => timeRange(half(n), half(n + length))))

interface Rush {
  people: number
  capacity: number
  /** Time ranges by variant. */
  ranges: readonly ReturnType<typeof timeRange>[][]
}

const overlapping: Rush = { people: 150, capacity: 3, ranges: lengths }
/** A hundred seats. */
const separate: Rush = { people: 1000, capacity: 4, ranges: [times(25).map((n) => timeRange(half(n), half(n + 1)))] }

type Take = (variant: VariantRow, choice: ReturnType<typeof slot>) => Promise<boolean>

/** A rush of people, each for a random slot, through the statement of the service; gives what everybody got. */
async function rush(seed: number, { people, capacity, ranges }: Rush, take: (resource: number) => Take) {
  const { t } = environment
  const resource = await t.make((tx) => makeResource(tx, MAIN, { capacity }))
  const reservation = await make({ resource, variants: ranges.map((timeRanges) => ({ timeRanges })) })
  const variants = ranges.map((time_ranges, n): VariantRow => {
    const shape = { is_all_day: false, start_date: null, end_date: null, time_ranges }
    return {
      ...shape,
      id: reservation.variants[n] ?? 0,
      resv_id: reservation.id,
      resource_id: resource,
      capacity,
      unit_minutes: 30,
    }
  })
  const random = randomFrom(seed)
  const takeOne = take(resource)
  const choices = times(people).map(() => {
    const variant = variants[Math.floor(random() * variants.length)] ?? variants[0]
    const range = variant?.time_ranges[Math.floor(random() * variant.time_ranges.length)]
    if (!variant || !range) throw new Error('no slot')
    return { variant, choice: slot(variant.id, range.start_time, range.end_time) }
  })
  const results = await Promise.all(choices.map(({ variant, choice }) => takeOne(variant, choice)))
  const winners = choices.filter((_, n) => results[n])
  const units = await t.make((tx) =>
    tx.rows<{ at: string; taken: number }>(
      'select at, taken from resv_unit where tenant_id = 1 and resource_id = $1 order by at',
      [resource],
    ),
  )
  const holdersAt = (at: string) => {
    const time = new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(11, 16)
    return winners.filter(({ choice }) => choice.start_time <= time && time < choice.end_time).length
  }
  const isFull = ({ choice }: (typeof choices)[number]) => {
    const inside = times(8)
      .map(half)
      .filter((time) => choice.start_time <= time && time < choice.end_time)
    return inside.some(
      (time) =>
        winners.filter(({ choice: other }) => other.start_time <= time && time < other.end_time).length >= capacity,
    )
  }
  return { units, holdersAt, winners, losers: choices.filter((_, n) => !results[n]), isFull }
}

const place = () =>
  placeOf(
    { tenant: { id: MAIN, timeZone: 'Asia/Shanghai' }, now: environment.t.ports.clock.now() } as Parameters<
      typeof placeOf
    >[0],
    { time_zone: null },
  )

/** Returns the offer for a choice, computed once for all callers, because it is no part of the race. */
function offersOf() {
  const offers = new Map<string, ReturnType<typeof findOffer>>()
  return (variant: VariantRow, choice: ReturnType<typeof slot>) => {
    const key = `${variant.id} ${choice.start_time} ${choice.end_time}`
    const offer = offers.get(key) ?? findOffer(place(), variant, choice)
    if (!offer) throw new Error('not offered')
    offers.set(key, offer)
    return offer
  }
}

/** As a service does it: a refusal rolls back what was taken on the way. */
const takeConditionally = (): Take => {
  const offerOf = offersOf()
  return async (variant, choice) => {
    const offer = offerOf(variant, choice)
    const ctx = { tenant: { id: MAIN } } as Parameters<typeof takeSeat>[1]
    const result = await environment.t.database
      .of(MAIN)
      .tx(async (tx) => ((await takeSeat(tx, ctx, place(), variant, offer)) ? true : fail('resvFull')))
    return result === true
  }
}

test.each(times(20).map((n) => n + 1))(
  'overlapping slots of different lengths never exceed the capacity, and none is refused without need (seed %i)',
  async (seed) => {
    const { units, holdersAt, losers, isFull } = await rush(seed, overlapping, takeConditionally)
    expect(Math.max(...units.map(({ taken }) => taken))).toBe(overlapping.capacity)
    expect(units.map(({ at, taken }) => [at, taken])).toEqual(units.map(({ at }) => [at, holdersAt(at)]))
    expect(losers.filter((one) => !isFull(one))).toEqual([])
  },
)

test.each(times(20).map((n) => n + 1))(
  'of a thousand people who want one of a hundred seats exactly a hundred get one (seed %i)',
  async (seed) => {
    const { units, winners } = await rush(seed, separate, takeConditionally)
    expect([winners.length, units.every(({ taken }) => taken === separate.capacity)]).toEqual([100, true])
  },
)

test.each([
  ['overlapping slots', overlapping],
  ['a thousand people', separate],
])('control: the same rush of %s by looking first and writing then exceeds the capacity', async (_, rows) => {
  const lookThenTake =
    (capacity: number, offerOf = offersOf()) =>
    (resource: number): Take =>
    (variant, choice) =>
      environment.t.database.of(MAIN).tx(async (tx) => {
        const offer = offerOf(variant, choice)
        const values = [resource, new Date(offer.start), new Date(offer.end)]
        const full = await tx.rows(
          `select 1 from resv_unit where tenant_id = 1 and resource_id = $1 and at >= $2 and at < $3 and taken >= ${capacity}`,
          values,
        )
        if (full.length > 0) return false
        await tx.rows(
          `insert into resv_unit as u (tenant_id, resource_id, at, taken) select 1, $1, s.at, 1 from generate_series($2::timestamptz, $3::timestamptz - interval '1 minute', '30 minutes') s(at)
           on conflict (tenant_id, resource_id, at) do update set taken = u.taken + 1`,
          values,
        )
        return true
      })
  const { units } = await rush(1, rows, lookThenTake(rows.capacity))
  expect(Math.max(...units.map(({ taken }) => taken))).toBeGreaterThan(rows.capacity)
})

test('concurrent approvals of ten requests for three seats accept exactly three', async () => {
  const { id, slug, variants, resource } = await make({ resource: { capacity: 3 }, needsApproval: true })
  const people = await environment.users(10)
  const requests = await Promise.all(people.map(({ token }, n) => book(n, token, slug, slot(variants[0]))))
  expect(tally(requests)).toEqual({ ok: 10 })
  const { token } = await operator()
  const answers = await Promise.all(
    requests.map(({ body }, n) =>
      environment
        .client(n, token)
        .post(`/ops/reservation/resvrecord/${body.resvrecord.id}/process/`, { action: 'approve' }, { key: true }),
    ),
  )
  expect(tally(answers)).toEqual({ ok: 3, 14209: 7 })
  expect([await countRecords(id), await countRecords(id, 'pending'), await wrongUnits(resource)]).toEqual([3, 7, []])
})

test('one request that is accepted and refused concurrently has one outcome', async () => {
  const { slug, variants, resource } = await make({ needsApproval: true, resource: { capacity: 9 } })
  const { token } = await operator()
  for (const n of times(8)) {
    const [person] = await environment.users(1)
    const id = (await book(n, person?.token ?? '', slug, slot(variants[0]))).body.resvrecord.id
    const steps = [{ action: 'approve' }, { action: 'reject', reason: '店休' }, { action: 'revoke', reason: '店休' }]
    const answers = await Promise.all(
      steps.map((step, m) =>
        environment.client(m, token).post(`/ops/reservation/resvrecord/${id}/process/`, step, { key: true }),
      ),
    )
    // What is accepted first can still be cancelled.
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
  }
  expect(await wrongUnits(resource)).toEqual([])
})

test('moves and bookings of the same slot at once share its seats, and every mover keeps one', async () => {
  const { id, slug, variants, resource } = await make({ resource: { capacity: 4 } })
  const { token } = await operator()
  const movers = await Promise.all(
    (await environment.users(4)).map((person, n) => book(n, person.token, slug, slot(variants[0]))),
  )
  const others = await environment.users(6)
  const target = slot(variants[0], '10:00', '11:00')
  const before = await countDeadlocks()
  const answers = await Promise.all([
    ...movers.map(({ body }, n) =>
      environment
        .client(n, token)
        .post(`/ops/reservation/resvrecord/${body.resvrecord.id}/move/`, target, { key: true }),
    ),
    ...others.map((person, n) => book(n, person.token, slug, target)),
  ])
  expect(tally(answers)).toEqual({ ok: 4, 14209: 6 })
  const moverCount = answers.slice(0, 4).filter(({ status }) => status === 200).length
  expect([await countRecords(id), await wrongUnits(resource)]).toEqual([4 + (4 - moverCount), []])
  expect(await countDeadlocks()).toEqual(before)
})

test('two bookings that change their places at once end without a deadlock', async () => {
  const { slug, variants, resource } = await make({ resource: { capacity: 2 } })
  const { token } = await operator()
  const people = await environment.users(2)
  for (const n of times(6)) {
    const [one, two] = [slot(variants[0]), slot(variants[0], '10:00', '11:00')]
    const records = await Promise.all(people.map((person, m) => book(n, person.token, slug, m ? one : two)))
    const ids = records.map(({ body }) => body.resvrecord.id)
    const answers = await Promise.all(
      ids.map((id, m) =>
        environment.client(m, token).post(`/ops/reservation/resvrecord/${id}/move/`, m ? two : one, { key: true }),
      ),
    )
    expect(tally(answers)).toEqual({ ok: 2 })
    for (const id of ids)
      await environment
        .client(0, token)
        .post(`/ops/reservation/resvrecord/${id}/process/`, { action: 'revoke', reason: 'x' }, { key: true })
  }
  expect(await wrongUnits(resource)).toEqual([])
})

test('of eight bookings of one person that overlap in time, in two reservations, one succeeds', async () => {
  const first = await make({
    resource: { capacity: 50 },
    forbidOverlap: true,
    variants: [{}, { timeRanges: [timeRange('09:30', '10:30')] }],
  })
  const second = await make({ resource: { capacity: 50 }, forbidOverlap: true })
  const [person] = await environment.users(1)
  const answers = await Promise.all(
    times(8).map((n) => {
      const { slug, variants } = n % 2 ? first : second
      return book(n, person?.token ?? '', slug, n % 4 === 1 ? slot(variants[1], '09:30', '10:30') : slot(variants[0]))
    }),
  )
  expect(tally(answers)).toEqual({ ok: 1, 14210: 7 })
})

test('eight concurrent bookings of one person pass a limit of two a day twice', async () => {
  const { id, slug, variants } = await make({ resource: { capacity: 50 }, limitDaily: 2 })
  const [person] = await environment.users(1)
  const answers = await Promise.all(times(8).map((n) => book(n, person?.token ?? '', slug, slot(variants[0]))))
  expect(tally(answers)).toEqual({ ok: 2, 14202: 6 })
  expect(await countRecords(id)).toBe(2)
})

test('a booking that is cancelled eight times at once is cancelled once and frees one seat', async () => {
  const { slug, variants, resource } = await make({ resource: { capacity: 2 } })
  const people = await environment.users(2)
  const [record] = await Promise.all(people.map((person, n) => book(n, person.token, slug, slot(variants[0]))))
  const cancel = `/reservation/resvrecord/${record?.body.resvrecord.id}/cancel/`
  const answers = await Promise.all(
    times(8).map((n) => environment.client(n, people[0]?.token ?? '').post(cancel, {}, { key: true })),
  )
  expect(tally(answers)).toEqual({ ok: 1, 14211: 7 })
  expect(await wrongUnits(resource)).toEqual([])
})

test('nothing is booked after a closure has been answered, however many are on their way', async () => {
  const { token } = await operator()
  for (const round of times(6)) {
    const { id, slug, variants, resource } = await make({ resource: { capacity: 500 } })
    const people = await environment.users(30)
    const bookings = people.map((person, n) => book(n, person.token, slug, slot(variants[0])))
    const close = environment
      .client(round, token)
      .post(`/ops/reservation/resv/${id}/closure/`, { resvvariant: null, date: DAY, reason: '店休' }, { key: true })
    const countAtClosure = close.then(() => countRecords(id))
    const answers = await Promise.all(bookings)
    const { ok = 0, 14208: refusedCount = 0 } = tally(answers)
    expect([await countAtClosure, ok + refusedCount]).toEqual([ok, 30])
    expect([await countRecords(id), await wrongUnits(resource)]).toEqual([ok, []])
  }
})

test('a capacity that is lowered while people book never stands below what they got', async () => {
  const { token } = await operator()
  for (const round of times(6)) {
    const { slug, variants, resource } = await make({ resource: { capacity: 30 } })
    const editor = environment.client(round, token)
    const { values: base } = (await editor.get(`/studio/resvresource/${resource}/`)).body
    const people = await environment.users(30)
    const bookings = people.map((person, n) => book(n, person.token, slug, slot(variants[0])))
    const lowering = editor.put(
      `/studio/resvresource/${resource}/`,
      { base, values: { ...base, capacity: 10 } },
      { key: true },
    )
    const [reply, ...answers] = await Promise.all([lowering, ...bookings])
    const { ok = 0, 14209: fullCount = 0 } = tally(answers)
    expect([ok + fullCount, await wrongUnits(resource)]).toEqual([30, []])
    if (reply.status === 200) expect(ok).toBeLessThanOrEqual(10)
    else expect([reply.body.fields, ok]).toEqual([{ capacity: expect.any(String) }, 30])
  }
})

test('control: seats are taken above a capacity that was read without a lock and lowered since', async () => {
  const { id, variants, resource } = await make({ resource: { capacity: 2 } })
  const { t } = environment
  const seats = await t.make(async (tx) => {
    const ctx = { tenant: { id: MAIN } } as Parameters<typeof takeSeat>[1]
    const [variant] = await findVariants(tx, ctx, id)
    const offer = variant && findOffer(place(), variant, slot(variants[0]))
    if (!variant || !offer) throw new Error('no slot')
    await tx.rows('update resv_resource set capacity = 1 where tenant_id = 1 and id = $1', [resource])
    return [await takeSeat(tx, ctx, place(), variant, offer), await takeSeat(tx, ctx, place(), variant, offer)]
  })
  expect([seats, await wrongUnits(resource)]).toEqual([
    [true, true],
    times(2).map(() => expect.objectContaining({ taken: 2 })),
  ])
})
