import { permissionsOfRole, roleOf, staffRoles } from '@storefront/contract/domain/account/roles'
import { mayChangePermissions } from '@storefront/contract/domain/account/staff'
import { Radio } from 'antd'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { ownRoleOf, useStaffRoles } from './useStaffRoles'

interface RoleFieldProps {
  readonly perms: readonly string[]
  readonly onChoose: (perms: string[]) => void
}

/** The roles, each with its use, and the shop's own. A role fills in its permissions, which can be changed below. */
export function RoleField({ perms, onChoose }: RoleFieldProps) {
  const t = useT()
  const own = useMe().data?.perms ?? []
  const roles = useStaffRoles().data ?? []
  const rows = [
    ...staffRoles.map((role) => ({
      value: role as string,
      perms: permissionsOfRole(role),
      name: t(`staff.roles.${role}`),
      hint: t(`staff.roleHints.${role}`),
    })),
    ...roles.map((role) => ({
      ...{ value: `own-${role.id}`, perms: role.perms, name: role.name },
      hint: t('staff.count', { n: role.perms.length }),
    })),
  ]
  const ownRole = ownRoleOf(roles, perms)
  return (
    <Radio.Group
      className="staff-roles"
      aria-label={t('staff.role')}
      value={roleOf(perms) ?? (ownRole ? `own-${ownRole.id}` : null)}
      onChange={({ target }) => onChoose([...(rows.find(({ value }) => value === target.value)?.perms ?? [])])}
    >
      {rows.map((row) => (
        <Radio key={row.value} value={row.value} disabled={!mayChangePermissions(own, [], row.perms)}>
          {row.name}
          <small>{row.hint}</small>
        </Radio>
      ))}
    </Radio.Group>
  )
}
