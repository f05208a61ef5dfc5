import { insert } from '../../server/src/db/insert'
import { makeCoupon } from '../factories/coupon'
import { MAIN } from '../server/support/app'
import { crowd, type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** A coupon of which so many are left, and a campaign that gives it to everyone. */
async function runCampaign(leftCount: number | null): Promise<{ coupon: number; campaign: number }> {
  const now = environment.t.ports.clock.now()
  const [startAt, endAt] = [new Date(now.getTime() - 1000), new Date(now.getTime() + 3_600_000)]
  return environment.t.make(async (tx) => {
    const coupon = await makeCoupon(tx, MAIN, { leftCount, maxPerUser: null })
    const words = { title: '礼', description: '礼', subDescription: '', kind: 'coupons', audience: 'everyone' } as const
    const [row] = await insert(
      tx,
      'flash_campaign',
      { tenantId: MAIN, ...words, couponId: coupon, startAt, endAt, state: 'scheduled', createdAt: now },
      { returning: ['id'] },
    )
    return { coupon, campaign: row?.id ?? 0 }
  })
}
const stop = (campaign: number) =>
  environment.t.make((tx) => tx.rows("update flash_campaign set state = 'stopped' where id = $1", [campaign]))
const count = async (text: string, id: number) =>
  (await environment.t.make((tx) => tx.rows<{ n: number }>(text, [id])))[0]?.n
const looks = (n: number, token: string) => environment.client(n, token).get('/flashmessage/')

test('of twenty concurrent looks of each of ten users, each user gets the message and its coupon once', async () => {
  const { coupon, campaign } = await runCampaign(null)
  const users = await environment.users(10)
  const replies = await Promise.all(users.flatMap(({ token }, n) => times(20).map((m) => looks(n + m, token))))
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  expect(replies.reduce((sum, { body }) => sum + body.count, 0)).toBe(10)
  const holders = await environment.t.make((tx) =>
    tx.rows<{ n: number }>('select count(*)::int as n from user_coupon where coupon_id = $1 group by user_id', [
      coupon,
    ]),
  )
  expect(holders).toEqual(times(10).map(() => ({ n: 1 })))
  await stop(campaign)
})

test('a hundred coupons go to exactly a hundred of a thousand users who look at once', async () => {
  const { coupon, campaign } = await runCampaign(100)
  const users = await environment.users(1000)
  const replies = await crowd(users, ({ token }, n) => looks(n, token))
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  expect(replies.filter(({ body }) => body.count === 1)).toHaveLength(100)
  expect(await count('select count(*)::int as n from user_coupon where coupon_id = $1', coupon)).toBe(100)
  expect(await count('select left_count as n from coupon where id = $1', coupon)).toBe(0)
  expect(
    await count('select count(*)::int as n from flash_receipt where campaign_id = $1 and is_shown', campaign),
  ).toBe(100)
  await stop(campaign)
})

test('control: check-then-write gives one user the message twice', async () => {
  const { campaign } = await runCampaign(null)
  const [user] = await environment.users(1)
  let readCount = 0
  let meet = () => {}
  const bothLooked = new Promise<void>((resolve) => {
    meet = resolve
  })
  const checkThenAct = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const rows = await tx.rows(
        'select 1 from flash_receipt where tenant_id = 1 and campaign_id = $1 and user_id = $2',
        [campaign, user?.id ?? 0],
      )
      readCount += 1
      if (readCount === 2) meet()
      // Neither acts before the other has looked: how busy the machine is decides nothing.
      await bothLooked
      if (rows.length > 0) return false
      await tx.rows("insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, '{}', now())", [
        user?.id ?? 0,
      ])
      return true
    })
  expect(await Promise.all([checkThenAct(), checkThenAct()])).toEqual([true, true])
  await stop(campaign)
})
