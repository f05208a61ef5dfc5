import { makeCoinRule } from '../factories/promotion'
import { MAIN } from '../server/support/app'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
  await environment.t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'invite' }))
})
afterAll(() => environment.stop())

/** Two new users with the codes by which they invite. */
async function createPair() {
  const users = await environment.users(2)
  return Promise.all(users.map(async ({ id, token, client }) => ({ id, token, code: (await client.get('/gamification/invite/')).body.code as string })))
}
const invitationsOf = (ids: number[]) =>
  environment.t.make((tx) => tx.rows<{ id: number }>('select invitee_id as id from invitation where tenant_id = 1 and invitee_id = any($1::bigint[])', [ids]))

test('of two new users who accept each other’s invitation at once, one is invited and the other earns', async () => {
  for (const _ of times(16)) {
    const [one, two] = await createPair()
    if (!one || !two) throw new Error('no pair')
    const replies = await Promise.all([
      environment.client(0, one.token).post('/gamification/invite/', { code: two.code }, { key: true }),
      environment.client(1, two.token).post('/gamification/invite/', { code: one.code }, { key: true }),
    ])
    expect(tally(replies)).toEqual({ ok: 1, '15004': 1 })
    expect(await invitationsOf([one.id, two.id])).toHaveLength(1)
    const awards = await environment.t.make((tx) =>
      tx.rows("select 1 from coin_award where tenant_id = 1 and trigger = 'invite' and user_id = any($1::bigint[])", [[one.id, two.id]]),
    )
    expect(awards).toHaveLength(1)
  }
})

test('control: a user who looks for the other’s acceptance without a lock invites whom they are invited by', async () => {
  const [one, two] = await createPair()
  if (!one || !two) throw new Error('no pair')
  const accept = async (invitee: number, inviter: number, beforeInsert?: () => Promise<void>) =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const rows = await tx.rows('select 1 from invitation where tenant_id = 1 and invitee_id = $1 and inviter_id = $2', [inviter, invitee])
      await beforeInsert?.()
      if (rows.length === 0)
        await tx.rows('insert into invitation (tenant_id, invitee_id, inviter_id, created_at) values (1, $1, $2, now())', [invitee, inviter])
    })
  await accept(one.id, two.id, () => accept(two.id, one.id))
  expect(await invitationsOf([one.id, two.id])).toHaveLength(2)
})
