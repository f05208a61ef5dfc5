import { makeCoupon, makePackage, makeUserCoupon } from '../factories/coupon'
import { makeCard } from '../factories/wallet'
import { MAIN } from '../server/support/app'
import { makeBuyer, order, stock } from '../server/support/shopping'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const post = (n: number, token: string, path: string, body?: unknown) =>
  environment.client(n, token).post(path, body, { key: true })
/** A coupon on its way to whoever has the link. */
async function gift() {
  const giver = await environment.t.user()
  const coupon = await environment.t.make(async (tx) => makeUserCoupon(tx, MAIN, giver.id, await makeCoupon(tx, MAIN)))
  await giver.client.post(`/shop/usercoupon/${coupon.id}/present/`, undefined, { key: true })
  return { giver, ...coupon }
}

test('of forty users who open one gift concurrently, one receives it and the others get 13011', async () => {
  const { id, num } = await gift()
  const friends = await environment.users(40)
  const answers = await Promise.all(friends.map(({ token }, n) => post(n, token, `/shop/usercoupon/${num}/receive/`)))
  expect(tally(answers)).toEqual({ ok: 1, '13011': 39 })
  const holders = await Promise.all(friends.map(({ client }) => client.get('/shop/usercoupon/')))
  expect(
    holders
      .map(({ body }) => body.count)
      .sort()
      .reverse()
      .slice(0, 2),
  ).toEqual([1, 0])
  const logs = await environment.t.make((tx) =>
    tx.rows("select 1 from user_coupon_log where user_coupon_id = $1 and action = 'receive'", [id]),
  )
  expect(logs).toHaveLength(1)
})

test('control: check-then-write gives one gift to more than one user', async () => {
  const { id } = await gift()
  const checkThenAct = (userId: number) =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ status: string }>(
        'select status from user_coupon where tenant_id = 1 and id = $1',
        [id],
      )
      if (row?.status !== 'presenting') return false
      await tx.rows(
        "update user_coupon set status = 'unused', user_id = $2::int, position = 1000 + $2::int where tenant_id = 1 and id = $1",
        [id, userId],
      )
      return true
    })
  const claimCount = (
    await Promise.all((await environment.users(40)).map(({ id: userId }) => checkThenAct(userId)))
  ).filter(Boolean).length
  expect(claimCount).toBeGreaterThan(1)
})

test('a gift that is received and cancelled concurrently has one outcome', async () => {
  const rounds = await Promise.all(
    times(12).map(async () => {
      const friend = await environment.t.user()
      return { friend, ...(await gift()) }
    }),
  )
  await Promise.all(
    rounds.flatMap(({ giver, friend, id, num }, n) => [
      post(n, friend.token, `/shop/usercoupon/${num}/receive/`),
      post(n + 1, giver.token, `/shop/usercoupon/${id}/present_cancel/`),
    ]),
  )
  for (const { giver, friend, id } of rounds) {
    const rows = await environment.t.make((tx) =>
      tx.rows<{ action: string; user_id: number }>(
        'select l.action, t.user_id from user_coupon_log l join user_coupon t on t.tenant_id = l.tenant_id and t.id = l.user_coupon_id where t.id = $1 and l.action <> $2',
        [id, 'present'],
      ),
    )
    expect(rows).toEqual([
      rows[0]?.action === 'receive'
        ? { action: 'receive', user_id: friend.id }
        : { action: 'present_cancel', user_id: giver.id },
    ])
  }
})

test('of ten concurrent scans of one exchange coupon at two counters, one redeems it', async () => {
  const [user] = await environment.users(1)
  const staff = await environment.t.user({ perms: ['shop.verify_eticket'] })
  const { code } = await environment.t.make(async (tx) =>
    makeUserCoupon(tx, MAIN, user?.id ?? 0, await makeCoupon(tx, MAIN, { type: 'E' })),
  )
  const answers = await Promise.all(
    times(10).map((n) => post(n, staff.token, '/ops/shop/usercoupon/verify/', { code })),
  )
  expect(tally(answers)).toEqual({ ok: 1, '43022': 9 })
})

