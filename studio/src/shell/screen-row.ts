import type { Permission } from '@storefront/contract/permissions'
import type { ReactNode } from 'react'
import type { TextKey } from '../i18n'

/** A screen of the studio: its address, who may see it, and its place in the menu. */
export interface ScreenRow {
  readonly path: string
  readonly screen: ReactNode
  /** Null for all staff. */
  readonly permission: Permission | null
  /** In the studio of the default site alone. */
  readonly isHomeOnly?: true
  /**
   * The text of its entry in the menu; without one it has none. Of a section's screens the first that may be opened is
   * its entry.
   */
  readonly menu?: TextKey
  /** The group of the menu that its entry stands in. */
  readonly group?: MenuGroup
}

/** The groups of the menu, in their order. */
export const menuGroups = [
  'overview',
  'catalogue',
  'orders',
  'events',
  'marketing',
  'content',
  'community',
  'site',
] as const

export type MenuGroup = (typeof menuGroups)[number]
