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
  return Promise.all(
    users.map(async ({ id, token, client }) => ({
      id,
      token,
      code: (await client.get('/gamification/invite/')).body.code as string,
    })),
  )
}
const invitationsOf = (ids: number[]) =>
  environment.t.make((tx) =>
    tx.rows<{ id: number }>(
      'select invitee_id as id from invitation where tenant_id = 1 and invitee_id = any($1::bigint[])',
      [ids],
    ),
  )

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
      tx.rows("select 1 from coin_award where tenant_id = 1 and trigger = 'invite' and user_id = any($1::bigint[])", [
        [one.id, two.id],
      ]),
    )
    expect(awards).toHaveLength(1)
  }
})

/** New users of whom each accepts the invitation of the next one, the last one the first one's. */
async function createCircle(size: number) {
  const users = await environment.users(size)
  const codes = await Promise.all(
    users.map(async ({ client }) => (await client.get('/gamification/invite/')).body.code as string),
  )
  return users.map(({ id, token }, n) => ({
    id,
    token,
    inviter: users[(n + 1) % size]?.id ?? 0,
    code: codes[(n + 1) % size],
  }))
}

test.each([3, 4, 7])('of %i new users who invite each other in a circle at once, one is refused', async (size) => {
  for (const _ of times(6)) {
    const circle = await createCircle(size)
    const replies = await Promise.all(
      circle.map(({ token, code }, n) =>
        environment.client(n, token).post('/gamification/invite/', { code }, { key: true }),
      ),
    )
    expect(tally(replies)).toEqual({ ok: size - 1, '15004': 1 })
    expect(await invitationsOf(circle.map(({ id }) => id))).toHaveLength(size - 1)
  }
})

const INSERT = 'insert into invitation (tenant_id, invitee_id, inviter_id, created_at) values (1, $1, $2, now())'
/** Inserts all invitations before the first of them commits, and returns the errors. */
const insertAtOnce = async (circle: readonly { id: number; inviter: number }[]) => {
  const results = await Promise.allSettled(
    circle.map(({ id, inviter }) => environment.t.database.of(MAIN).tx((tx) => tx.rows(INSERT, [id, inviter]))),
  )
  return results.flatMap((result) => (result.status === 'rejected' ? [String((result.reason as Error).message)] : []))
}

test('the database refuses the insertion that closes a circle, also beside the others', async () => {
  for (const _ of times(6)) {
    const circle = await createCircle(3)
    expect(await insertAtOnce(circle)).toEqual([expect.stringContaining('circle')])
    expect(await invitationsOf(circle.map(({ id }) => id))).toHaveLength(2)
  }
})

test('control: a check without the lock lets three invitations close a circle', async () => {
  const circle = await createCircle(3)
  const [one, two, three] = circle
  if (!one || !two || !three) throw new Error('no circle')
  const insert = (person: typeof one, beforeInsert?: () => Promise<void>) =>
    environment.t.database.owner.tx(async (tx) => {
      await tx.exec('set local session_replication_role = replica')
      const [row] = await tx.rows<{ closes: boolean }>('select closes_invitation_circle(1, $1, $2) as closes', [
        person.id,
        person.inviter,
      ])
      await beforeInsert?.()
      if (!row?.closes) await tx.rows(INSERT, [person.id, person.inviter])
    })
  await insert(one, () => insert(two, () => insert(three)))
  expect(await invitationsOf(circle.map(({ id }) => id))).toHaveLength(3)
})

test('control: a user who looks for the other’s acceptance without a lock invites whom they are invited by', async () => {
  const [one, two] = await createPair()
  if (!one || !two) throw new Error('no pair')
  const accept = async (invitee: number, inviter: number, beforeInsert?: () => Promise<void>) =>
    environment.t.database.owner.tx(async (tx) => {
      await tx.exec('set local session_replication_role = replica')
      const rows = await tx.rows(
        'select 1 from invitation where tenant_id = 1 and invitee_id = $1 and inviter_id = $2',
        [inviter, invitee],
      )
      await beforeInsert?.()
      if (rows.length === 0)
        await tx.rows(
          'insert into invitation (tenant_id, invitee_id, inviter_id, created_at) values (1, $1, $2, now())',
          [invitee, inviter],
        )
    })
  await accept(one.id, two.id, () => accept(two.id, one.id))
  expect(await invitationsOf([one.id, two.id])).toHaveLength(2)
})
