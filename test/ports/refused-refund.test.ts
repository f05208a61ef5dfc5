import { REFUND_ATTEMPTS_MAX } from '@storefront/contract/constants'
import { startTestApp, type TestApp } from '../server/support/app'
import { apply, paidOrder, stepReturn } from '../server/support/after-sales'
import { startVendors, type Vendors } from './vendors'

let t: TestApp
let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
  t = await startTestApp()
})
afterAll(async () => {
  await t.stop()
  await vendors.close()
})

test.each(['wechat', 'alipay'] as const)(
  '%s: operators read the reason of the vendor for a refused refund and can settle it',
  async (vendor) => {
    // The vendor's own adapter over HTTP: it knows of no such payment.
    const refund = (_account: unknown, request: Parameters<Vendors['ports']['payments']['wechat']['refund']>[1]) =>
      vendors.ports.payments[vendor].refund(vendors.accounts.payments[vendor], request)
    jest.spyOn(t.ports.payments[vendor], 'refund').mockImplementation(refund as never)
    const scene = await paidOrder(t, 2)
    if (vendor === 'alipay') await t.make((tx) => tx.exec("update payment set vendor = 'alipay'"))
    const { number } = (await apply(scene, { quantity: 2, amount: '256' })).body
    await stepReturn(scene.operator.client, number, 'agree')
    for (let n = 0; n < REFUND_ATTEMPTS_MAX; n++) {
      t.ports.clock.forward(3700)
      await t.due.runDue(t.ports.clock.now())
    }
    const readReturn = async () => (await scene.operator.client.get(`/shop/orderlinereturn/${number}/`)).body
    expect((await readReturn()).refund).toMatchObject({ status: 'failed', actions: ['retry', 'settle'] })
    expect((await readReturn()).refund.reason).toMatch(/不存在|NOT_EXIST/)
    const settlement = { action: 'settle', note: '线下转账' }
    await scene.operator.client.post(`/ops/shop/refund/${(await readReturn()).refund.id}/process/`, settlement, {
      key: true,
    })
    expect(await readReturn()).toMatchObject({ status: 'refunded', refund: { status: 'done' } })
  },
)
