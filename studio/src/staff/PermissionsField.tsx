import { keysOf } from '@storefront/contract/domain/keys-of'
import { type PermissionGroup, permissionGroupNames, permissionGroups } from '@storefront/contract/domain/account/roles'
import { mayChangePermissions } from '@storefront/contract/domain/account/staff'
import { allPermissions } from '@storefront/contract/all-permissions'
import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import { Checkbox, Typography } from 'antd'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { permissionTextKey } from './permission-text'

const names = keysOf(allPermissions)

interface Props {
  readonly value?: string[]
  readonly onChange?: (perms: string[]) => void
}

/** Permissions by their names and subjects; what the user lacks themselves can be neither given nor taken. */
export function PermissionsField({ value = [], onChange }: Props) {
  const t = useT()
  const own = useMe().data?.perms ?? []
  const toggle = (perm: string, isOn: boolean) =>
    onChange?.(isOn ? [...value, perm] : value.filter((one) => one !== perm))
  const isOwner = value.includes(ALL_PERMISSIONS)
  const canChange = (perm: string) => mayChangePermissions(own, [], [perm])
  const namesOf = (group: PermissionGroup) =>
    names.filter((name) => (permissionGroups[group] as readonly string[]).includes(allPermissions[name]))
  return (
    <div className="staff-permissions">
      <Checkbox
        checked={isOwner}
        disabled={!canChange(ALL_PERMISSIONS)}
        onChange={({ target }) => toggle(ALL_PERMISSIONS, target.checked)}
      >
        {t('staff.owner')} <Typography.Text type="secondary">{t('staff.ownerHint')}</Typography.Text>
      </Checkbox>
      {permissionGroupNames.map((group) => (
        <fieldset key={group}>
          <legend>{t(`staff.groups.${group}`)}</legend>
          {namesOf(group).map((name) => {
            const perm = allPermissions[name]
            return (
              <Checkbox
                key={perm}
                checked={isOwner || value.includes(perm)}
                disabled={isOwner || !canChange(perm)}
                title={canChange(perm) ? undefined : t('staff.lacking')}
                onChange={({ target }) => toggle(perm, target.checked)}
              >
                {t(permissionTextKey(name))}
              </Checkbox>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
