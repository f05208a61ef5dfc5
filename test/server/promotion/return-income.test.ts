import { apply, paidOrder, pay, stepReturn } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import { promoterCalls } from '../support/promotion'
import { makeBuyer, order, stock } from '../support/shopping'

const DAY = 86_400

let t: TestApp
let calls: ReturnType<typeof promoterCalls>
beforeAll(async () => {
  t = await startTestApp()
  calls = promoterCalls(t)
  await calls.open({ rate: 1000 })
})
afterAll(() => t.stop())

const runDue = () => t.due.runDue(t.ports.clock.now())

/** An order of one piece at 100.00 through a promoter, of which the whole piece was given back for `amount`. */
async function returnedOrder(amount: string) {
  const [promoter, buyer, cup] = [await calls.promoter(), await makeBuyer(t), await stock(t, { price: 10_000 })]
  await calls.visit(buyer, promoter.code)
  const newOrder = await order(buyer, cup)
  await pay(t, buyer, newOrder)
  const scene = { ...(await paidOrder(t)), buyer, line: newOrder.lines[0].id as number }
  const { number } = (await apply(scene, { amount })).body
  await stepReturn(scene.operator.client, number, 'agree')
  await runDue()
  expect((await buyer.client.get(`/shop/order/${newOrder.number}/`)).body.status).toBe('closed')
  return promoter
}

test('the commission of what a shop keeps of an order that was returned for less settles in its time', async () => {
  const promoter = await returnedOrder('60')
  expect(await calls.sums(promoter)).toMatchObject({ pending: '4.00', available: '0.00' })
  t.ports.clock.forward(14 * DAY)
  await runDue()
  expect(await calls.sums(promoter)).toMatchObject({ pending: '4.00', available: '0.00' })
  t.ports.clock.forward(2 * DAY)
  await runDue()
  await runDue()
  expect(await calls.sums(promoter)).toMatchObject({ pending: '0.00', settled: '4.00', available: '4.00' })
})

test('an order that was returned for all that was paid brings nothing', async () => {
  const promoter = await returnedOrder('100')
  t.ports.clock.forward(16 * DAY)
  await runDue()
  expect(await calls.sums(promoter)).toMatchObject({ pending: '0.00', settled: '0.00', available: '0.00' })
})
