import * as fc from 'fast-check'
import { makeArticle } from '../../factories/content'
import { makeCoinRule } from '../../factories/promotion'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.make(async (tx) => {
    for (const trigger of ['sign_in', 'order', 'comment', 'vote', 'reading', 'invite', 'event_sign_in'] as const)
      await makeCoinRule(tx, MAIN, { trigger })
  })
})
afterAll(() => t.stop())

type User = Awaited<ReturnType<TestApp['user']>>
const account = async ({ client }: Pick<User, 'client'>) => (await client.get('/gamification/account/')).body
const signIn = ({ client }: Pick<User, 'client'>) => client.post('/gamification/signin/', {}, { key: true })
/** In seconds. */
const DAY = 86_400

/** Records without their other side, or with one that does not balance it. */
const unbalanced = () =>
  t.make((tx) =>
    tx.rows(`select r.tenant_id, r.id from balance_record r left join balance_posting p on p.tenant_id = r.tenant_id and p.record_id = r.id
      where p.change is distinct from -r.change or p.kind is distinct from r.kind`),
  )

test('a sign-in earns what the rule says, once a day, and its popup comes with the reply', async () => {
  const user = await t.user()
  const { body } = await signIn(user)
  expect(body).toMatchObject({
    is_signed: true,
    streak: 1,
    flashMessages: [{ kind: 'gamification', gamification: { diamond: { amount: 10 }, charm: { amount: 20 } } }],
  })
  expect((await signIn(user)).body.err_code).toBe('15001')
  expect(await account(user)).toMatchObject({ diamond: { amount: 10 }, point: { amount: 5 }, charm: { amount: 20 } })
  expect((await user.client.get('/flashmessage/')).body.count).toBe(0)
  const { results } = (await user.client.get('/gamification/ledger/?kind=diamond')).body
  expect(results).toMatchObject([{ kind: 'diamond', change: 10, after: 10, reason_display: '每日签到', expires: null }])
  expect(await unbalanced()).toEqual([])
})

test('the first sign-in of all shows the account of a site that may ask to be followed, once', async () => {
  const qr = (url: string) =>
    t.make((tx) =>
      tx.rows(
        "update tenant set site = jsonb_set(site::jsonb, '{wx_qr_url}', to_jsonb($1::text)) where tenant_id = 1",
        [url],
      ),
    )
  await qr('/media/qr.png')
  t.app.directory.clear()
  const user = await t.user()
  const kinds = (await signIn(user)).body.flashMessages.map(({ kind }: { kind: string }) => kind)
  await qr('')
  t.app.directory.clear()
  expect(kinds).toContain('wxaccount')
})

test('a streak counts consecutive days of the site and restarts after a gap', async () => {
  const user = await t.user()
  for (const [days, streak] of [
    [0, 1],
    [1, 2],
    [1, 3],
    [2, 1],
  ] as const) {
    t.ports.clock.forward(days * DAY)
    expect((await signIn(user)).body.streak).toBe(streak)
  }
})

test('a rule gives no more a day than its limit, and the same thing once', async () => {
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'reading', dailyLimit: 2 }))
  const user = await t.user()
  const ids = await t.make((tx) => Promise.all([makeArticle(tx, MAIN), makeArticle(tx, MAIN), makeArticle(tx, MAIN)]))
  const read = (article: number) => user.client.post('/gamification/reading/', { article }, { key: true })
  expect((await read(ids[0] ?? 0)).body.flashMessages).toHaveLength(1)
  expect((await read(ids[0] ?? 0)).body.flashMessages).toHaveLength(0)
  expect((await read(ids[1] ?? 0)).body.flashMessages).toHaveLength(1)
  expect((await read(ids[2] ?? 0)).body.flashMessages).toHaveLength(0)
  expect((await account(user)).point.amount).toBe(10)
})

test('an invitation earns for the inviter, once, and never for oneself or for two who invite each other', async () => {
  const [a, b] = [await t.user(), await t.user()]
  await t.make((tx) =>
    tx.rows('update account set created_at = $1 where id = any($2::bigint[])', [t.ports.clock.now(), [a.id, b.id]]),
  )
  const codeOf = async (user: User) => (await user.client.get('/gamification/invite/')).body.code
  const accept = async (user: User, code: string) =>
    (await user.client.post('/gamification/invite/', { code }, { key: true })).body
  expect(await accept(b, await codeOf(b))).toMatchObject({ err_code: '15003' })
  expect(await accept(b, 'NOBODY')).toMatchObject({ err_code: '15002' })
  expect(await accept(b, await codeOf(a))).toMatchObject({ can_accept: false })
  expect(await accept(b, await codeOf(a))).toMatchObject({ err_code: '15004' })
  expect(await accept(a, await codeOf(b))).toMatchObject({ err_code: '15004' })
  const { code, share_link, path } = (await a.client.get('/gamification/invite/')).body
  expect(share_link).toMatch(new RegExp(`/mobile/gamification/invite/\\?code=${code}$`))
  expect(path).toBe(`pages/promotion/coins/invite?code=${code}`)
  expect((await account(a)).diamond.amount).toBe(10)
  expect((await a.client.get('/flashmessage/')).body.results).toMatchObject([{ kind: 'gamification' }])
})

