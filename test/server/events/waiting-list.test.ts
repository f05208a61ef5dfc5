import { MAIN, startTestApp, type TestApp } from '../support/app'
import { ticketCalls } from '../support/tickets'

let t: TestApp
let calls: ReturnType<typeof ticketCalls>
beforeAll(async () => {
  t = await startTestApp()
  calls = ticketCalls(t)
})
afterAll(() => t.stop())

const from = (hours: number) => new Date(t.ports.clock.now().getTime() + hours * 3_600_000)
const runDue = () => t.due.runDue(t.ports.clock.now())

/** An event that is sold out to one buyer, with people who wait. */
async function soldOut(seats: number, options: Parameters<typeof calls.make>[0] = {}) {
  const event = await calls.make({
    seats,
    hasWaitingList: true,
    offerMinutes: 60,
    refundHours: 0,
    types: [{ price: 0 }],
    ...options,
  })
  const [ticket = 0] = event.types
  const buyer = await calls.buyer()
  const order = (await calls.submit(buyer.client, [{ ticket_id: ticket, quantity: seats }])).body
  const refund = (count: number) =>
    calls.process(buyer.client, order.number, 'refund', {
      ticket_ids: order.tickets.splice(0, count).map(({ id }: { id: number }) => id),
    })
  const wait = async (quantity: number) => {
    const { client } = await calls.buyer()
    const { status } = await calls.join(client, event.id, ticket, quantity)
    return { client, status, place: () => calls.place(client, event.id) }
  }
  return { event: event.id, ticket, buyer, order, refund, wait }
}

test('one joins with a quantity that cannot be had, once, and sees how many are in front', async () => {
  const { event, ticket, wait } = await soldOut(2, { types: [{ price: 0, maxQuantity: 3 }] })
  const one = await wait(2)
  const two = await wait(1)
  expect([one.status, two.status]).toEqual([200, 200])
  expect([await one.place(), await two.place()]).toMatchObject([
    { status: 'waiting', ahead: 0, quantity: 2 },
    { status: 'waiting', ahead: 1, status_display: '候补中' },
  ])
  expect((await calls.join(one.client, event, ticket, 1)).body.err_code).toBe('14414')
  expect((await calls.join((await calls.buyer()).client, event, ticket, 4)).body.err_code).toBe('14404')
  expect((await one.client.get('/event/waiting/')).body).toMatchObject({ count: 1, results: [{ ahead: 0 }] })
  const { id, types } = await calls.make({ seats: 5, hasWaitingList: true })
  expect((await calls.join(one.client, id, types[0] ?? 0, 5)).body.err_code).toBe('14413')
  const without = await calls.make({ seats: 0 })
  expect((await calls.join(one.client, without.id, without.types[0] ?? 0, 1)).body.err_code).toBe('14412')
})

test('a place is shown and left after its event was taken off, waiting or offered', async () => {
  const { event, refund, wait } = await soldOut(1)
  const [one, two] = [await wait(1), await wait(1)]
  await refund(1)
  await t.make((tx) => tx.rows('update event set is_active = false where tenant_id = 1 and id = $1', [event]))
  for (const { client } of [two, one]) {
    expect((await client.get(`/event/event/${event}/waiting/`)).body).toMatchObject({
      is_open: false,
      tickets: [],
      entry: { quantity: 1 },
    })
    expect((await client.delete(`/event/event/${event}/waiting/`, { key: true })).body).toEqual({ ok: true })
    expect((await client.delete(`/event/event/${event}/waiting/`, { key: true })).body.err_code).toBe('10404')
    expect((await client.get(`/event/event/${event}/waiting/`)).body.err_code).toBe('10404')
  }
  expect((await one.client.get('/event/waiting/')).body.results).toMatchObject([{ status: 'declined' }])
  expect((await two.client.get('/event/waiting/')).body.results).toMatchObject([{ status: 'left' }])
})

test('freed seats are offered at once, in order of joining', async () => {
  const { event, refund, wait } = await soldOut(4)
  const [one, two, three] = [await wait(2), await wait(1), await wait(1)]
  await refund(1)
  // One seat is not enough for the first, and those behind wait for their turn.
  expect([(await one.place()).status, (await two.place()).status, await calls.seats(event)]).toEqual([
    'waiting',
    'waiting',
    1,
  ])
  await refund(2)
  expect([(await one.place()).status, (await two.place()).status, (await three.place()).status]).toEqual([
    'offered',
    'offered',
    'waiting',
  ])
  expect(await calls.seats(event)).toBe(0)
  await runDue()
  expect(t.ports.sentNotices.at(-1)?.params[2]).toBe('候补名额已为您保留，请尽快确认')
})

