import { makeRegistrationEvent } from '../factories/content'
import { MAIN } from '../server/support/app'
import { type RaceEnvironment, crowd, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const make = (options: Parameters<typeof makeRegistrationEvent>[2]) =>
  environment.t.make((tx) => makeRegistrationEvent(tx, MAIN, options))
const register = (n: number, token: string, event: number) =>
  environment.client(n, token).post(`/event/eventregistration/${event}/`, { data: {} }, { key: true })
const seatsOf = async (event: number) => {
  const [row] = await environment.t.make((tx) =>
    tx.rows<{ left: number; taken: number }>(
      `select seats_available as left, (select count(*)::int from event_registration r
         where r.tenant_id = e.tenant_id and r.event_id = e.id and r.status in ('confirmed', 'signed_in')) as taken
       from event e where e.tenant_id = $1 and e.id = $2`,
      [MAIN, event],
    ),
  )
  return row
}

test('of a thousand concurrent registrations for a hundred seats exactly a hundred succeed', async () => {
  const event = await make({ seats: 100 })
  const people = await environment.users(1000)
  const answers = await crowd(people, ({ token }, n) => register(n, token, event))
  expect(tally(answers)).toEqual({ ok: 100, 14303: 900 })
  expect(await seatsOf(event)).toEqual({ left: 0, taken: 100 })
})

test('of twenty concurrent registrations of one person one is accepted, and one seat is taken', async () => {
  const event = await make({ seats: 5 })
  const { token } = await environment.t.user()
  const answers = await Promise.all(times(20).map((n) => register(n, token, event)))
  expect(tally(answers)).toEqual({ ok: 1, 14304: 19 })
  expect(await seatsOf(event)).toEqual({ left: 4, taken: 1 })
})

test('concurrent approvals never give more seats than there are, and cancellations free each seat once', async () => {
  const event = await make({ seats: 3, needsApproval: true })
  const people = await environment.users(10)
  const ids = await Promise.all(people.map(async ({ token }, n) => (await register(n, token, event)).body.id as number))
  const clerk = await environment.t.user({ perms: ['*'] })
  const answers = await Promise.all(
    ids.map((id, n) =>
      environment
        .client(n, clerk.token)
        .post(`/ops/event/eventregistration/${id}/process/`, { action: 'approve' }, { key: true }),
    ),
  )
  expect(tally(answers)).toEqual({ ok: 3, 14303: 7 })
  const seated = ids.filter((_, n) => answers[n]?.status === 200)
  const cancel = (n: number) => {
    const id = seated[n % seated.length] ?? 0
    return environment
      .client(n, people[ids.indexOf(id)]?.token ?? '')
      .post(`/event/eventregistration/${id}/cancel/`, undefined, { key: true })
  }
  expect(tally(await Promise.all(times(12).map(cancel)))).toEqual({ ok: 3, 14305: 9 })
  expect(await seatsOf(event)).toEqual({ left: 3, taken: 0 })
})

test('control: check-then-write gives the last seat twice', async () => {
  const event = await make({ seats: 1 })
  let readCount = 0
  let meet = () => {}
  const bothRead = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenWrite = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ left: number }>(
        'select seats_available as left from event where tenant_id = $1 and id = $2',
        [MAIN, event],
      )
      readCount += 1
      if (readCount === 2) meet()
      // Neither writes before the other has read: how busy the machine is decides nothing.
      await bothRead
      if (!row || row.left < 1) return false
      await tx.rows('update event set seats_available = 0 where tenant_id = $1 and id = $2', [MAIN, event])
      return true
    })
  expect(await Promise.all([checkThenWrite(), checkThenWrite()])).toEqual([true, true])
})
