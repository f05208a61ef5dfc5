import { Badge, Menu, type MenuProps } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { colours } from '../app/colours'
import { Icon } from '../app/Icon'
import { isTexts, useStored } from '../app/stored'
import { useT } from '../i18n'
import type { MenuEntry } from './menu'
import { type MenuGroup, menuGroups } from './screen-row'

interface SideMenuProps {
  readonly entries: readonly MenuEntry[]
  readonly section: string
  readonly favourites: readonly string[]
  /** Work that waits, by section. */
  readonly counts?: Readonly<Record<string, number>>
  /** Shows the icons of the groups alone; each opens its entries beside it. */
  readonly isFolded: boolean
  readonly onOpen: () => void
}

type Item = NonNullable<MenuProps['items']>[number]

/** A group and a section may have one name. */
const groupKey = (group: MenuGroup): string => `group-${group}`
/** The groups that are open at the first visit. */
const FIRST_OPEN: readonly string[] = [groupKey('catalogue'), groupKey('orders')]

/** The menu: favourites, then groups that fold. The group of the screen in front is open, and its entry in sight. */
export function SideMenu({ entries, section, favourites, counts = {}, isFolded, onOpen }: SideMenuProps) {
  const t = useT()
  const nav = useRef<HTMLElement>(null)
  const [openGroups, setOpenGroups] = useStored<readonly string[]>('studio.menu.open', FIRST_OPEN, isTexts)
  const entry = entries.find((one) => one.section === section)
  const current = entry && groupKey(entry.group)
  // The group of the screen in front is open, unless the user folds it there.
  const [shutGroup, setShutGroup] = useState<string>()
  const openKeys = current && current !== shutGroup ? [...openGroups, current] : [...openGroups]
  const changeGroups = (keys: string[]) => {
    setOpenGroups(keys)
    setShutGroup(current && !keys.includes(current) ? current : undefined)
  }
  useEffect(() => {
    if (section !== '') nav.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView?.({ block: 'nearest' })
  }, [section])
  const labelOf = ({ path, text, section: key }: MenuEntry) => (
    <Link to={`/${path}`} className="side-menu-label">
      <span>{t(text)}</span>
      {(counts[key] ?? 0) > 0 && <Badge count={counts[key]} overflowCount={99} size="small" color={colours.notice} />}
    </Link>
  )
  const overview = entries.filter(({ group }) => group === 'overview')
  const starred = entries.filter((one) => favourites.includes(one.section))
  const items: Item[] = [
    ...overview.map((one) => ({ key: one.section, icon: <Icon name="overview" />, label: labelOf(one) })),
    ...(starred.length > 0
      ? [
          {
            key: 'favourites',
            icon: <Icon name="star" isFilled />,
            label: t('frame.favourites'),
            children: starred.map((one) => ({ key: `favourite-${one.section}`, label: labelOf(one) })),
          },
        ]
      : []),
    ...menuGroups.flatMap((group) => {
      const children = entries.filter((one) => one.group === group)
      if (group === 'overview' || children.length === 0) return []
      return [
        {
          key: groupKey(group),
          icon: <Icon name={group} />,
          label: t(`studio.menu.groups.${group}`),
          children: children.map((one) => ({ key: one.section, label: labelOf(one) })),
        },
      ]
    }),
  ]
  return (
    <nav id="menu" ref={nav} aria-label={t('studio.navigation')}>
      <Menu
        mode="inline"
        inlineCollapsed={isFolded}
        selectedKeys={[section, `favourite-${section}`]}
        {...(!isFolded && { openKeys, onOpenChange: changeGroups })}
        items={items}
        onClick={onOpen}
        style={{ borderInlineEnd: 0 }}
      />
    </nav>
  )
}
