import {
  withdrawalActions,
  withdrawalLifecycle,
  withdrawalLimits,
  withdrawalProblem,
  withdrawalStatuses,
} from '@storefront/contract/domain/promotion/withdrawal'
import * as fc from 'fast-check'

test('a finished withdrawal allows no action, and only an operator pays', () => {
  for (const status of withdrawalStatuses)
    for (const who of ['owner', 'operator'] as const)
      if (status !== 'applied') expect(withdrawalActions(status, who)).toEqual([])
  expect([withdrawalActions('applied', 'owner'), withdrawalActions('applied', 'operator')]).toEqual([
    ['withdraw'],
    ['pay', 'refuse'],
  ])
  expect(Object.values(withdrawalLifecycle).every(({ to, givesBack }) => givesBack === (to !== 'paid'))).toBe(true)
})

test('an amount is valid when it is whole, within the limits, and covered by the income', () => {
  const limits = withdrawalLimits('CNY')
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -10, max: 3_000_000 }), fc.nat(3_000_000), (amount, income) => {
      const isRight = Number.isInteger(amount) && amount >= limits.min && amount <= limits.max && amount <= income
      expect(withdrawalProblem({ amount, hasCard: true }, income, limits) === null).toBe(isRight)
    }),
  )
  expect(withdrawalProblem({ amount: 1000, hasCard: false }, 5000, limits)).toBe('card')
  expect(withdrawalProblem({ amount: null, hasCard: true }, 5000, limits)).toBe('amount')
})
