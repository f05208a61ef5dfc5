import { Form } from 'antd'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import type { ScreenRow } from '../shell/screen-row'
import { PermissionsField } from './PermissionsField'
import { RoleField } from './RoleField'
import { RolePreview } from './RolePreview'

interface PermissionItemsProps {
  readonly perms: readonly string[]
  /** The table of screens, for the preview of a menu. */
  readonly screens: readonly ScreenRow[]
  readonly onChoose: (perms: string[]) => void
  readonly roleLabel?: string
}

/** The fields of a form for permissions (`perms`): a role to begin with, the menu that they open, and each of them. */
export function PermissionItems({ perms, screens, onChoose, roleLabel }: PermissionItemsProps) {
  const t = useT()
  const isHome = useMe().data?.is_home ?? false
  return (
    <>
      <Form.Item label={roleLabel ?? t('staff.role')} extra={t('staff.roleHint')}>
        <RoleField perms={perms} onChoose={onChoose} />
      </Form.Item>
      <RolePreview perms={perms} screens={screens} isHome={isHome} />
      <Form.Item
        name="perms"
        label={t('staff.perms')}
        required
        rules={[
          {
            validator: (_, value: string[]) =>
              value.length > 0 ? Promise.resolve() : Promise.reject(new Error(t('staff.none'))),
          },
        ]}
      >
        <PermissionsField />
      </Form.Item>
    </>
  )
}
