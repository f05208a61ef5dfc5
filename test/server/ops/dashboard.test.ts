import { waitingKinds } from '@storefront/contract/domain/ops/waiting'
import { track } from '../../factories/track'
import { idOf, paidOrder } from '../support/after-sales'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

/** A site in Shanghai, whose 6 May begins at 16:00 UTC of the 5th. */
const DAY = '2026-05-06'
const LAST_SECOND_BEFORE = '2026-05-05T15:59:59.999Z'
const MIDNIGHT = '2026-05-05T16:00:00Z'
const LAST_SECOND = '2026-05-06T15:59:59.999Z'
const NEXT_MIDNIGHT = '2026-05-06T16:00:00Z'

let t: TestApp
let analyst: Client
const order = { a: 0, b: 0, c: 0, d: 0, recharge: 0 }
let cup = 0

/** An order that was made and paid for at a moment, with one payment of some minor units. */
async function paidAt(moment: string, amount: number): Promise<number> {
  const scene = await paidOrder(t, 2, { name: '看板杯' })
  const id = await idOf(t, scene.number)
  cup = scene.cup.id
  await t.make(async (tx) => {
    await tx.rows('update shop_order set created_at = $3, paid_at = $3 where tenant_id = $1 and id = $2', [
      MAIN,
      id,
      moment,
    ])
    await tx.rows('update ledger_entry set created_at = $3, amount = $4 where tenant_id = $1 and order_id = $2', [
      MAIN,
      id,
      moment,
      amount,
    ])
  })
  return id
}

beforeAll(async () => {
  t = await startTestApp()
  analyst = (await t.user({ perms: ['base.read_analytics'] })).client
  order.a = await paidAt(LAST_SECOND_BEFORE, 100_00)
  order.b = await paidAt(MIDNIGHT, 30_50)
  order.c = await paidAt(LAST_SECOND, 5_00)
  order.d = await paidAt(NEXT_MIDNIGHT, 9_00)
  order.recharge = await paidAt(MIDNIGHT, 1_000_00)
  await t.make(async (tx) => {
    await tx.rows(
      "insert into ledger_entry (tenant_id, order_id, kind, vendor, amount, ref, created_at) values ($1, $2, 'refund', 'wechat', -4000, 'R1', $3)",
      [MAIN, order.a, MIDNIGHT],
    )
    await tx.rows(
      "update order_line set ctype = 'shop.rechargeorderline', product_id = null, variant_id = null where tenant_id = $1 and order_id = $2",
      [MAIN, order.recharge],
    )
    await track(tx, MAIN, [
      { at: LAST_SECOND_BEFORE, visit: 'one', page: '/' },
      { at: MIDNIGHT, visit: 'one', page: '/?utm_campaign=_sp_pro&utm_source=wechat' },
      { at: MIDNIGHT, visit: 'one', page: '/post/article/1' },
      { at: LAST_SECOND, visit: 'two', page: '/event/1?utm_campaign=_sp_int' },
      { at: LAST_SECOND, visit: 'two', page: '/', name: 'coupon_receive' },
      { at: NEXT_MIDNIGHT, visit: 'three', page: '/' },
    ])
    await track(tx, OTHER, [{ at: MIDNIGHT, visit: 'elsewhere', page: '/' }])
  })
})
afterAll(() => t.stop())

const dashboard = async (from: string, to: string): Promise<Loose> =>
  (await analyst.get(`/ops/base/dashboard/?from=${from}&to=${to}`)).body

describe('dashboard', () => {
  test('counts what lies between two midnights of the site, and subtracts refunds on their own day', async () => {
    const { totals, days } = await dashboard(DAY, DAY)
    // 30.50 + 5.00 came in, 40.00 went back; the recharge is no sale.
    expect(totals).toEqual({
      sales: '-4.50',
      refunds: '40.00',
      orders: 2,
      paid_orders: 2,
      page_views: 3,
      visitors: 2,
      conversion: 100,
      verifications: 0,
    })
    expect(days).toMatchObject([{ date: DAY, sales: '-4.50', orders: 2, visitors: 2 }])
  })

  test('has a row for each day, and counts a visitor of two days once in the totals', async () => {
    const { totals, days } = await dashboard('2026-05-04', '2026-05-07')
    expect(days.map(({ date, sales, page_views }: Loose) => [date, sales, page_views])).toEqual([
      ['2026-05-04', '0.00', 0],
      ['2026-05-05', '100.00', 1],
      ['2026-05-06', '-4.50', 3],
      ['2026-05-07', '9.00', 1],
    ])
    expect(totals).toMatchObject({ sales: '104.50', refunds: '40.00', paid_orders: 4, visitors: 3, conversion: 133.3 })
  })

  test('names the products that were paid for, less what came back', async () => {
    await t.make((tx) =>
      tx.rows('update order_line set returned = 1, return_amount = upit where tenant_id = $1 and order_id = $2', [
        MAIN,
        order.d,
      ]),
    )
    const { top } = await dashboard('2026-05-07', '2026-05-07')
    expect(top.products).toEqual([{ id: expect.any(Number), name: '看板杯', count: 1, amount: '128.00' }])
    expect(cup).toBeGreaterThan(0)
  })

  test.each([
    ['2026-05-07', '2026-05-06', '不在可选范围内'],
    ['2026-01-01', '2026-04-03', '最多 92 项'],
  ])('refuses the days from %s to %s', async (from, to, reason) => {
    expect((await analyst.get(`/ops/base/dashboard/?from=${from}&to=${to}`)).body.fields).toEqual({ to: reason })
    expect((await analyst.get(`/ops/base/analytics/?from=${from}&to=${to}`)).body.fields).toEqual({ to: reason })
  })

  test('gives 92 days, of which an empty one has no conversion', async () => {
    const { totals, days } = await dashboard('2026-01-01', '2026-04-02')
    expect([days.length, totals.conversion, totals.sales]).toEqual([92, null, '0.00'])
  })
})

