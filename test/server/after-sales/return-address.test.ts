import { apply, opsStep, paidOrder, stepReturn } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import { configure } from '../support/site'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await configure(t, { return_address: '杭州市西湖区 1 号 退货组 13800000000' })
})
afterAll(() => t.stop())

/** A return of a piece that was sent, or of money alone. */
async function requestReturn(kind: 'refund_only' | 'return_goods') {
  const scene = await paidOrder(t, 1, { price: 1000 })
  await opsStep(t, scene, { action: 'ship', carrier: '顺丰速运', tracking_no: 'SF1' })
  const { number } = (await apply(scene, { kind, amount: '1.00' })).body
  return { ...scene, number }
}
const lastNote = async ({ buyer, number }: Awaited<ReturnType<typeof requestReturn>>) =>
  (await buyer.client.get(`/shop/orderlinereturn/${number}/`)).body.logs.find(
    ({ action }: { action: string }) => action === 'agree',
  ).note

test('a buyer who sends goods back reads the address of the shop, or the one that staff wrote', async () => {
  const one = await requestReturn('return_goods')
  await stepReturn(one.operator.client, one.number, 'agree')
  expect(await lastNote(one)).toBe('杭州市西湖区 1 号 退货组 13800000000')
  const other = await requestReturn('return_goods')
  await stepReturn(other.operator.client, other.number, 'agree', { note: ' 寄到 2 号仓 ' })
  expect(await lastNote(other)).toBe('寄到 2 号仓')
})

test('a return of money alone has no address', async () => {
  const one = await requestReturn('refund_only')
  await stepReturn(one.operator.client, one.number, 'agree')
  expect(await lastNote(one)).toBe('')
})
