import { commissionOf } from '@storefront/contract/domain/promotion/distribution'
import * as fc from 'fast-check'
import { makeUsableCard } from '../../factories/checkout'
import { makeCoinRule } from '../../factories/promotion'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { promoterCalls } from '../support/promotion'
import { ticketCalls } from '../support/tickets'

let t: TestApp
let tickets: ReturnType<typeof ticketCalls>
let promotion: ReturnType<typeof promoterCalls>
beforeAll(async () => {
  t = await startTestApp()
  tickets = ticketCalls(t)
  promotion = promoterCalls(t)
  await promotion.open({ rate: 1000 })
})
afterAll(() => t.stop())

const DAY = 86_400
const HALF = { refundHours: 24, refundPercent: 50 }

/** The times of an event that starts in 90 days of the clock. */
function eventTimes() {
  const startAt = new Date(t.ports.clock.now().getTime() + 90 * DAY * 1000)
  return { startAt, endAt: new Date(startAt.getTime() + 3_600_000) }
}

/** A paid order of tickets of one price, brought by a promoter of its own. */
async function soldTickets({ price, quantity }: { price: number; quantity: number }) {
  const [who, buyer] = [await promotion.promoter(), await tickets.buyer()]
  await promotion.visit(buyer, who.code)
  const { types } = await tickets.make({ seats: 20, types: [{ quota: 20, price }], event: eventTimes(), ...HALF })
  const { body } = await tickets.submit(buyer.client, [{ ticket_id: types[0] ?? 0, quantity }])
  await buyer.pay(body.number)
  const ids: number[] = (await buyer.client.get(`/event/ticketorder/${body.number}/`)).body.tickets.map(
    ({ id }: { id: number }) => id,
  )
  return { who, buyer, number: body.number as string, ids }
}

/** Reads the sum of a promoter's entries, the balance, and the expected balance. */
async function booksOf(userId: number) {
  const [row] = await t.make((tx) =>
    tx.rows<{ all: number; settled: number; balance: number; refunded: number; paid: number }>(
      `select coalesce(sum(i.amount), 0)::int as all, coalesce(sum(i.amount) filter (where i.state in ('settled', 'paid')), 0)::int as settled,
        coalesce((select b.amount from balance b where b.tenant_id = 1 and b.user_id = $1 and b.kind = 'income'), 0)::int as balance,
        (select sum(l.return_amount)::int from order_line l where l.id = min(i.line_id)) as refunded, max(i.base)::int as paid
       from dist_income i where i.tenant_id = 1 and i.user_id = $1 and i.state <> 'reserved'`,
      [userId],
    ),
  )
  if (!row) throw new Error('no income')
  return row
}

test('the commission of tickets that are given back is taken back by an entry, before and after it settled', async () => {
  const { who, buyer, number, ids } = await soldTickets({ price: 10_000, quantity: 2 })
  expect((await promotion.sums(who)).pending).toBe('20.00')
  const refund = (id?: number) => tickets.process(buyer.client, number, 'refund', { ticket_ids: [id] })
  await refund(ids[0])
  expect(await promotion.sums(who)).toMatchObject({ pending: '15.00', taken_back: '5.00' })
  t.ports.clock.forward(16 * DAY)
  await t.due.runDue(t.ports.clock.now())
  expect(await promotion.sums(who)).toMatchObject({ pending: '0.00', available: '15.00' })
  await refund(ids[1])
  expect(await promotion.sums(who)).toMatchObject({ available: '10.00', taken_back: '10.00' })
  expect((await who.client.get('/distribution/message/')).body.results[0]).toMatchObject({ kind: 'taken_back' })
})

test('an offer of the waiting list brings the commission of what is paid for it, after its discounts', async () => {
  const who = await promotion.promoter()
  const { id, types } = await tickets.make({
    seats: 1,
    hasWaitingList: true,
    refundHours: 0,
    types: [{ price: 10_000 }],
    event: eventTimes(),
  })
  const [first, guest] = [await tickets.buyer(), await tickets.buyer()]
  const { number } = (await tickets.submit(first.client, [{ ticket_id: types[0] ?? 0, quantity: 1 }])).body
  await promotion.visit(guest, who.code)
  await tickets.join(guest.client, id, types[0] ?? 0, 1)
  await tickets.process(first.client, number, 'cancel')
  await t.make((tx) => makeUsableCard(tx, MAIN, guest.id, { percentOff: 40 }))
  const offer = (await tickets.place(guest.client, id)).order_number
  expect((await tickets.process(guest.client, offer, 'accept', { total: '60.00' })).body).toMatchObject({
    status: 'unpaid',
    tit: '60.00',
  })
  await guest.pay(offer)
  expect(await promotion.sums(who)).toMatchObject({ pending: '6.00' })
})

test('coins that an order of tickets earned are taken back with the tickets', async () => {
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'order', diamond: 100, point: 0, charm: 0 }))
  const { buyer, number, ids } = await soldTickets({ price: 10_000, quantity: 2 })
  const diamonds = async () => (await buyer.client.get('/gamification/account/')).body.diamond.amount
  expect(await diamonds()).toBe(100)
  await tickets.process(buyer.client, number, 'refund', { ticket_ids: ids.slice(0, 1) })
  expect(await diamonds()).toBe(75)
  await t.make((tx) => tx.rows("delete from coin_rule where tenant_id = 1 and trigger = 'order'"))
})

test('coins that an order without a price earned are taken back with its tickets, each time', async () => {
  await t.make((tx) => makeCoinRule(tx, MAIN, { trigger: 'order', diamond: 100, point: 0, charm: 0 }))
  const buyer = await tickets.buyer()
  const diamonds = async () => (await buyer.client.get('/gamification/account/')).body.diamond.amount
  const { types } = await tickets.make({ types: [{ price: 0 }], event: eventTimes(), ...HALF })
  for (const _ of [1, 2]) {
    const { body } = await tickets.submit(buyer.client, [{ ticket_id: types[0] ?? 0, quantity: 1 }])
    expect([body.status, await diamonds()]).toEqual(['completed', 100])
    expect((await tickets.process(buyer.client, body.number, 'refund')).status).toBe(200)
    expect(await diamonds()).toBe(0)
  }
  await t.make((tx) => tx.rows("delete from coin_rule where tenant_id = 1 and trigger = 'order'"))
})

test('whatever tickets go back, by whom and when, the entries sum up to the commission of what stays paid', async () => {
  const clerk = await tickets.operator()
  const step = fc.record({
    by: fc.constantFrom('buyer', 'ops'),
    count: fc.integer({ min: 1, max: 3 }),
    isLate: fc.boolean(),
  })
  const purchase = fc.record({
    price: fc.integer({ min: 1, max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    steps: fc.array(step, { maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(purchase, async ({ price, quantity, steps }) => {
      const { who, buyer, number, ids } = await soldTickets({ price, quantity })
      if (commissionOf(price * quantity, 1000) === 0) return
      for (const { by, count, isLate } of steps) {
        if (isLate) {
          t.ports.clock.forward(16 * DAY)
          await t.due.runDue(t.ports.clock.now())
        }
        const more = { ticket_ids: ids.splice(0, count) }
        if (more.ticket_ids.length > 0)
          await (by === 'ops'
            ? tickets.opsProcess(clerk, number, 'refund', more)
            : tickets.process(buyer.client, number, 'refund', more))
        const { all, settled, balance, paid, refunded } = await booksOf(who.id)
        expect(all).toBe(commissionOf(paid - refunded, 1000))
        expect(balance).toBe(settled)
      }
    }),
    { numRuns: 12 },
  )
})
