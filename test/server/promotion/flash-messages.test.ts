import { makeCoupon } from '../../factories/coupon'
import { makeProduct } from '../../factories/product'
import { makeCoinRule } from '../../factories/promotion'
import { changeBalance } from '../../../server/src/domains/wallet/balance/balance'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { promoterCalls } from '../support/promotion'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

type User = Awaited<ReturnType<TestApp['user']>>
const at = (seconds: number) => new Date(t.ports.clock.now().getTime() + seconds * 1000).toISOString()
const waiting = async ({ client }: User) => (await client.get('/flashmessage/')).body.results

/** A raffle as operators write it, published; every turn of it wins this prize. */
async function publishedRaffle(
  kind: 'draw' | 'wheel',
  prize: object,
): Promise<{ id: number; process: (action: string) => Promise<void> }> {
  const { client } = await t.user({ perms: ['raffle.change_raffle', 'shop.change_coupon', 'shop.change_product'] })
  const prizes = [{ quantity: 3, value: '1', odds: 10_000, ...prize }]
  const dates = { start: at(-3600), end: at(3600), claim_days: 3 }
  const input = {
    title: '转一转',
    abstract: '',
    kind,
    ...dates,
    price: 1,
    max_tickets: 5,
    rules: '<p>规则</p>',
    prizes,
  }
  const { body } = await client.post('/ops/raffle/raffle/', input, { key: true })
  const process = async (action: string) => {
    const { status } = await client.post(`/ops/raffle/raffle/${body.id}/process/`, { action }, { key: true })
    expect(status).toBe(200)
  }
  await process('publish')
  return { id: body.id, process }
}

async function player(): Promise<User> {
  const user = await t.user()
  const change = {
    tenantId: MAIN,
    userId: user.id,
    kind: 'diamond',
    change: 10,
    reason: 'grant',
    ref: `f${user.id}`,
    now: t.ports.clock.now(),
  } as const
  await t.make((tx) => changeBalance(tx, change))
  return user
}

/** Wins a prize by a turn, lets its result be shown, and claims it; what the claim popped up. */
async function claimedPopups(user: User, prize: object) {
  const { id } = await publishedRaffle('wheel', prize)
  const spin = (await user.client.post(`/raffle/raffle/${id}/spin/`, {}, { key: true })).body
  await user.client.post(`/raffle/spin/${spin.id}/seen/`, {}, { key: true })
  return (await user.client.post(`/raffle/prize/${spin.win}/claim/`, {}, { key: true })).body.flashMessages
}

test('a claimed coupon pops up as coupons, once', async () => {
  const [user, coupon] = [await player(), await t.make((tx) => makeCoupon(tx, MAIN, { label: '满减券', leftCount: 5 }))]
  expect(await claimedPopups(user, { name: '满减券', kind: 'coupon', ref: coupon })).toMatchObject([
    { kind: 'coupons', description: '转一转', coupons: [{ label: '满减券', type: 'R' }] },
  ])
  expect(await waiting(user)).toEqual([])
})

test('a claimed pickup voucher pops up as pickupvoucher, once', async () => {
  const [user, product] = [await player(), await t.make((tx) => makeProduct(tx, MAIN))]
  const popups = await claimedPopups(user, { name: '提货券', kind: 'pickup_voucher', ref: product.id })
  expect(popups).toMatchObject([{ kind: 'pickupvoucher', description: '提货券', subDescription: '转一转' }])
  expect(await waiting(user)).toEqual([])
})

test('becoming a promoter, or one of another kind, waits as dist_grant and is shown once', async () => {
  const promotion = promoterCalls(t)
  await promotion.open({ rate: 1000 })
  const [who, staff] = [await promotion.promoter(), await promotion.operator()]
  const { client } = who
  const read = async () => (await client.get('/flashmessage/')).body.results
  expect(await read()).toMatchObject([
    { kind: 'dist_grant', dist_grant: { dist_kind: 'promoter', msg: expect.stringMatching(/./) } },
  ])
  expect(await read()).toEqual([])
  await staff.client.post(
    `/ops/distribution/promoter/${await promotion.idOf(who)}/kind/`,
    { dist_kind: 'partner' },
    { key: true },
  )
  expect(await read()).toMatchObject([{ kind: 'dist_grant', dist_grant: { dist_kind: 'partner' } }])
  expect(await read()).toEqual([])
})

test('a cancelled raffle waits as a link for who had tickets, and comes with their next call that pops up, once', async () => {
  const [user, other] = [await player(), await player()]
  const { id, process } = await publishedRaffle('draw', { name: '钻石', kind: 'diamond', ref: 5 })
  await user.client.post(`/raffle/raffle/${id}/join/`, { tickets: 2 }, { key: true })
  await process('cancel')
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'sign_in' }))
  const { flashMessages } = (await user.client.post('/gamification/signin/', {}, { key: true })).body
  expect(flashMessages).toMatchObject([
    { kind: 'link', description: '转一转', link: { page_key: 'raffle.raffle', id } },
    { kind: 'gamification' },
  ])
  expect(await waiting(user)).toEqual([])
  expect(await waiting(other)).toEqual([])
})
