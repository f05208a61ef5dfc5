import fc from 'fast-check'
import {
  refundOf,
  refundUntil,
  type TicketOrderFacts,
  ticketOrderActions,
  ticketOrderStatus,
  ticketOrderStatuses,
  ticketOrderTransitions,
} from '../../../contract/domain/events/ticket-order'
import {
  holderActions,
  type IssuedTicketFacts,
  issuedTicketState,
  ticketState,
} from '../../../contract/domain/events/ticket'

const START = Date.parse('2026-05-10T11:00:00Z')
const HOUR = 3_600_000

test('the pieces of a line give back its share exactly, whichever way they are cut', () => {
  const line = fc.record({
    paid: fc.nat(10_000_000),
    quantity: fc.integer({ min: 1, max: 20 }),
    percent: fc.nat(100),
    cuts: fc.array(fc.integer({ min: 1, max: 5 })),
  })
  fc.assert(
    fc.property(line, ({ paid, quantity, percent, cuts }) => {
      let [returnedCount, sum] = [0, 0]
      for (const cut of [...cuts, quantity]) {
        const pieces = Math.min(cut, quantity - returnedCount)
        if (pieces === 0) break
        const part = refundOf({ paid, quantity, returned: returnedCount }, pieces, percent)
        expect(part).toBeGreaterThanOrEqual(0)
        sum += part
        returnedCount += pieces
      }
      expect(sum).toBe(Math.floor((paid * percent) / 100))
    }),
  )
})

test('every action starts where its transition says, and nothing leaves a closed order', () => {
  const facts: fc.Arbitrary<TicketOrderFacts> = fc.record({
    status: fc.constantFrom(...ticketOrderStatuses),
    refundable: fc.nat(2),
    eventStart: fc.constant(START),
    refundHours: fc.option(fc.nat(48), { nil: null }),
    refundPercent: fc.nat(100),
  })
  const actors = fc.constantFrom('user' as const, 'ops' as const, 'system' as const)
  fc.assert(
    fc.property(
      facts,
      actors,
      fc.integer({ min: START - 100 * HOUR, max: START + 100 * HOUR }),
      (order, actor, now) => {
        const actions = ticketOrderActions(order, actor, now)
        for (const action of actions)
          expect(ticketOrderTransitions[action].from as readonly string[]).toContain(order.status)
        if (order.status === 'closed') expect(actions).toEqual([])
        const until = refundUntil(order)
        if (actor === 'user' && actions.includes('refund'))
          expect(until !== null && now <= until && order.refundable > 0).toBe(true)
      },
    ),
  )
})

test('an unpaid order is an offer until it is accepted', () => {
  expect(ticketOrderStatus({ status: 'unpaid', offer: 'open' })).toBe('offered')
  expect(ticketOrderStatus({ status: 'unpaid', offer: 'accepted' })).toBe('unpaid')
  expect(ticketOrderStatus({ status: 'closed', offer: 'open' })).toBe('closed')
})

const ticket: IssuedTicketFacts = {
  status: 'valid',
  uses: 2,
  useCount: 0,
  eventStart: START,
  eventEnd: START + 3 * HOUR,
  giftUntil: null,
  isTransferable: true,
}
test.each<[string, Partial<IssuedTicketFacts>, number, string, string[]]>([
  ['is valid', {}, START - HOUR, 'valid', ['present', 'attendee']],
  ['is valid after the start', {}, START + HOUR, 'valid', ['present']],
  ['is bound to its buyer', { isTransferable: false }, START - HOUR, 'valid', ['attendee']],
  ['was used once of twice', { useCount: 1 }, START + HOUR, 'valid', []],
  ['was used up', { useCount: 2 }, START + HOUR, 'used', []],
  ['is being given', { giftUntil: START }, START - HOUR, 'presenting', ['present_cancel']],
  ['was given in vain', { giftUntil: START - 2 * HOUR }, START - HOUR, 'valid', ['present', 'attendee']],
  ['is of an event that is over', {}, START + 4 * HOUR, 'past', []],
  ['is reserved', { status: 'reserved' }, START - HOUR, 'reserved', ['attendee']],
  ['was refunded', { status: 'refunded' }, START - HOUR, 'refunded', []],
])('a ticket that %s shows its state and what its holder can do', (_, change, now, state, actions) => {
  const facts = { ...ticket, ...change }
  expect([issuedTicketState(facts, now), holderActions(facts, now)]).toEqual([state, actions])
})

test.each([
  [{}, 1, 'open'],
  [{ saleStart: START - HOUR }, 1, 'future'],
  [{ saleEnd: START - 3 * HOUR }, 1, 'over'],
  [{ left: 1 }, 2, 'sold_out'],
  [{ seatsAvailable: 0 }, 1, 'sold_out'],
  [{ eventEnd: START - 3 * HOUR }, 1, 'over'],
])('a type with %o of which %i are asked for is %s', (change, least, state) => {
  const sale = { saleStart: null, saleEnd: null, eventEnd: START + HOUR, left: null, seatsAvailable: null, ...change }
  expect(ticketState(sale, START - 2 * HOUR, least)).toBe(state)
})
