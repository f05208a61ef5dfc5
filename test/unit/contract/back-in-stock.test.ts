import {
  canCancelSubscription,
  subscriptionLifecycle,
  subscriptionStatuses,
} from '@storefront/contract/domain/catalog/back-in-stock'

test('an ended or cancelled back-in-stock subscription has no further transition', () => {
  const starts = Object.values(subscriptionLifecycle).flatMap(({ from }) => from as readonly string[])
  expect(subscriptionStatuses.filter((status) => !starts.includes(status))).toEqual(['over', 'cancelled'])
  expect(subscriptionStatuses.filter(canCancelSubscription)).toEqual(['waiting', 'notified'])
})
