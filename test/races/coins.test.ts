import type { Connection } from '../../server/src/core/database.types'
import { matureCoins } from '../../server/src/domains/promotion/coins/mature'
import { takeBackOrderCoins } from '../../server/src/domains/promotion/coins/order-award'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { makeCoinRule } from '../factories/promotion'
import { opsStep, paidOrder } from '../server/support/after-sales'
import { MAIN } from '../server/support/app'
import { callDuring, callInLine } from './overlap'
import { jobContext, type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const DIAMONDS =
  "select coalesce(sum(amount), 0)::int as diamonds from balance where tenant_id = 1 and user_id = $1 and kind = 'diamond'"
const diamondsOf = async (tx: Connection, userId: number) =>
  (await tx.rows<{ diamonds: number }>(DIAMONDS, [userId]))[0]?.diamonds

const DAY_MS = 86_400_000
const HOLD_DAYS = 15

/** A completed order that earned 10 diamonds, at once unless said. */
async function createScene(holdDays = 0) {
  const { t } = environment
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'order', point: 0, charm: 0, holdDays }))
  const scene = await paidOrder(t, 1, { price: 10_000 })
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  const ctx = await jobContext(environment)
  const [award] = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from coin_award where tenant_id = 1 and ref = $1', [scene.number]),
  )
  const { id: userId } = scene.buyer
  return {
    userId,
    mature: () => matureCoins({ ...ctx, now: new Date(ctx.now.getTime() + HOLD_DAYS * DAY_MS) }, String(award?.id)),
    /** The order's money goes back, or a part of it. */
    refund: async (tx: Connection, part = 1) => {
      await tx.rows('update shop_order set refunded = total / $2 where tenant_id = 1 and number = $1', [
        scene.number,
        part,
      ])
      await takeBackOrderCoins(
        { tenant: ctx.tenant, now: ctx.now },
        tx,
        { user_id: userId, number: scene.number },
        'R1',
      )
    },
    spend: (tx: Connection) =>
      changeBalance(tx, {
        tenantId: MAIN,
        userId,
        kind: 'diamond',
        change: -10,
        reason: 'raffle',
        ref: scene.number,
        now: ctx.now,
      }),
    inOther: <R>(call: (tx: Connection) => Promise<R>) => t.database.of(MAIN).tx(call),
    left: () => t.make((tx) => diamondsOf(tx, userId)),
  }
}

test('coins that are spent while their order is refunded are owed, or cannot be spent, whichever is first', async () => {
  const { refund, spend, inOther, left } = await createScene()
  await callDuring(environment, spend, () => inOther(refund))
  expect(await left()).toBe(-10)
  const other = await createScene()
  expect(await callDuring(environment, other.refund, () => other.inOther(other.spend))).toBeNull()
  expect(await other.left()).toBe(0)
})

test('two that take back coins of one order at once take them once', async () => {
  const { refund, inOther, left } = await createScene()
  await callDuring(environment, refund, () => inOther(refund))
  expect(await left()).toBe(0)
})

test('control: what is taken back by a balance that was read before the spending is not owed', async () => {
  const { userId, spend, inOther, left } = await createScene()
  await inOther(async (tx) => {
    const amount = (await diamondsOf(tx, userId)) ?? 0
    await inOther(spend)
    expect(amount).toBe(10)
    await tx.rows(
      "update balance set amount = $2::bigint - 10 where tenant_id = 1 and user_id = $1 and kind = 'diamond'",
      [userId, amount],
    )
  })
  expect(await left()).toBe(0)
})

test('coins that mature while their order is refunded are not given, or taken back, whichever is first', async () => {
  for (const [part, share] of [
    [1, 0],
    [2, 5],
  ] as const) {
    const one = await createScene(HOLD_DAYS)
    await callDuring(environment, (tx) => one.refund(tx, part), one.mature)
    expect(await one.left()).toBe(share)
    const two = await createScene(HOLD_DAYS)
    await callInLine(environment, two.userId, [two.mature, () => two.inOther((tx) => two.refund(tx, part))])
    expect(await two.left()).toBe(share)
  }
})

test('coins that mature twice at once are given once', async () => {
  const { userId, mature, left } = await createScene(HOLD_DAYS)
  await callInLine(environment, userId, [mature, mature])
  expect(await left()).toBe(10)
})

test('control: coins that are given by an award that was read before the refund are never taken back', async () => {
  const { userId, refund, inOther, left } = await createScene(HOLD_DAYS)
  await inOther(async (tx) => {
    const awards = await tx.rows<{ diamond: number }>(
      "select diamond from coin_award where tenant_id = 1 and user_id = $1 and state = 'pending'",
      [userId],
    )
    await inOther(refund)
    expect(awards).toEqual([{ diamond: 10 }])
    await changeBalance(tx, {
      tenantId: MAIN,
      userId,
      kind: 'diamond',
      change: 10,
      reason: 'coin_order',
      ref: 'control',
      now: new Date(),
    })
  })
  expect(await left()).toBe(10)
})
