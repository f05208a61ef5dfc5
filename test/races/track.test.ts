import { MAIN } from '../server/support/app'
import { opsStep, paidOrder } from '../server/support/after-sales'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** A parcel on its way. */
async function parcel() {
  const scene = await paidOrder(environment.t, 1)
  const { number } = (await opsStep(environment.t, scene, { action: 'ship', carrier: '中通快递', tracking_no: 'ZT1' }))
    .body.deliveries[0]
  return { scene, number }
}

test('of twenty concurrent visits to one parcel at two processes, one queries the carrier', async () => {
  const { scene, number } = await parcel()
  const { asked: queries } = environment.t.ports.logistics
  queries.length = 0
  await Promise.all(
    times(20).map((n) => environment.client(n, scene.buyer.token).get(`/shop/order_nodedelivery/${number}/nodes/`)),
  )
  expect(queries).toHaveLength(1)
})

test('control: check-then-write queries the carrier more than once', async () => {
  const { number } = await parcel()
  let calls = 0
  const lookThenAsk = () =>
    environment.t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ tracked_at: string | null }>(
        'select tracked_at from order_delivery where tenant_id = 1 and number = $1',
        [number],
      )
      if (row?.tracked_at !== null) return
      await tx.rows('update order_delivery set tracked_at = now() where tenant_id = 1 and number = $1', [number])
      calls++
    })
  await Promise.all(times(20).map(lookThenAsk))
  expect(calls).toBeGreaterThan(1)
})
