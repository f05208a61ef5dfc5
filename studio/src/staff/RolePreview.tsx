import { Typography } from 'antd'
import { useT } from '../i18n'
import { type MenuEntry, menuEntries, openScreens } from '../shell/menu'
import { menuGroups, type ScreenRow } from '../shell/screen-row'

interface RolePreviewProps {
  readonly perms: readonly string[]
  readonly screens: readonly ScreenRow[]
  /** Whether the site may open others. */
  readonly isHome: boolean
  readonly title?: string
}

/** The menu that somebody with these permissions sees, before they are given. */
export function RolePreview({ perms, screens, isHome, title }: RolePreviewProps) {
  const t = useT()
  const heading = title ?? t('staff.preview')
  const entries = menuEntries(openScreens(screens, { perms: [...perms], is_home: isHome }))
  const namesOf = (group: MenuEntry['group']) =>
    entries.flatMap((entry) => (entry.group === group ? [t(entry.text)] : []))
  return (
    <section className="staff-preview" aria-label={heading}>
      <Typography.Text strong>{heading}</Typography.Text>
      <dl>
        {menuGroups.map((group) => {
          const names = namesOf(group)
          return (
            names.length > 0 && (
              <div key={group}>
                <dt>{t(`studio.menu.groups.${group}`)}</dt>
                <dd>{names.join(t('staff.comma'))}</dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}
