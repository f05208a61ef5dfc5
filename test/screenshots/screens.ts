import { setTimeout } from 'node:timers/promises'
import { routes } from '@storefront/contract/routes'

export type ScreenName = (typeof routes)[number]['name']

/** Holds coupons, tickets and cards in the demo, and has bought. */
export const SHOPPER = '13800000001'
/** May do everything in the demo's shop. */
export const OWNER = '13900000001'

/** One of the screens that every target shows: its address is the same on all of them. */
export interface ScreenRow {
  readonly name: string
  readonly route: ScreenName
  /** Values of the address's places, and its query. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Who is logged in; a visitor without it. */
  readonly mobile?: string
}

export const screenRows: readonly ScreenRow[] = [
  { name: 'categories', route: 'shop.category' },
  { name: 'products', route: 'shop.product' },
  { name: 'search', route: 'search', query: { type: 'shop.product', search: '茶' } },
  { name: 'event', route: 'event.event.detail', params: { id: '1' } },
  { name: 'article', route: 'post.article.detail', params: { id: '1' } },
  { name: 'orders', route: 'shop.order', mobile: SHOPPER },
  { name: 'no-orders', route: 'shop.order', query: { tab: 'unpaid' }, mobile: SHOPPER },
  { name: 'wallet', route: 'wallet', mobile: SHOPPER },
  { name: 'own-coupons', route: 'shop.usercoupon', mobile: SHOPPER },
  { name: 'member-card', route: 'shop.usermembershipcard.detail', params: { code: 'SHIGUANG0001' }, mobile: SHOPPER },
  { name: 'tickets', route: 'shop.order.tickets', params: { number: 'D8' }, mobile: SHOPPER },
  { name: 'own-tickets', route: 'event.issuedticket', mobile: SHOPPER },
  { name: 'saved', route: 'shop.saved', mobile: SHOPPER },
  { name: 'fund', route: 'account.fund', mobile: SHOPPER },
  { name: 'ops', route: 'ops.index', mobile: OWNER },
  { name: 'ops-orders', route: 'ops.order', mobile: OWNER },
  { name: 'ops-products', route: 'ops.product', mobile: OWNER },
]

/** Those whose layout is another one on a desktop's window. */
export const desktopRows: readonly ScreenRow[] = [
  { name: 'home', route: 'mobile.index' },
  { name: 'products', route: 'shop.product' },
  { name: 'product', route: 'shop.product.detail', params: { id: '1' } },
  { name: 'basket', route: 'shop.basket', mobile: OWNER },
  { name: 'orders', route: 'shop.order', mobile: SHOPPER },
]

/** The address on H5, from the site's root. */
export function addressOf({ route, params = {}, query }: ScreenRow): string {
  const path = routes.find(({ name }) => name === route)?.path ?? ''
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return `/mobile${address.replace(/\/?$/, '/')}${search && `?${search}`}`
}

/** The path of the page in a mini-program, with its query. */
export function pagePathOf({ route, params, query }: ScreenRow): string {
  const page = routes.find(({ name }) => name === route)?.page ?? ''
  const search = new URLSearchParams({ ...params, ...query }).toString()
  return `/${page}${search && `?${search}`}`
}

/** The rows of each person, so that everybody logs in once. */
export function byPerson(rows: readonly ScreenRow[]): readonly (readonly [mobile: string | undefined, rows: readonly ScreenRow[]])[] {
  const people = [...new Set(rows.map(({ mobile }) => mobile))]
  return people.map((mobile) => [mobile, rows.filter((row) => row.mobile === mobile)] as const)
}

/** A number gets one code a minute. */
const CODE_MS = 61_000
const lastLogins = new Map<string, number>()

/** Waits until a number gets another code: each target logs the same people in. */
export async function waitForCode(mobile: string): Promise<void> {
  const rest = (lastLogins.get(mobile) ?? 0) + CODE_MS - Date.now()
  if (rest > 0) await setTimeout(rest)
  lastLogins.set(mobile, Date.now())
}
