import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { MAIN } from '../server/support/app'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

async function player(diamonds: number) {
  const user = await environment.t.user()
  const change = {
    tenantId: MAIN,
    userId: user.id,
    kind: 'diamond',
    change: diamonds,
    reason: 'grant',
    ref: `g${user.id}`,
    now: environment.t.ports.clock.now(),
  } as const
  await environment.t.make((tx) => changeBalance(tx, change))
  return user
}

/** A wheel whose every turn wins, as long as there are prizes. */
async function wheel(quantity: number): Promise<number> {
  const staff = await environment.t.user({ perms: ['raffle.change_raffle'] })
  const now = environment.t.ports.clock.now().getTime()
  const [start, end] = [new Date(now - 1000).toISOString(), new Date(now + 3_600_000).toISOString()]
  const prizes = [{ name: 'x', kind: 'diamond', ref: 1, quantity, value: '1', odds: 10_000 }]
  const draft = {
    title: 'x',
    abstract: '',
    kind: 'wheel',
    start,
    end,
    price: 1,
    max_tickets: 1000,
    rules: 'x',
    claim_days: 3,
    prizes,
  }
  const { id } = (await staff.client.post('/ops/raffle/raffle/', draft, { key: true })).body
  await staff.client.post(`/ops/raffle/raffle/${id}/process/`, { action: 'publish' }, { key: true })
  return id
}

const spin = (n: number, token: string, id: number) =>
  environment.client(n, token).post(`/raffle/raffle/${id}/spin/`, {}, { key: true })

test('of 1,000 concurrent turns for 100 prizes exactly 100 win', async () => {
  const id = await wheel(100)
  const players = await Promise.all(times(20).map(() => player(50)))
  const turnsOf = async (token: string) => {
    const turns: Awaited<ReturnType<typeof spin>>[] = []
    for (const n of times(50)) turns.push(await spin(n % 2, token, id))
    return turns
  }
  const answers = (await Promise.all(players.map(({ token }) => turnsOf(token)))).flat()
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.err_code)).toEqual([])
  expect(answers.filter(({ body }) => body.prize !== null)).toHaveLength(100)
  const [row] = await environment.t.make((tx) =>
    tx.rows(
      `select p.left_count as left, (select count(*)::int from raffle_win w where w.raffle_id = $1) as wins, r.ticket_count as turns
        from raffle_prize p join raffle r on r.tenant_id = p.tenant_id and r.id = p.raffle_id where p.raffle_id = $1`,
      [id],
    ),
  )
  expect(row).toEqual({ left: 0, wins: 100, turns: 1000 })
})

test('control: check-then-write gives more prizes than there are', async () => {
  const id = await wheel(3)
  let prizeCount = 0
  const lookThenTake = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ left_count: number }>(
        'select left_count from raffle_prize where tenant_id = 1 and raffle_id = $1',
        [id],
      )
      if ((row?.left_count ?? 0) < 1) return
      await tx.rows('update raffle_prize set left_count = $2 where tenant_id = 1 and raffle_id = $1', [
        id,
        (row?.left_count ?? 0) - 1,
      ])
      prizeCount += 1
    })
  await Promise.all(times(8).map(lookThenTake))
  expect(prizeCount).toBeGreaterThan(3)
})

test('a user who buys tickets concurrently spends no more diamonds than there are', async () => {
  const id = await wheel(1)
  const { token, client } = await player(5)
  const answers = await Promise.all(times(12).map((n) => spin(n % 2, token, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect((await client.get('/gamification/account/')).body.diamond.amount).toBe(0)
})

test('a concurrent sign-in earns once, and a concurrent bonus box opens once', async () => {
  const { t } = environment
  await t.make((tx) =>
    tx.rows("insert into coin_rule (tenant_id, trigger, diamond) values (1, 'sign_in', 2) on conflict do nothing"),
  )
  const { id, token, client } = await player(1)
  const signIns = await Promise.all(
    times(6).map((n) => environment.client(n % 2, token).post('/gamification/signin/', {}, { key: true })),
  )
  expect(signIns.filter(({ status }) => status === 200)).toHaveLength(1)
  const now = t.ports.clock.now()
  const days = [1, 2].map((back) => new Date(now.getTime() - back * 86_400_000).toISOString().slice(0, 10))
  await t.make((tx) =>
    tx.rows(
      'insert into sign_in_day (tenant_id, user_id, day, created_at) select 1, $1, d::date, $3 from unnest($2::text[]) d',
      [id, days, now],
    ),
  )
  const boxes = await Promise.all(
    times(6).map((n) => environment.client(n % 2, token).post('/raffle/box/', {}, { key: true })),
  )
  expect(boxes.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await client.get('/gamification/account/')).body.diamond.amount).toBe(1 + 2 + 10)
})
