import { isPlausibleTrail, isOnTarget } from '@storefront/contract/domain/account/captcha'
import { CAPTCHA } from '@storefront/contract/constants'

const hand = (x: number) => [0, 0.2, 0.5, 0.8, 1].map((part, n) => ({ x: x * part, y: n % 2, t: n * 60 }))

test('a piece is accepted within the tolerance on either side', () => {
  expect([-CAPTCHA.tolerance, 0, CAPTCHA.tolerance].map((off) => isOnTarget(150 + off, 150))).toEqual([
    true,
    true,
    true,
  ])
  expect([-CAPTCHA.tolerance - 0.5, CAPTCHA.tolerance + 0.5].map((off) => isOnTarget(150 + off, 150))).toEqual([
    false,
    false,
  ])
})

test('a human drag is plausible', () => {
  expect(isPlausibleTrail(hand(150), 150)).toBe(true)
})

test.each([
  ['is perfectly flat', hand(150).map((point) => ({ ...point, y: 3 }))],
  ['is a jump', hand(150).map((point, n) => ({ ...point, t: n * 20 }))],
  ['runs back in time', hand(150).map((point, n) => (n === 2 ? { ...point, t: 400 } : point))],
  ['begins on its way', hand(150).map((point, n) => (n === 0 ? { ...point, x: 40 } : point))],
  ['ends elsewhere', hand(110)],
  ['is seen at three places', hand(150).filter((_, n) => n % 2 === 0)],
  ['is nothing', []],
])('a drag that %s is implausible', (_, trail) => {
  expect(isPlausibleTrail(trail, 150)).toBe(false)
})
