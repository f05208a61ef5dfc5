import { canCancelWish, wishLifecycle, wishStatuses } from '@storefront/contract/domain/product-reservation'

test('what is over or taken back stays so', () => {
  const starts = Object.values(wishLifecycle).flatMap(({ from }) => from as readonly string[])
  expect(wishStatuses.filter((status) => !starts.includes(status))).toEqual(['over', 'cancelled'])
  expect(wishStatuses.filter(canCancelWish)).toEqual(['waiting', 'told'])
})