test('an offer is a reserved order: it is accepted with attendees, and not paid before', async () => {
  const { event, refund, wait } = await soldOut(1, { types: [{ price: 5000 }] }).then(async (scene) => {
    await scene.buyer.pay(scene.order.number)
    return scene
  })
  const one = await wait(1)
  await refund(1)
  const { order_number: number, offer_until } = await one.place()
  expect(offer_until).toBe(from(1).toISOString())
  const offer = (await one.client.get(`/event/ticketorder/${number}/`)).body
  expect([offer.status, offer.is_offer, offer.actions]).toEqual(['offered', true, ['accept', 'decline']])
  expect((await one.client.post(`/shop/order/${number}/pay/`, { channel: 'fund' }, { key: true })).body.err_code).toBe(
    '14411',
  )
  const price = (more: object = {}, client = one.client) => client.post(`/event/ticketorder/${number}/price/`, more)
  expect((await price()).body).toMatchObject({
    sums: { goods: '50.00', total: '50.00' },
    user_coupon_id: null,
    shares: [{ goods: '50.00', total: '50.00' }],
  })
  expect((await price({}, (await t.user()).client)).body.err_code).toBe('42008')
  expect((await calls.process(one.client, number, 'accept', { total: '1.00' })).body.err_code).toBe('42003')
  const accept = () => calls.process(one.client, number, 'accept', { total: '50.00', attendees: [{ name: '林小满' }] })
  const { body } = await accept()
  expect([body.status, body.tickets[0].attendee.name, body.actions]).toEqual(['unpaid', '林小满', ['cancel']])
  expect(await one.place()).toBeNull()
  expect([(await accept()).body.err_code, (await price()).body.err_code]).toEqual(['14407', '14407'])
  expect(await calls.seats(event)).toBe(0)
  expect((await calls.process(one.client, number, 'cancel')).body.status).toBe('closed')
  expect(await calls.seats(event)).toBe(1)
})

test.each([
  [
    'is declined',
    'declined',
    async (number: string, client: Parameters<typeof calls.process>[0]) =>
      void (await calls.process(client, number, 'decline')),
  ],
  [
    'is cancelled by an operator',
    'canceled',
    async (number: string) => void (await calls.opsProcess(await calls.operator(), number, 'revoke')),
  ],
  [
    'ends',
    'expired',
    async () => {
      t.ports.clock.forward(3601)
      await runDue()
    },
  ],
  [
    'is left',
    'declined',
    async (_: string, client: Parameters<typeof calls.process>[0], event: number) =>
      void (await client.delete(`/event/event/${event}/waiting/`, { key: true })),
  ],
])('an offer that %s frees its seats at once, for the next one who waits', async (_, status, end) => {
  const { event, refund, wait } = await soldOut(2)
  const [one, two] = [await wait(2), await wait(1)]
  await refund(2)
  const { order_number: number } = await one.place()
  await end(number, one.client, event)
  const { results } = (await one.client.get('/event/waiting/')).body
  expect(results[0].status).toBe(status)
  expect([(await two.place()).status, await calls.seats(event)]).toEqual(['offered', 1])
})

test('who leaves makes room for those behind', async () => {
  const { event, refund, wait } = await soldOut(2)
  const [one, two] = [await wait(2), await wait(1)]
  await refund(1)
  expect((await two.place()).status).toBe('waiting')
  expect((await one.client.delete(`/event/event/${event}/waiting/`, { key: true })).body).toEqual({ ok: true })
  expect((await two.place()).status).toBe('offered')
  expect((await one.client.delete(`/event/event/${event}/waiting/`, { key: true })).body.err_code).toBe('10404')
})

test('seats of a registration and of a larger hall are offered, too', async () => {
  const { event, wait } = await soldOut(1)
  const one = await wait(2)
  await t.make((tx) =>
    tx.rows('update event set seats_expected = 3, seats_available = 2 where tenant_id = $1 and id = $2', [MAIN, event]),
  )
  t.ports.clock.forward(601)
  await runDue()
  expect((await one.place()).status).toBe('offered')
})

test('the list closes at the start of the event', async () => {
  const { event, ticket, wait, refund } = await soldOut(1, {
    event: { startAt: from(2), endAt: from(9) },
    refundHours: null,
  })
  const one = await wait(1)
  t.ports.clock.forward(2 * 3600)
  await runDue()
  expect((await one.client.get('/event/waiting/')).body.results[0]).toMatchObject({ status: 'closed', ahead: null })
  expect((await calls.join((await calls.buyer()).client, event, ticket, 1)).body.err_code).toBe('14412')
  expect((await refund(1)).body.err_code).toBe('14408')
  expect((await one.client.get(`/event/event/${event}/waiting/`)).body.is_open).toBe(false)
})

test('operators see the list in order of joining, and why nothing is offered', async () => {
  const { event, refund, wait } = await soldOut(3)
  const clerk = await calls.operator()
  const list = async () => (await clerk.get(`/ops/event/event/${event}/waiting/`)).body
  expect((await list()).reason.code).toBe('nobody')
  await wait(2)
  expect((await list()).reason).toEqual({ code: 'sold_out', detail: '活动没有空余名额' })
  await refund(1)
  expect((await list()).reason.code).toBe('short')
  const { body } = await clerk.post(`/ops/event/event/${event}/offer/`, undefined, { key: true })
  expect(body).toMatchObject({
    count: 1,
    totals: { waiting: 1 },
    seats_available: 1,
    reason: { code: 'short' },
    results: [{ quantity: 2, user: { mobile: expect.any(String) } }],
  })
  expect((await (await t.user()).client.get(`/ops/event/event/${event}/waiting/`)).status).toBe(403)
})
