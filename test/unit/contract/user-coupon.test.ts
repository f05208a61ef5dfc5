import { cardState, isCardValid } from '@storefront/contract/domain/wallet/membership-card'
import { banksOf, isCardNumber, maskCard } from '@storefront/contract/domain/promotion/bank'
import {
  GIFT_VALID_MS,
  giftState,
  type OwnedCoupon,
  ownCouponState,
  ownCouponStatuses,
  ownCouponTab,
  presentStatus,
} from '@storefront/contract/domain/wallet/user-coupon'
import fc from 'fast-check'

const NOW = Date.parse('2026-05-06T04:00:00Z')
const iso = (offset: number) => new Date(NOW + offset).toISOString()
const coupons = fc.record({
  status: fc.constantFrom(...ownCouponStatuses),
  start: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map(iso)),
  end: fc.option(fc.integer({ min: -1e9, max: 1e9 }).map(iso)),
})

test('a coupon that can be gifted is in the unused tab, and a pending gift in the presenting tab', () => {
  fc.assert(
    fc.property(coupons, (one: OwnedCoupon) => {
      const state = ownCouponState(one, NOW)
      const present = presentStatus(one, NOW)
      if (present !== null) expect(ownCouponTab(state)).toBe(present === 'ing' ? 'presenting' : 'unused')
      expect(presentStatus(one, NOW) === 'ing').toBe(state === 'presenting')
      if (one.status === 'used') expect(state).toBe('used')
    }),
  )
})

test('a coupon starts and ends to the millisecond', () => {
  const days: OwnedCoupon = { status: 'unused', start: iso(0), end: iso(10) }
  expect([-1, 0, 9, 10].map((offset) => ownCouponState(days, NOW + offset))).toEqual([
    'not_begun',
    'unused',
    'unused',
    'expired',
  ])
})

test('a gift is open for 24 hours, for everyone but its giver', () => {
  const coupon: OwnedCoupon = { status: 'presenting', start: null, end: null }
  expect(giftState(coupon, NOW, false, NOW + GIFT_VALID_MS - 1)).toBe('open')
  expect(giftState(coupon, NOW, false, NOW + GIFT_VALID_MS)).toBe('returned')
  expect(giftState(coupon, NOW, true, NOW)).toBe('own')
  expect(giftState({ ...coupon, status: 'unused' }, null, false, NOW)).toBe('not_open')
  expect(giftState({ ...coupon, end: iso(-1) }, NOW, false, NOW)).toBe('expired')
})

test('cardState reports an owned card before the remaining stock, and a card without an end is valid', () => {
  expect([
    cardState({ left: 0, isOwned: true }),
    cardState({ left: 0, isOwned: false }),
    cardState({ left: null, isOwned: false }),
  ]).toEqual(['held', 'out', 'open'])
  expect([isCardValid(null, NOW), isCardValid(iso(1), NOW), isCardValid(iso(0), NOW)]).toEqual([true, true, false])
})

describe('bank card number', () => {
  test.each([
    ['6225880123456783', true],
    ['4111111111111111', true],
    ['6225880123456784', false],
    ['41111111111', false],
    ['4111 1111 1111 1111', false],
    ['', false],
  ])('%s is valid: %s', (digits, is) => {
    expect(isCardNumber(digits, 'CNY')).toBe(is)
  })

  test.each([
    ['0123456789', 'IDR', true],
    ['1370012345678', 'IDR', true],
    ['012345678', 'IDR', false],
    ['6225880123456783', 'XXX', false],
  ])('%s in %s is valid: %s', (digits, currency, is) => {
    expect(isCardNumber(digits, currency)).toBe(is)
  })

  test('is invalid with one wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'6225880123456783']
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect(isCardNumber(digits.join(''), 'CNY')).toBe(false)
      }),
    )
  })

  test('is masked except for its last four digits', () => {
    expect(maskCard('6225880123456783')).toBe('**** **** **** 6783')
  })

  test('has banks for a known currency only', () => {
    expect([banksOf('CNY').length > 0, banksOf('constructor'), banksOf('XXX')]).toEqual([true, [], []])
  })
})
