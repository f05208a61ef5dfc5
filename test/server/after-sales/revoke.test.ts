import { startTestApp, type TestApp } from '../support/app'
import { apply, books, idOf, opsStep, paidOrder, type Scene } from '../support/after-sales'
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

test('orders that buyers urged are a filter of staff until they are sent, with the same number among what waits', async () => {
  const clerk = (await t.user({ perms: ['shop.change_order'] })).client
  const [urged, calm] = [await paidOrder(t), await paidOrder(t)]
  await act(urged, 'urge')
  const numbersAt = async (path: string): Promise<string[]> =>
    (await clerk.get(path)).body.results.map(({ number }: { number: string }) => number)
  const both = async (path: string) => {
    const numbers = await numbersAt(path)
    return [urged, calm].map(({ number }) => numbers.includes(number))
  }
  const countWaiting = async (): Promise<number> =>
    (await clerk.get('/studio/overview/')).body.waiting.find(({ kind }: { kind: string }) => kind === 'orders_urged')
      .count
  for (const list of ['/studio/shop/order/', '/ops/shop/order/']) {
    expect(await both(`${list}?urged=true`)).toEqual([true, false])
    expect(await both(`${list}?urged=false`)).toEqual([false, true])
    expect(await both(`${list}?urged=true&tab=unpaid`)).toEqual([false, false])
  }
  const count = await countWaiting()
  expect((await clerk.get('/studio/shop/order/?urged=true')).body.count).toBe(count)
  const path = `/studio/shop/order/${await idOf(t, urged.number)}/`
  expect((await clerk.get(path)).body.urged).toEqual(expect.any(String))
  await opsStep(t, urged, { action: 'ship', carrier: '顺丰', tracking_no: 'SF1390026640123' })
  expect(await both('/studio/shop/order/?urged=true')).toEqual([false, false])
  expect((await clerk.get(path)).body.urged).toBeNull()
  expect(await countWaiting()).toBe(count - 1)
})
