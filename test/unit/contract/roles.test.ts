import { allPermissions } from '@storefront/contract/all-permissions'
import { permissionGroups, permissionsOfRole, roleOf, staffRoles } from '@storefront/contract/domain/account/roles'
import { normalizePermissions } from '@storefront/contract/domain/account/staff'
import { permissions } from '@storefront/contract/permissions'
import fc from 'fast-check'

test('each permission stands in one group', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual(Object.values(allPermissions).toSorted())
})

test('each role has permissions of its own, and is known by them', () => {
  expect(staffRoles.map((role) => roleOf(permissionsOfRole(role)))).toEqual(staffRoles)
})

test('a role with one permission more or less is none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...staffRoles.slice(1)), fc.nat(), (role, n) => {
      const perms = permissionsOfRole(role)
      const less = perms.filter((_, index) => index !== n % perms.length)
      const isRole = staffRoles.some((one) => permissionsOfRole(one).join() === normalizePermissions(less).join())
      expect(roleOf(less) === null).toBe(!isRole)
    }),
  )
})

test('no role but the owner’s opens other shops or reads contracts with vendors', () => {
  for (const role of staffRoles.slice(1)) {
    expect(permissionsOfRole(role)).not.toContain(permissions.openSite)
    expect(permissionsOfRole(role)).not.toContain(permissions.changeCredential)
  }
})
