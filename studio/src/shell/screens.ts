import { type Permission, permissions } from '@storefront/contract/permissions'
import { type ComponentType, lazy } from 'react'
import type { TextKey } from '../i18n'

/** A screen of the studio: its address, who may see it, and its place in the menu. */
export interface ScreenRow {
  readonly path: string
  readonly screen: ComponentType
  /** Null for all staff. */
  readonly permission: Permission | null
  /** In the studio of the default site alone. */
  readonly isHomeOnly?: true
  /** The text of its entry in the menu; without one it has none. */
  readonly menu?: TextKey
}

const SessionsScreen = lazy(async () => ({ default: (await import('../session/SessionsScreen')).SessionsScreen }))

const ProductListScreen = lazy(async () => ({ default: (await import('../product/ProductListScreen')).ProductListScreen }))
const ProductScreen = lazy(async () => ({ default: (await import('../product/ProductScreen')).ProductScreen }))
const NewProductScreen = lazy(async () => ({ default: (await import('../product/ProductScreen')).NewProductScreen }))

const PageListScreen = lazy(async () => ({ default: (await import('../builder/screens/PageListScreen')).PageListScreen }))
const BuilderScreen = lazy(async () => ({ default: (await import('../builder/screens/BuilderScreen')).BuilderScreen }))

const StaffScreen = lazy(async () => ({ default: (await import('../staff/StaffScreen')).StaffScreen }))
const AuditScreen = lazy(async () => ({ default: (await import('../audit/AuditScreen')).AuditScreen }))

const SiteScreen = lazy(async () => ({ default: (await import('../site/SiteScreen')).SiteScreen }))
const CredentialsScreen = lazy(async () => ({ default: (await import('../site/CredentialsScreen')).CredentialsScreen }))
const ShopsScreen = lazy(async () => ({ default: (await import('../site/ShopsScreen')).ShopsScreen }))

/** THE table of screens, in the order of the menu. */
export const screens: readonly ScreenRow[] = [
  { path: 'products', screen: ProductListScreen, permission: permissions.changeProduct, menu: 'studio.menu.products' },
  { path: 'products/new', screen: NewProductScreen, permission: permissions.changeProduct },
  { path: 'products/:id', screen: ProductScreen, permission: permissions.changeProduct },
  { path: 'pages', screen: PageListScreen, permission: permissions.changePage, menu: 'builder.menu' },
  { path: 'pages/:id', screen: BuilderScreen, permission: permissions.changePage },
  { path: 'staff', screen: StaffScreen, permission: permissions.changeStaff, menu: 'staff.menu' },
  { path: 'audit', screen: AuditScreen, permission: permissions.readAudit, menu: 'audit.menu' },
  { path: 'site', screen: SiteScreen, permission: permissions.changeSite, menu: 'siteSettings.menu' },
  { path: 'credentials', screen: CredentialsScreen, permission: permissions.changeCredential, menu: 'credentials.menu' },
  { path: 'shops', screen: ShopsScreen, permission: permissions.openSite, isHomeOnly: true, menu: 'shops.menu' },
  { path: 'sessions', screen: SessionsScreen, permission: null, menu: 'studio.menu.sessions' },
]
