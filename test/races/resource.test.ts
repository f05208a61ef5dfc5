import { MAIN } from '../server/support/app'
import { makeCoupon } from '../factories/coupon'
import { makeRegistrationEvent } from '../factories/content'
import type { Client } from '../server/support/client'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
let editors: readonly [Client, Client]
beforeAll(async () => {
  environment = await startRaceEnvironment()
  const owner = await environment.t.user({ perms: ['*'] })
  editors = [environment.client(0, owner.token), environment.client(1, owner.token)]
})
afterAll(() => environment.stop())

const read = async (path: string) => (await editors[0].get(path)).body
const countOf = async (text: string, id: number) =>
  Number((await environment.t.make((tx) => tx.rows<{ n: number }>(text, [MAIN, id])))[0]?.n)
const save = (n: 0 | 1, path: string, base: object, changes: object) =>
  editors[n].put(path, { base, values: { ...base, ...changes } }, { key: true })

const RECEIPTS = 'select count(*)::int as n from user_coupon where tenant_id = $1 and coupon_id = $2'
const LEFT = 'select left_count as n from coupon where tenant_id = $1 and id = $2'

test.each(times(5))(
  'coupons that are received while their number is raised are neither lost nor given twice, run %i',
  async () => {
    const id = await environment.t.make((tx) => makeCoupon(tx, MAIN, { leftCount: 20 }))
    const { values } = await read(`/studio/coupon/${id}/`)
    const people = await environment.users(24)
    const receipts = people.map(({ token }, n) =>
      environment.client(n, token).post(`/shop/coupon/${id}/receive/`, {}, { key: true }),
    )
    const [reply] = await Promise.all([save(1, `/studio/coupon/${id}/`, values, { left_count: 30 }), ...receipts])
    expect(reply.status).toBe(200)
    expect((await countOf(RECEIPTS, id)) + (await countOf(LEFT, id))).toBe(30)
  },
)

test('control: a number that is written as it stands in the form gives back what was received', async () => {
  const id = await environment.t.make((tx) => makeCoupon(tx, MAIN, { leftCount: 20 }))
  await read(`/studio/coupon/${id}/`)
  const [person] = await environment.users(1)
  await environment.client(0, person?.token ?? '').post(`/shop/coupon/${id}/receive/`, {}, { key: true })
  await environment.t.make((tx) =>
    tx.rows('update coupon set left_count = 30 where tenant_id = $1 and id = $2', [MAIN, id]),
  )
  expect((await countOf(RECEIPTS, id)) + (await countOf(LEFT, id))).toBe(31)
})

test.each(times(5))('seats that are taken while their number is lowered stay within it, run %i', async () => {
  const id = await environment.t.make((tx) => makeRegistrationEvent(tx, MAIN, { seats: 20 }))
  const { values } = await read(`/studio/event/${id}/`)
  const people = await environment.users(24)
  const registrations = people.map(({ token }, n) =>
    environment.client(n, token).post(`/event/eventregistration/${id}/`, { data: {} }, { key: true }),
  )
  const [reply] = await Promise.all([save(1, `/studio/event/${id}/`, values, { seats: 12 }), ...registrations])
  const seats = 'select seats_expected as n from event where tenant_id = $1 and id = $2'
  const free = 'select seats_available as n from event where tenant_id = $1 and id = $2'
  const seatCount =
    "select count(*)::int as n from event_registration where tenant_id = $1 and event_id = $2 and status in ('confirmed', 'signed_in')"
  // Lowered, or refused because more were taken by then: never both.
  expect(await countOf(seats, id)).toBe(reply.status === 200 ? 12 : 20)
  expect((await countOf(seatCount, id)) + (await countOf(free, id))).toBe(reply.status === 200 ? 12 : 20)
})

test.each(times(10))('of two saves over the same values one is written, run %i', async () => {
  const id = await environment.t.make((tx) => makeCoupon(tx, MAIN))
  const { values } = await read(`/studio/coupon/${id}/`)
  const answers = await Promise.all(
    ([0, 1] as const).map((n) => save(n, `/studio/coupon/${id}/`, values, { label: `第${n}份` })),
  )
  expect(tally(answers)).toEqual({ ok: 1, '16012': 1 })
})

test.each(times(5))(
  'of two items that are created at once with one address the second one is refused, run %i',
  async (n) => {
    const values = { name: '同址', slug: `same-${n}`, parent: null, image: null, position: 0 }
    const replies = await Promise.all(editors.map((editor) => editor.post('/studio/category/', values, { key: true })))
    expect(tally(replies)).toEqual({ ok: 1, '10400': 1 })
  },
)
