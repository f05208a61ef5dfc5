import { startTestApp, type TestApp } from '../support/app'
import { apply, books, opsStep, paidOrder, type Scene } from '../support/after-sales'
import { makeBuyer } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const act = ({ buyer, number }: Scene, action: 'urge' | 'revoke') =>
  buyer.client.post(`/shop/order/${number}/process/`, { action }, { key: true })
const inventoryOf = async ({ cup }: Scene) =>
  (
    await t.make((tx) =>
      tx.rows<{ inventory: number }>('select inventory from variant where tenant_id = 1 and id = $1', [
        cup.variants[0] ?? 0,
      ]),
    )
  )[0]?.inventory

test('a buyer cancels a paid order that is not packed: money, stock and fee go back, and it is closed', async () => {
  const scene = await paidOrder(t)
  expect((await scene.read()).actions).toEqual(['urge', 'revoke'])
  expect(await inventoryOf(scene)).toBe(8)
  const reply = await act(scene, 'revoke')
  expect(reply).toMatchObject({ status: 200, body: { actions: [] } })
  await t.due.runDue(t.ports.clock.now())
  expect((await scene.read()).status).toBe('closed')
  const { ledger, refunded, total, due } = await books(t, scene.number)
  expect([refunded, due, ledger]).toEqual([total, 0, 0])
  expect(await inventoryOf(scene)).toBe(10)
  expect((await act(scene, 'revoke')).body.err_code).toBe('42004')
})

test('of an order with an open return, the rest alone is refunded', async () => {
  const scene = await paidOrder(t)
  await apply(scene)
  expect((await act(scene, 'revoke')).status).toBe(200)
  await t.due.runDue(t.ports.clock.now())
  expect(await scene.read()).toMatchObject({ status: 'wait_ship', lines: [{ returns: [{}, {}] }] })
})

test('an order with a parcel is not cancelled, nor one that is not paid or another buyer’s', async () => {
  const scene = await paidOrder(t)
  await opsStep(t, scene, {
    action: 'ship',
    parcels: [{ carrier: '', tracking_no: '', lines: [{ line_id: scene.line, quantity: 1 }] }],
  })
  expect((await scene.read()).actions).not.toContain('revoke')
  expect((await act(scene, 'revoke')).status).toBe(409)
  const stranger = await makeBuyer(t)
  expect((await act({ ...scene, buyer: stranger }, 'revoke')).body.err_code).toBe('42008')
})

test('a buyer urges the shop once a day, and the order’s history tells it', async () => {
  const scene = await paidOrder(t)
  expect((await act(scene, 'urge')).body).toMatchObject({ status: 'wait_ship', actions: ['urge', 'revoke'] })
  const again = await act(scene, 'urge')
  expect([again.status, again.body.err_code, again.body.detail]).toEqual([
    409,
    '42011',
    '已提醒店家发货，24 小时内无需重复提醒',
  ])
  const steps = await t.make((tx) =>
    tx.rows<{ action: string }>(
      `select g.action from order_log g join shop_order o on o.tenant_id = g.tenant_id and o.id = g.order_id
       where g.tenant_id = 1 and o.number = $1 and g.action = 'urge'`,
      [scene.number],
    ),
  )
  expect(steps).toHaveLength(1)
})
