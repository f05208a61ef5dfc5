import { orderStatuses } from '@storefront/contract/domain/orders/order'
import { isVerifying } from '@storefront/contract/domain/wallet/eticket'
import fc from 'fast-check'

const status = fc.constantFrom(...orderStatuses)

test('a line is verifying when it is paid, of e-tickets, without any of them, and not given back', () => {
  const line = fc.record({
    ctype: fc.constantFrom(
      'shop.eticket',
      'event.ticket',
      'shop.product',
      'shop.rechargeorderline',
      'event.ticketorderline',
    ),
    quantity: fc.integer({ min: 1, max: 9 }),
    returned: fc.nat(9),
    tickets: fc.nat(3),
  })
  fc.assert(
    fc.property(status, line, (value, { ctype, quantity, returned, tickets }) => {
      const isPaid = value !== 'unpaid' && value !== 'closed'
      const isOfTickets = ctype === 'shop.eticket' || ctype === 'event.ticket'
      expect(isVerifying(value, { ctype, quantity, returned, tickets })).toBe(
        isPaid && isOfTickets && tickets === 0 && returned < quantity,
      )
    }),
  )
})
