import type { Connection } from '../../server/src/db/connection'
import { takeBackOrderCoins } from '../../server/src/families/promotion/coins/order-award'
import { changeBalance } from '../../server/src/families/wallet/balance/balance'
import { makeCoinRule } from '../factories/promotion'
import { apply, opsStep, paidOrder, stepReturn } from '../server/support/after-sales'
import { MAIN } from '../server/support/app'
import { callDuring } from './overlap'
import { jobContext, type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
  await environment.t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'order', point: 0, charm: 0 }))
})
afterAll(() => environment.stop())

const DIAMONDS = "select coalesce(sum(amount), 0)::int as diamonds from balance where tenant_id = 1 and user_id = $1 and kind = 'diamond'"
const diamondsOf = async (tx: Connection, userId: number) => (await tx.rows<{ diamonds: number }>(DIAMONDS, [userId]))[0]?.diamonds

/** A completed order that earned 10 diamonds, and was refunded in full behind the coins' back. */
async function createScene() {
  const { t } = environment
  const scene = await paidOrder(t, 1, { price: 10_000 })
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  const { body } = await apply(scene, { amount: '100.00' })
  await stepReturn(scene.operator.client, body.number, 'agree')
  const ctx = await jobContext(environment)
  const buyer = { user_id: scene.buyer.id, number: scene.number }
  return {
    userId: scene.buyer.id,
    takeBack: (tx: Connection) => takeBackOrderCoins({ tenant: ctx.tenant, now: ctx.now }, tx, buyer, body.number),
    spend: (tx: Connection) =>
      changeBalance(tx, { tenantId: MAIN, userId: scene.buyer.id, kind: 'diamond', change: -10, reason: 'raffle', ref: scene.number, now: ctx.now }),
    inOther: <R>(call: (tx: Connection) => Promise<R>) => t.database.of(MAIN).tx(call),
    left: () => t.make((tx) => diamondsOf(tx, scene.buyer.id)),
  }
}

test('coins that are spent while their order is refunded are owed, or cannot be spent, whichever is first', async () => {
  const { takeBack, spend, inOther, left } = await createScene()
  await callDuring(environment, spend, () => inOther(takeBack))
  expect(await left()).toBe(-10)
  const other = await createScene()
  expect(await callDuring(environment, other.takeBack, () => other.inOther(other.spend))).toBeNull()
  expect(await other.left()).toBe(0)
})

test('two that take back coins of one order at once take them once', async () => {
  const { takeBack, inOther, left } = await createScene()
  await callDuring(environment, takeBack, () => inOther(takeBack))
  expect(await left()).toBe(0)
})

test('control: what is taken back by a balance that was read before the spending is not owed', async () => {
  const { userId, spend, inOther, left } = await createScene()
  await inOther(async (tx) => {
    const amount = (await diamondsOf(tx, userId)) ?? 0
    await inOther(spend)
    expect(amount).toBe(10)
    await tx.rows("update balance set amount = $2::bigint - 10 where tenant_id = 1 and user_id = $1 and kind = 'diamond'", [userId, amount])
  })
  expect(await left()).toBe(0)
})
