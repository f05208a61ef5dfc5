import { books, idOf, paidOrder, type Scene } from '../server/support/after-sales'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const act = (process: number, { buyer, number }: Scene, action: 'urge' | 'revoke') =>
  environment.client(process, buyer.token).post(`/shop/order/${number}/process/`, { action }, { key: true })
async function pack(process: number, scene: Scene) {
  const id = await idOf(environment.t, scene.number)
  return environment
    .client(process, scene.operator.token)
    .post(`/ops/shop/order/${id}/process/`, { action: 'ship', carrier: '', tracking_no: '' }, { key: true })
}

test('of a buyer who cancels and a clerk who packs one succeeds, and no piece is both packed and refunded', async () => {
  for (const first of times(6)) {
    const scene = await paidOrder(environment.t, 2, { price: 1000 })
    const calls = [() => act(0, scene, 'revoke'), () => pack(1, scene)]
    const replies = await Promise.all((first % 2 === 0 ? calls : calls.reverse()).map((call) => call()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    await environment.t.due.runDue(environment.t.ports.clock.now())
    const { status } = await scene.read()
    const { ledger, refunded, total } = await books(environment.t, scene.number)
    expect([status, ledger, refunded]).toEqual(status === 'closed' ? ['closed', 0, total] : ['wait_ship', total, 0])
  }
})

test('of cancellations at once one refunds the order', async () => {
  const scene = await paidOrder(environment.t, 2, { price: 1000 })
  const replies = await Promise.all(times(6).map((n) => act(n, scene, 'revoke')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  await environment.t.due.runDue(environment.t.ports.clock.now())
  const { ledger, refunded, total } = await books(environment.t, scene.number)
  expect([ledger, refunded]).toEqual([0, total])
})

test('control: a cancellation that looks for parcels without the lock of the order misses one that is made meanwhile', async () => {
  const scene = await paidOrder(environment.t, 2, { price: 1000 })
  const id = await idOf(environment.t, scene.number)
  const parcels = await environment.t.database.of(1).tx(async (tx) => {
    const rows = await tx.rows('select 1 from order_delivery where tenant_id = 1 and order_id = $1', [id])
    expect((await pack(1, scene)).status).toBe(200)
    return rows
  })
  expect(parcels).toEqual([])
})

test('of six taps on the button that urges the shop one is noted', async () => {
  const scene = await paidOrder(environment.t, 1)
  const replies = await Promise.all(times(6).map((n) => act(n, scene, 'urge')))
  expect(tally(replies)['ok']).toBe(1)
})
