import type { Connection } from '../../server/src/core/database.types'
import { finishReturn } from '../../server/src/domains/after-sales/return/finish'
import { MAIN } from '../server/support/app'
import { apply, paidOrder, stepReturn } from '../server/support/after-sales'
import { callDuring } from './overlap'
import { jobContext, type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** An order that was not shipped, with a return of each of its two pieces whose money goes back now. */
async function createScene() {
  const { t } = environment
  const scene = await paidOrder(t, 2, { price: 1000 })
  for (const _ of times(2)) {
    const { body } = await apply(scene, { amount: '10' })
    await stepReturn(scene.operator.client, body.number, 'agree')
  }
  const [first, second] = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from order_return where tenant_id = 1 and line_id = $1 order by id', [
      scene.line,
    ]),
  )
  if (!first || !second) throw new Error('no returns')
  return { ...scene, first: first.id, second: second.id }
}

test('an order whose last two returns finish at once is closed', async () => {
  const ctx = await jobContext(environment)
  const { first, second, read } = await createScene()
  await callDuring(
    environment,
    (tx) => finishReturn(ctx, tx, first),
    () => ctx.db.tx((tx) => finishReturn(ctx, tx, second)),
  )
  expect(await read()).toMatchObject({ status: 'closed' })
})

test('control: of two returns that finish at once, each that looks for others without the lock of the order finds one', async () => {
  const { first, second } = await createScene()
  const { database } = environment.t
  const finish = async (tx: Connection, id: number) => {
    await tx.rows("update order_return set status = 'refunded' where tenant_id = 1 and id = $1", [id])
    return tx.rows("select id from order_return where tenant_id = 1 and id = any($1) and status = 'agreed'", [
      [first, second],
    ])
  }
  const leftForFirst = await database.of(MAIN).tx(async (tx) => {
    const left = await finish(tx, first)
    expect(await database.of(MAIN).tx((other) => finish(other, second))).toEqual([{ id: first }])
    return left
  })
  expect(leftForFirst).toEqual([{ id: second }])
})