test('of a counter and of staff who take an exchange coupon back at once, one has it', async () => {
  const [user] = await environment.users(1)
  const staff = await environment.t.user({ perms: ['shop.verify_eticket', 'shop.change_coupon'] })
  const coupon = await environment.t.make((tx) => makeCoupon(tx, MAIN, { type: 'E', leftCount: 0, maxPerUser: null }))
  let revokedCount = 0
  for (const _ of times(12)) {
    const { id, code } = await environment.t.make((tx) => makeUserCoupon(tx, MAIN, user?.id ?? 0, coupon))
    const [exchange, withdrawal] = await Promise.all([
      post(0, staff.token, '/ops/shop/usercoupon/verify/', { code }),
      post(1, staff.token, `/studio/shop/usercoupon/${id}/revoke/`),
    ])
    expect([exchange.status, withdrawal.status].filter((status) => status === 200)).toHaveLength(1)
    revokedCount += withdrawal.status === 200 ? 1 : 0
  }
  const [left] = await environment.t.make((tx) =>
    tx.rows('select left_count as left from coupon where tenant_id = 1 and id = $1', [coupon]),
  )
  expect(left).toEqual({ left: revokedCount })
})

test('thirty concurrent users receive five of five cards, and one user at most one card', async () => {
  const code = await environment.t.make((tx) => makeCard(tx, MAIN, { leftCount: 5 }))
  const answers = await Promise.all(
    (await environment.users(30)).map(({ token }, n) => post(n, token, `/shop/membershipcard/${code}/receive/`)),
  )
  expect(tally(answers)).toEqual({ ok: 5, '13031': 25 })
  const [one] = await environment.users(1)
  const many = await environment.t.make((tx) => makeCard(tx, MAIN))
  const own = await Promise.all(times(8).map((n) => post(n, one?.token ?? '', `/shop/membershipcard/${many}/receive/`)))
  expect(tally(own)).toEqual({ ok: 1, '13032': 7 })
})

test('thirty concurrent users receive ten of ten coupon packages, each complete', async () => {
  const id = await environment.t.make(async (tx) =>
    makePackage(
      tx,
      MAIN,
      [
        [await makeCoupon(tx, MAIN, { leftCount: 12 }), 1],
        [await makeCoupon(tx, MAIN, { leftCount: 10 }), 1],
      ],
      { maxPerUser: 1 },
    ),
  )
  const everybody = await environment.users(30)
  const answers = await Promise.all(
    everybody.map(({ token }, n) => post(n, token, `/shop/couponpackage/${id}/receive/`)),
  )
  expect(tally(answers)).toEqual({ ok: 10, '13001': 20 })
  const reply = await Promise.all(everybody.map(({ client }) => client.get('/shop/usercoupon/')))
  expect(reply.map(({ body }) => body.count).filter((count) => count !== 0)).toEqual(times(10).map(() => 2))
})

test('of six concurrent balance payments, one succeeds when the balance covers one, and it never goes below zero', async () => {
  const { t } = environment
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { price: 20_000, variants: [{ inventory: 50 }] })
  const orders: { number: string; tit: string }[] = []
  for (const _ of times(6)) orders.push(await order(buyer, cup))
  const sum = Math.round(Number(orders[0]?.tit) * 100)
  await t.make((tx) =>
    tx.rows("insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'fund', $2)", [buyer.id, sum + 5]),
  )
  const answers = await Promise.all(
    orders.map(({ number }, n) => post(n, buyer.token, `/shop/order/${number}/pay/`, { channel: 'fund' })),
  )
  expect(tally(answers)).toEqual({ ok: 1, '42031': 5 })
  expect((await buyer.client.get('/shop/fundrecord/')).body).toMatchObject({ balance: '0.05', count: 1 })
  const { results } = (await buyer.client.get('/shop/order/?tab=wait_ship')).body
  expect(results).toHaveLength(1)
})
