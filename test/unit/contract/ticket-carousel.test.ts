import { ticketCarouselHeight } from '@storefront/contract/domain/wallet/eticket'

test.each([
  [0, 190],
  [1, 190],
  [2, 220],
  [20, 220],
])('a carousel of %s tickets is %s px high', (count, height) => {
  expect(ticketCarouselHeight(count)).toBe(height)
})
