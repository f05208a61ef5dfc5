import { beaconRoundTime } from '@storefront/contract/domain/promotion/beacon'
import type { Answer, Loose } from '../server/support/client'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** A draft of a draw that ends in an hour, and an operator of each process. */
async function draftDraw() {
  const { t, client } = environment
  const { token } = await t.user({ perms: ['raffle.change_raffle'] })
  const now = t.ports.clock.now().getTime()
  const end = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  const prizes = [{ name: 'x', kind: 'diamond', ref: 1, quantity: 1, value: '1', odds: null }]
  const draft = {
    title: 'x',
    abstract: '',
    kind: 'draw',
    start: end(-1),
    end: end(1),
    price: 1,
    max_tickets: 10,
    rules: 'x',
    claim_days: 3,
    prizes,
  }
  const { id } = (await client(0, token).post('/ops/raffle/raffle/', draft, { key: true })).body
  return {
    id: id as number,
    save: (more: object) => client(0, token).put(`/ops/raffle/raffle/${id}/`, { ...draft, ...more }, { key: true }),
    publish: () => client(1, token).post(`/ops/raffle/raffle/${id}/process/`, { action: 'publish' }, { key: true }),
    end,
  }
}

/** Saves a draft as saveRaffle does while another call is made, which waits for it. */
const saveDuring = (id: number, column: 'rules' | 'end_at', value: string, call: () => Promise<Answer<Loose>>) =>
  callDuring(
    environment,
    (tx) =>
      tx.rows(`update raffle set ${column} = $2 where tenant_id = 1 and id = $1 and status = 'draft'`, [id, value]),
    call,
  )

test('a raffle that is saved while it is published is checked as it was saved', async () => {
  const { id, publish } = await draftDraw()
  expect((await saveDuring(id, 'rules', ' ', publish)).body.err_code).toBe('15110')
})

test('a raffle that is saved while it is published closes when its new end comes, with the round after it', async () => {
  const { id, publish, end } = await draftDraw()
  expect((await saveDuring(id, 'end_at', end(2), publish)).body.status).toBe('published')
  const [row] = await environment.t.make((tx) =>
    tx.rows<{ beacon_round: number; run_at: string }>(
      `select r.beacon_round, w.run_at from raffle r join job w on w.tenant_id = r.tenant_id and w.kind = 'raffle_close' and w.key = r.id::text where r.id = $1`,
      [id],
    ),
  )
  expect(new Date(row?.run_at ?? 0).toISOString()).toBe(end(2))
  expect(beaconRoundTime(row?.beacon_round ?? 0)).toBeGreaterThan(Date.parse(end(2)))
})

test('of saving a draft without rules and publishing it at once, one is refused', async () => {
  for (const n of times(8)) {
    const { save, publish } = await draftDraw()
    const pending = [() => save({ rules: ' ' }), publish].map((call, k) => ({ call, k }))
    if (n % 2 === 1) pending.reverse()
    const replies = await Promise.all(pending.map(async ({ call, k }) => ({ k, reply: await call() })))
    const [saveReply, publishReply] = replies.sort((a, b) => a.k - b.k).map(({ reply }) => reply)
    expect([saveReply?.status === 200, publishReply?.status === 200].filter(Boolean)).toHaveLength(1)
  }
})

test('control: a raffle that is checked before its row is locked is published with what was saved meanwhile', async () => {
  const { id } = await draftDraw()
  const checkThenPublish = () =>
    environment.t.make(async (tx) => {
      const [row] = await tx.rows<{ rules: string }>('select rules from raffle where tenant_id = 1 and id = $1', [id])
      if (row?.rules.trim() === '') return []
      return tx.rows(
        "update raffle set status = 'published', beacon_round = 1 where tenant_id = 1 and id = $1 and status = 'draft' returning rules",
        [id],
      )
    })
  const rows = await callDuring(
    environment,
    (tx) => tx.rows("update raffle set rules = ' ' where tenant_id = 1 and id = $1", [id]),
    checkThenPublish,
  )
  expect(rows).toEqual([{ rules: ' ' }])
})
