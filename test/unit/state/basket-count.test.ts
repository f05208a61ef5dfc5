import { badgeText, setBasketCount } from '@/state/basket-count'

const mockSetBadge = jest.fn()
jest.mock('@/platform/tabs', () => ({ tabs: { setBadge: (...args: unknown[]) => mockSetBadge(...args) } }))

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i pieces have the badge %p', (count, text) => expect(badgeText(count)).toBe(text))

test('the tab bar badge is set only when the count changes', () => {
  setBasketCount(3)
  setBasketCount(3)
  setBasketCount(0)
  expect(mockSetBadge.mock.calls).toEqual([
    [2, '3'],
    [2, ''],
  ])
})
