import { normalizePermissions } from '@storefront/contract/domain/account/staff'
import { roleOf } from '@storefront/contract/domain/account/roles'
import { useQuery } from '@tanstack/react-query'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'

export type OwnRole = Reply<'GET /studio/staff/role/'>['results'][number]

/** The shop's own roles. */
export const useStaffRoles = () =>
  useQuery({
    queryKey: ['staff', 'roles'],
    queryFn: async () => (await call('GET /studio/staff/role/')).results,
  })

/** Returns the role of the shop's own that has exactly these permissions. */
export function ownRoleOf(roles: readonly OwnRole[], perms: readonly string[]): OwnRole | null {
  const text = normalizePermissions(perms).join()
  return roles.find((role) => normalizePermissions(role.perms).join() === text) ?? null
}

/** Returns the name of permissions: that of a role that has exactly these, else their number. */
export function useRoleName(): (perms: readonly string[]) => string {
  const t = useT()
  const roles = useStaffRoles().data ?? []
  return (perms) => {
    const role = roleOf(perms)
    return role ? t(`staff.roles.${role}`) : (ownRoleOf(roles, perms)?.name ?? t('staff.count', { n: perms.length }))
  }
}
