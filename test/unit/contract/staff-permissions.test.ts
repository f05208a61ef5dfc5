import {
  changedPermissions,
  mayChangePermissions,
  normalizePermissions,
} from '@storefront/contract/domain/account/staff'
import { allPermissions } from '@storefront/contract/all-permissions'
import fc from 'fast-check'

const perms = fc.uniqueArray(fc.constantFrom(...Object.values(allPermissions))).map((list): string[] => [...list])

test('permissions are stored once each in one order, and an owner has the one of owners alone', () => {
  expect(normalizePermissions(['shop.change_product', 'no.such', 'base.read_audit', 'shop.change_product'])).toEqual([
    'base.read_audit',
    'shop.change_product',
  ])
  expect(normalizePermissions(['shop.change_product', '*'])).toEqual(['*'])
})

test('a change is allowed when its author is an owner or has every permission that changes', () => {
  fc.assert(
    fc.property(perms, perms, perms, (own, before, after) => {
      expect(mayChangePermissions(own, before, after)).toBe(
        changedPermissions(before, after).every((name) => own.includes(name)),
      )
      expect(mayChangePermissions(own, before, [...before, '*'])).toBe(false)
      expect(mayChangePermissions(['*'], before, after)).toBe(true)
    }),
  )
})