test('coins expire with their time as far as they are unspent', async () => {
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'sign_in', validDays: 1 }))
  const user = await t.user()
  await signIn(user)
  t.ports.clock.forward(1.5 * DAY)
  await t.due.runDue(t.ports.clock.now())
  expect(await account(user)).toMatchObject({ diamond: { amount: 0 }, point: { amount: 0 }, charm: { amount: 20 } })
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'sign_in' }))
})

test('each decision to revoke takes what its accounts earned since the one before', async () => {
  const [user, staff] = [await t.user(), await t.user({ perms: ['gamification.grant_amount'] })]
  const [flag] = await t.make((tx) =>
    tx.rows<{ id: number }>(
      "insert into coin_flag (tenant_id, kind, mark, user_ids, created_at) values (1, 'device', 'shared', $1, now()) returning id",
      [[user.id]],
    ),
  )
  const revoke = () =>
    staff.client.post(
      `/ops/gamification/flag/${flag?.id}/process/`,
      { action: 'revoke', reason: '同一设备' },
      { key: true },
    )
  for (const _ of [1, 2]) {
    await signIn(user)
    expect((await account(user)).diamond.amount).toBe(10)
    expect((await revoke()).body.status).toBe('revoked')
    expect(await account(user)).toMatchObject({ diamond: { amount: 0 }, point: { amount: 0 }, charm: { amount: 0 } })
    // A further account joined.
    await t.make((tx) =>
      tx.rows("update coin_flag set status = 'open' where tenant_id = 1 and id = $1", [flag?.id ?? 0]),
    )
    t.ports.clock.forward(DAY)
  }
})

test('an operator grants coins with a reason to others alone, and takes no more than there are', async () => {
  const [user, staff] = [await t.user(), await t.user({ perms: ['gamification.grant_amount'] })]
  const grant = async (uuid: string, amount: number) =>
    (
      await staff.client.post(
        `/ops/gamification/user/${uuid}/grant/`,
        { kind: 'diamond', amount, reason: '活动补发' },
        { key: true },
      )
    ).body
  const uuidOf = async (id: number) =>
    (
      await t.make((tx) => tx.rows<{ uuid: string }>('select uuid from account where tenant_id = 1 and id = $1', [id]))
    )[0]?.uuid ?? ''
  expect(await grant(await uuidOf(user.id), 50)).toMatchObject({ diamond: { amount: 50 } })
  expect(await grant(await uuidOf(user.id), -60)).toMatchObject({ err_code: '15006' })
  expect(await grant(await uuidOf(staff.id), 50)).toMatchObject({ err_code: '15005' })
  expect((await user.client.get('/gamification/ledger/')).body.results[0]).toMatchObject({
    change: 50,
    ref: '活动补发',
    reason: 'grant',
  })
  const there = await t.user({ tenantId: OTHER, perms: ['*'] })
  expect((await there.client.get(`/ops/gamification/user/${await uuidOf(user.id)}/ledger/`)).status).toBe(404)
})

test('every change of every balance has its other side, and the two sum up to nothing', async () => {
  const staff = await t.user({ perms: ['gamification.grant_amount'] })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: 12 }), async (changes) => {
      const user = await t.user()
      const [row] = await t.make((tx) =>
        tx.rows<{ uuid: string }>('select uuid from account where tenant_id = 1 and id = $1', [user.id]),
      )
      let expected = 0
      for (const amount of changes) {
        const { status } = await staff.client.post(
          `/ops/gamification/user/${row?.uuid}/grant/`,
          { kind: 'point', amount, reason: 'x' },
          { key: true },
        )
        if (status === 200) expected += amount
        expect(status === 200).toBe(amount !== 0 && (amount > 0 || expected + (status === 200 ? 0 : amount) >= 0))
      }
      expect((await account(user)).point.amount).toBe(expected)
    }),
    { numRuns: 15 },
  )
  expect(await unbalanced()).toEqual([])
})
