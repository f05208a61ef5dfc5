import type { Connection } from '../../server/src/db'
import { hasUnshipped } from '../../server/src/domains/orders/delivery/ship'
import { MAIN } from '../server/support/app'
import { apply, idOf, opsStep, paidOrder, stepReturn } from '../server/support/after-sales'
import { type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** A connection beside which something is done after its first statement. */
function withStepAfterFirst(tx: Connection, step: () => Promise<unknown>): Connection {
  let isDone = false
  return {
    exec: (sql) => tx.exec(sql),
    async rows(...statement) {
      const rows = await tx.rows<never>(...statement)
      if (!isDone) {
        isDone = true
        await step()
      }
      return rows
    },
  }
}

/** An order of two pieces: one is sent, the other asked back before it was. */
async function createReturnScene() {
  const { t } = environment
  const scene = await paidOrder(t, 2)
  await opsStep(t, scene, {
    action: 'ship',
    carrier: 'a',
    tracking_no: 'b',
    lines: [{ line_id: scene.line, quantity: 1 }],
  })
  const { number } = (await apply(scene, { amount: '128' })).body
  return {
    orderId: await idOf(t, scene.number),
    refuse: () => stepReturn(scene.operator.client, number, 'refuse', { note: 'x' }),
  }
}

test('a piece that a refused return gives back while one looks is still to be sent', async () => {
  const { orderId, refuse } = await createReturnScene()
  const isUnshipped = await environment.t.database
    .of(MAIN)
    .tx((tx) => hasUnshipped(withStepAfterFirst(tx, refuse), MAIN, orderId))
  expect(isUnshipped).toBe(true)
})

test('control: who looks for pieces and returns one after the other misses a piece that a refused return gives back', async () => {
  const { orderId, refuse } = await createReturnScene()
  const isUnshipped = await environment.t.database.of(MAIN).tx(async (tx) => {
    const beside = withStepAfterFirst(tx, refuse)
    const left = await beside.rows(
      'select 1 from order_line where tenant_id = 1 and order_id = $1 and quantity > shipped + unsent',
      [orderId],
    )
    const pending = await beside.rows(
      "select 1 from order_return where tenant_id = 1 and order_id = $1 and unsent > 0 and status = 'applied'",
      [orderId],
    )
    return left.length + pending.length > 0
  })
  expect(isUnshipped).toBe(false)
})
