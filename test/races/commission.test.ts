import { promoterCalls } from '../server/support/promotion'
import { ticketCalls } from '../server/support/tickets'
import { callInLine } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
let tickets: ReturnType<typeof ticketCalls>
let promotion: ReturnType<typeof promoterCalls>
beforeAll(async () => {
  environment = await startRaceEnvironment()
  tickets = ticketCalls(environment.t)
  promotion = promoterCalls(environment.t)
  await promotion.open({ rate: 1000 })
})
afterAll(() => environment.stop())

const DAY = 86_400

/** Two tickets at 100.00, brought by a promoter, whose income of 20.00 settles now. */
async function createScene() {
  const { ports } = environment.t
  const [who, buyer] = [await promotion.promoter(), await tickets.buyer()]
  await promotion.visit(buyer, who.code)
  const startAt = new Date(ports.clock.now().getTime() + 90 * DAY * 1000)
  const event = { startAt, endAt: new Date(startAt.getTime() + 3_600_000) }
  const { types } = await tickets.make({
    seats: 20,
    types: [{ quota: 20, price: 10_000 }],
    event,
    refundHours: 24,
    refundPercent: 100,
  })
  const { number } = (await tickets.submit(buyer.client, [{ ticket_id: types[0] ?? 0, quantity: 2 }])).body
  await buyer.pay(number)
  const [ticket] = (await buyer.client.get(`/event/ticketorder/${number}/`)).body.tickets
  ports.clock.forward(16 * DAY)
  return {
    who,
    settle: () => environment.otherDue.runDue(ports.clock.now()),
    refund: () => tickets.process(buyer.client, number, 'refund', { ticket_ids: [ticket.id] }),
  }
}

test('a ticket that goes back while its income settles brings no commission, whichever is first', async () => {
  for (const n of times(2)) {
    const { who, settle, refund } = await createScene()
    await callInLine(environment, who.id, n === 0 ? [settle, refund] : [refund, settle])
    expect(await promotion.sums(who)).toMatchObject({ pending: '0.00', available: '10.00', taken_back: '10.00' })
  }
})

test('control: a correction by a state that was read before the lock of the promoter is never settled', async () => {
  const { who, settle } = await createScene()
  const correct = () =>
    environment.t.make(async (tx) => {
      const [row] = await tx.rows<{ state: string }>(
        'select state from dist_income where tenant_id = 1 and user_id = $1',
        [who.id],
      )
      await tx.rows('select 1 from account where tenant_id = 1 and id = $1 for no key update', [who.id])
      await tx.rows(
        `insert into dist_income (tenant_id, promoter_id, user_id, kind, state, level, order_id, order_number, line_id, return_id, product_name, base, rate, amount, settles_at, created_at)
          select tenant_id, promoter_id, user_id, 'correction', $2, level, order_id, order_number, line_id, -1, product_name, base, rate, -1000, settles_at, now()
            from dist_income where tenant_id = 1 and user_id = $1`,
        [who.id, row?.state ?? ''],
      )
    })
  await callInLine(environment, who.id, [settle, correct])
  await settle()
  expect(await promotion.sums(who)).toMatchObject({ pending: '-10.00', available: '20.00' })
})
