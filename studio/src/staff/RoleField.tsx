import { permissionsOfRole, roleOf, type StaffRole, staffRoles } from '@storefront/contract/domain/account/roles'
import { mayChangePermissions } from '@storefront/contract/domain/account/staff'
import { Radio } from 'antd'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'

interface RoleFieldProps {
  readonly perms: readonly string[]
  readonly onChoose: (perms: string[]) => void
}

/** The roles, each with its use. A role fills in its permissions; they can be changed one by one below. */
export function RoleField({ perms, onChoose }: RoleFieldProps) {
  const t = useT()
  const own = useMe().data?.perms ?? []
  return (
    <Radio.Group
      className="staff-roles"
      aria-label={t('staff.role')}
      value={roleOf(perms)}
      onChange={({ target }) => onChoose(permissionsOfRole(target.value as StaffRole))}
    >
      {staffRoles.map((role) => (
        <Radio key={role} value={role} disabled={!mayChangePermissions(own, [], permissionsOfRole(role))}>
          {t(`staff.roles.${role}`)}
          <small>{t(`staff.roleHints.${role}`)}</small>
        </Radio>
      ))}
    </Radio.Group>
  )
}
