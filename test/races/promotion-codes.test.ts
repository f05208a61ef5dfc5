import { MAIN } from '../server/support/app'
import { promoterCalls } from '../server/support/promotion'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
let promotion: ReturnType<typeof promoterCalls>
beforeAll(async () => {
  environment = await startRaceEnvironment()
  promotion = promoterCalls(environment.t)
  await promotion.open({ rate: 1000 })
})
afterAll(() => environment.stop())

const INVITE = 'insert into invite_code (tenant_id, user_id, code) values (1, $1, $2)'
const LINK = `insert into dist_link (tenant_id, code, promoter_id, type, target_id, created_at)
  select 1, $2, id, 'home', 0, now() from promoter where tenant_id = 1 and user_id = $1`
const invitation = (n: number, token: string) => environment.client(n, token).get('/gamification/invite/')
const link = (n: number, token: string) =>
  environment.client(n, token).post('/distribution/link/', { type: 'home', id: null }, { key: true })

test('concurrent first calls of one user all give the same invitation code, and the same link', async () => {
  const who = await promotion.promoter()
  for (const read of [invitation, link]) {
    const replies = await Promise.all(times(12).map((n) => read(n, who.token)))
    expect(replies.map(({ status }) => status)).toEqual(times(12).map(() => 200))
    const [code, ...others] = new Set(replies.map(({ body }) => body.code))
    expect(code).toMatch(/^\w+$/)
    expect(others).toEqual([])
  }
})

test('a first call that waits for another of its user gives the code of that one', async () => {
  const who = await promotion.promoter()
  for (const [statement, read] of [[INVITE, invitation] as const, [LINK, link] as const]) {
    const reply = await callDuring(
      environment,
      (tx) => tx.rows(statement, [who.id, `W${who.id}`]),
      () => read(1, who.token),
    )
    expect([reply.status, reply.body.code]).toEqual([200, `W${who.id}`])
  }
})

test('control: one statement that inserts a code or reads it gives none when another is faster', async () => {
  const user = await environment.t.user()
  const read = () =>
    environment.t.database.of(MAIN).tx((tx) =>
      tx.rows(
        `with n as (insert into invite_code (tenant_id, user_id, code) values (1, $1, 'B') on conflict (tenant_id, user_id) do nothing returning code)
          select code from n union all select code from invite_code where tenant_id = 1 and user_id = $1`,
        [user.id],
      ),
    )
  const rows = await callDuring(environment, (tx) => tx.rows(INVITE, [user.id, 'A']), read)
  expect(rows).toEqual([])
  expect(await read()).toEqual([{ code: 'A' }])
})
