import { canCancelWish, wishLifecycle, wishStatuses } from '@storefront/contract/domain/product-reservation'

test('an ended or cancelled back-in-stock subscription has no further transition', () => {
  const starts = Object.values(wishLifecycle).flatMap(({ from }) => from as readonly string[])
  expect(wishStatuses.filter((status) => !starts.includes(status))).toEqual(['over', 'cancelled'])
  expect(wishStatuses.filter(canCancelWish)).toEqual(['waiting', 'told'])
})
