import type { Connection } from '../../server/src/core/database.types'
import { ticketCalls } from '../server/support/tickets'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  environment = await startRaceEnvironment()
  calls = ticketCalls(environment.t)
})
afterAll(() => environment.stop())

/** Somebody on the waiting list whose offer ends now. */
async function createEndingOffer() {
  const { t } = environment
  const { id, types } = await calls.make({
    seats: 1,
    hasWaitingList: true,
    offerMinutes: 60,
    refundHours: 0,
    types: [{ price: 100 }],
  })
  const [first, next] = [await calls.buyer(), await calls.buyer()]
  const { number: soldNumber } = (await calls.submit(first.client, [{ ticket_id: types[0] ?? 0, quantity: 1 }])).body
  await calls.join(next.client, id, types[0] ?? 0, 1)
  await calls.process(first.client, soldNumber, 'cancel')
  const { order_number: number } = await calls.place(next.client, id)
  const [order] = await t.make((tx) =>
    tx.rows<{ id: number; end: string }>(
      'select id, pay_before as "end" from shop_order where tenant_id = 1 and number = $1',
      [number],
    ),
  )
  if (!order) throw new Error('no offer')
  return {
    id: order.id,
    end: new Date(order.end),
    status: async () => (await next.client.get(`/event/ticketorder/${number}/`)).body.status as string,
  }
}

/** Accepts an offer, with the statements of acceptOffer before it reschedules its job. */
const accept = (id: number, payBefore: Date) => async (tx: Connection) => {
  await tx.rows('update shop_order set pay_before = $2 where tenant_id = 1 and id = $1', [id, payBefore])
  await tx.rows("update ticket_order set offer = 'accepted' where tenant_id = 1 and order_id = $1", [id])
}

test('an offer that is accepted while it ends is an order that is paid within its time', async () => {
  const { id, end, status } = await createEndingOffer()
  const later = new Date(end.getTime() + 1_800_000)
  await callDuring(environment, accept(id, later), () => environment.otherDue.runDue(end))
  expect(await status()).toBe('unpaid')
  await environment.otherDue.runDue(later)
  expect(await status()).toBe('closed')
})

test('control: an end that looks at the status of its order alone closes one whose offer was accepted', async () => {
  const { id, end, status } = await createEndingOffer()
  await callDuring(environment, accept(id, new Date(end.getTime() + 1_800_000)), () =>
    environment.t.make((tx) =>
      tx.rows("update shop_order set status = 'closed' where tenant_id = 1 and id = $1 and status = 'unpaid'", [id]),
    ),
  )
  expect(await status()).toBe('closed')
})
