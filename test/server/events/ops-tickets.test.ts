import { startTestApp, type TestApp } from '../support/app'
import { ticketCalls } from '../support/tickets'

let t: TestApp
let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  t = await startTestApp()
  calls = ticketCalls(t)
})
afterAll(() => t.stop())

const staff = async (...perms: string[]) => (await t.user({ perms })).client

async function soldTickets() {
  const event = await calls.make({
    seats: 10,
    hasWaitingList: true,
    refundHours: 24,
    types: [{ quota: 6 }, { price: 0, accessCode: 'VIP', isActive: false }],
  })
  const buyer = await calls.buyer()
  const [ticket = 0] = event.types
  const paidNumber: string = (await calls.submit(buyer.client, [{ ticket_id: ticket, quantity: 2 }])).body.number
  await buyer.pay(paidNumber)
  const unpaidNumber: string = (await calls.submit(buyer.client, [{ ticket_id: ticket, quantity: 1 }])).body.number
  return { event: event.id, ticket, buyer, paidNumber, unpaidNumber }
}

test('operators see all events with how full they are, and all their types of tickets', async () => {
  const { event } = await soldTickets()
  const clerk = await staff('event.read_ticketorder')
  const { results } = (await clerk.get('/ops/event/event/')).body
  expect(results.find(({ id }: { id: number }) => id === event)).toMatchObject({
    seats_expected: 10,
    seats_available: 7,
  })
  expect((await clerk.get(`/ops/event/event/${event}/`)).body).toMatchObject({
    waiting: 0,
    tickets: [
      { left: 3, issued: 2, reserved: 1, is_active: true },
      { left: null, issued: 0, reserved: 0, is_active: false },
    ],
  })
  expect((await clerk.get('/ops/event/event/99999/')).body.err_code).toBe('10404')
})

test('operators find orders of an event by buyer, number and ticket code', async () => {
  const { event, buyer, paidNumber, unpaidNumber } = await soldTickets()
  const clerk = await staff('event.read_ticketorder')
  const numbers = async (query: string) =>
    (await clerk.get(`/ops/event/ticketorder/?event=${event}&${query}`)).body.results.map(
      ({ number }: { number: string }) => number,
    )
  expect(await numbers('')).toEqual([unpaidNumber, paidNumber])
  expect(await numbers('tab=completed')).toEqual([paidNumber])
  const { code } = (await buyer.client.get(`/event/ticketorder/${paidNumber}/`)).body.tickets[0]
  expect(await numbers(`search=${code}`)).toEqual([paidNumber])
  expect(await numbers(`search=${unpaidNumber}`)).toEqual([unpaidNumber])
  const order = (await clerk.get(`/ops/event/ticketorder/${paidNumber}/`)).body
  expect([order.tickets[0].code, order.actions, typeof order.user.mobile]).toEqual([code, ['refund'], 'string'])
})

test('each permission opens its own calls and no other', async () => {
  const { event, paidNumber, unpaidNumber } = await soldTickets()
  const status = async (perm: string) => {
    const client = await staff(perm)
    return [
      (await client.get('/ops/event/event/')).status,
      (await client.get(`/ops/event/ticketorder/${paidNumber}/`)).status,
      (await client.get(`/ops/event/event/${event}/waiting/`)).status,
      (await client.post(`/ops/event/event/${event}/offer/`, undefined, { key: true })).status,
    ]
  }
  expect(await status('event.read_eventregistration')).toEqual([200, 403, 403, 403])
  expect(await status('event.read_ticketorder')).toEqual([200, 200, 200, 403])
  expect(await status('event.change_ticketorder')).toEqual([403, 403, 403, 200])
  expect(await status('event.verify_ticket')).toEqual([200, 403, 403, 403])
  expect((await calls.opsProcess(await staff('event.read_ticketorder'), unpaidNumber, 'revoke')).status).toBe(403)
  expect((await calls.opsProcess(await staff('event.change_ticketorder'), unpaidNumber, 'revoke')).body.status).toBe(
    'closed',
  )
})

test("the shop's operators neither see orders of tickets nor move them", async () => {
  const { unpaidNumber } = await soldTickets()
  const clerk = await staff('shop.change_order')
  expect((await clerk.get(`/ops/shop/order/?search=${unpaidNumber}`)).body.count).toBe(0)
  const [row] = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from shop_order where tenant_id = 1 and number = $1', [unpaidNumber]),
  )
  expect((await clerk.get(`/ops/shop/order/${row?.id}/`)).body.err_code).toBe('42008')
  expect(
    (await clerk.post(`/ops/shop/order/${row?.id}/process/`, { action: 'cancel' }, { key: true })).body.err_code,
  ).toBe('42008')
  expect((await clerk.post(`/shop/order/${unpaidNumber}/process/`, { action: 'cancel' }, { key: true })).status).toBe(
    403,
  )
})
