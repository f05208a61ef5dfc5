import { hasPermission } from '@storefront/contract/has-permission'
import type { TextKey } from '../i18n'
import type { Me } from '../session/useMe'
import { type MenuGroup, menuGroups, type ScreenRow } from './screen-row'

/** An entry of the menu: a section, by the first of its screens that the user may open. */
export interface MenuEntry {
  /** First part of the addresses of its screens. */
  readonly section: string
  readonly path: string
  readonly text: TextKey
  readonly group: MenuGroup
}

/** Returns the section that an address within the studio belongs to: `orders` of `orders/7`; '' for the first screen. */
export const sectionOf = (path: string): string => path.replace(/^\//, '').split('/')[0] ?? ''

/** Whether an address is of a list or a page of a section, and not of one item or a new one. */
export const isListOf = (screens: readonly ScreenRow[], path: string): boolean =>
  !path.endsWith('/new') && screens.some((row) => row.path === path)

/** Returns the screens that a user may open. */
export const openScreens = (screens: readonly ScreenRow[], { perms, is_home }: Pick<Me, 'perms' | 'is_home'>) =>
  screens.filter(
    ({ permission, isHomeOnly }) =>
      (permission === null || hasPermission(perms, permission)) && (!isHomeOnly || is_home),
  )

/** Returns the entries of the menu, in the order of the groups, each section once. */
export function menuEntries(open: readonly ScreenRow[]): MenuEntry[] {
  const entries = open.flatMap(({ path, menu, group }) =>
    menu && group ? [{ section: sectionOf(path), path, text: menu, group }] : [],
  )
  const first = entries.filter(
    ({ section }, index) => entries.findIndex((entry) => entry.section === section) === index,
  )
  return menuGroups.flatMap((name) => first.filter(({ group }) => group === name))
}