describe('analytics', () => {
  const analytics = async (event = ''): Promise<Loose> =>
    (await analyst.get(`/ops/base/analytics/?from=${DAY}&to=${DAY}${event && `&event=${event}`}`)).body

  test('counts events by name, campaign, source and day, of the own site alone', async () => {
    expect(await analytics()).toEqual({
      from: DAY,
      to: DAY,
      events: [
        { name: 'page_view', count: 3, visitors: 2 },
        { name: 'coupon_receive', count: 1, visitors: 1 },
      ],
      campaigns: [
        { name: '', count: 2, visitors: 2 },
        { name: '_sp_int', count: 1, visitors: 1 },
        { name: '_sp_pro', count: 1, visitors: 1 },
      ],
      sources: [
        { name: '', count: 3, visitors: 2 },
        { name: 'wechat', count: 1, visitors: 1 },
      ],
      days: [{ date: DAY, count: 4, visitors: 2 }],
    })
  })

  test('counts one event by itself, with all names beside it', async () => {
    const { events, days, campaigns } = await analytics('coupon_receive')
    expect(events).toHaveLength(2)
    expect(campaigns).toEqual([{ name: '', count: 1, visitors: 1 }])
    expect(days).toEqual([{ date: DAY, count: 1, visitors: 1 }])
  })
})

describe('home', () => {
  const kinds = async (...perms: string[]) => {
    const { body } = await (await t.user({ perms })).client.get('/ops/base/home/')
    return { kinds: body.waiting.map(({ kind }: Loose) => kind), today: body.today, mine: body.my_verifications }
  }

  test('tells only what the permissions let the caller answer', async () => {
    expect(await kinds('shop.verify_eticket')).toEqual({ kinds: [], today: null, mine: 0 })
    expect((await kinds('shop.change_product')).kinds).toEqual(['low_stock'])
    expect((await kinds('shop.change_order')).kinds).toEqual([
      'orders_to_ship',
      'orders_urged',
      'returns',
      'returned_goods',
      'failed_refunds',
    ])
    const owner = await kinds('*')
    expect(owner.kinds).toEqual(waitingKinds)
    expect(owner.today).toMatchObject({ orders: expect.any(Number) })
  })

  test('counts what waits, as the list that it leads to does', async () => {
    const clerk = (await t.user({ perms: ['*'] })).client
    const waiting = Object.fromEntries(
      (await clerk.get('/ops/base/home/')).body.waiting.map(({ kind, count }: Loose) => [kind, count]),
    )
    const listed = async (path: string) => (await clerk.get(path)).body.count
    expect(waiting.orders_to_ship).toBe(await listed('/ops/shop/order/?tab=wait_ship'))
    expect(waiting.returns).toBe(await listed('/ops/shop/orderlinereturn/?tab=waiting'))
    expect(waiting.low_stock).toBe(await listed('/ops/shop/product/?low=true'))
    expect(waiting.posts_held).toBe(await listed('/ops/moderation/item/?tab=pending'))
    expect(waiting.posts_reported).toBe(await listed('/ops/moderation/item/?tab=reported'))
    expect(waiting.feedback_open).toBe(await listed('/ops/feedback/feedback/?tab=open'))
    expect(waiting.withdrawals).toBe(await listed('/ops/shop/withdrawal/?tab=waiting'))
    expect(waiting.promoters).toBe(await listed('/ops/distribution/promoter/?status=applied'))
    expect(waiting.coin_flags).toBe(await listed('/ops/gamification/flag/?tab=open'))
    expect(waiting.raffle_prizes).toBe(await listed('/ops/raffle/prize/?status=claimed'))
    expect(waiting.raffle_promoters).toBe(await listed('/ops/raffle/promoter/'))
    expect(waiting.orders_to_ship).toBeGreaterThan(3)
  })

  test('is not for users without a permission', async () => {
    expect((await (await t.user()).client.get('/ops/base/home/')).status).toBe(403)
  })
})
