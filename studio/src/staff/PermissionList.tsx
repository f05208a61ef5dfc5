import { allPermissions } from '@storefront/contract/all-permissions'
import { type PermissionGroup, permissionGroupNames, permissionGroups } from '@storefront/contract/domain/account/roles'
import { keysOf } from '@storefront/contract/domain/keys-of'
import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import { Typography } from 'antd'
import { useT } from '../i18n'
import { permissionTextKey } from './permission-text'

const names = keysOf(allPermissions)

/** Permissions in words, by their subjects. */
export function PermissionList({ perms }: { readonly perms: readonly string[] }) {
  const t = useT()
  if (perms.includes(ALL_PERMISSIONS)) return <Typography.Text>{t('staff.ownerHint')}</Typography.Text>
  const textsOf = (group: PermissionGroup) =>
    names.flatMap((name) => {
      const perm = allPermissions[name]
      const isInGroup = (permissionGroups[group] as readonly string[]).includes(perm)
      return isInGroup && perms.includes(perm) ? [t(permissionTextKey(name))] : []
    })
  return (
    <section className="staff-preview" aria-label={t('staff.perms')}>
      <Typography.Text strong>{t('staff.perms')}</Typography.Text>
      <dl>
        {permissionGroupNames.map((group) => {
          const texts = textsOf(group)
          return (
            texts.length > 0 && (
              <div key={group}>
                <dt>{t(`staff.groups.${group}`)}</dt>
                <dd>{texts.join(t('staff.comma'))}</dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}
