import { setTimeout } from 'node:timers/promises'
import type { RouteName } from '@storefront/contract/routes'
import type { Page } from 'playwright-core'
import { hrefFor, pageUrl } from '@/routes/build'
import { OWNER, SHOPPER } from '../mini/shop/steps'

/** One of the screens that every target shows: its address is the same on all of them. */
export interface ScreenRow {
  readonly name: string
  readonly route: RouteName
  /** Values of the address's places, and of its query. */
  readonly params?: Readonly<Record<string, string>>
  /** Mobile number of the logged-in user; a visitor without it. */
  readonly mobile?: string
}

export const screenRows: readonly ScreenRow[] = [
  { name: 'categories', route: 'shop.category' },
  { name: 'products', route: 'shop.product' },
  { name: 'search', route: 'search', params: { type: 'shop.product', search: '茶' } },
  { name: 'event', route: 'event.event.detail', params: { id: '1' } },
  { name: 'article', route: 'post.article.detail', params: { id: '1' } },
  { name: 'menu', route: 'mpage.menu', params: { slug: 'daohang' } },
  { name: 'orders', route: 'shop.order', mobile: SHOPPER },
  { name: 'no-registrations', route: 'event.eventregistration.mine', mobile: SHOPPER },
  { name: 'wallet', route: 'wallet', mobile: SHOPPER },
  { name: 'own-coupons', route: 'shop.usercoupon', mobile: SHOPPER },
  { name: 'member-card', route: 'shop.usermembershipcard.detail', params: { code: 'SHIGUANG0001' }, mobile: SHOPPER },
  { name: 'tickets', route: 'shop.order.tickets', params: { number: 'D8' }, mobile: SHOPPER },
  { name: 'own-tickets', route: 'event.issuedticket', mobile: SHOPPER },
  { name: 'saved', route: 'shop.saved', mobile: SHOPPER },
  { name: 'invoice', route: 'shop.invoice.detail', params: { number: 'D1' }, mobile: SHOPPER },
  { name: 'inbox', route: 'message', mobile: SHOPPER },
  { name: 'fund', route: 'account.fund', mobile: SHOPPER },
  { name: 'promoter', route: 'distribution.home', params: { kind: 'promoter' }, mobile: SHOPPER },
  { name: 'promotion-offer', route: 'distribution.home', params: { kind: 'promoter' }, mobile: OWNER },
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
  { name: 'event', route: 'event.event.detail', params: { id: '1' } },
  { name: 'article', route: 'post.article.detail', params: { id: '1' } },
  { name: 'orders', route: 'shop.order', mobile: SHOPPER },
  { name: 'order', route: 'shop.order.detail', params: { number: 'D1' }, mobile: SHOPPER },
]

/** The address on H5, from the site's root. */
export const addressOf = ({ route, params }: ScreenRow): string => `/mobile${hrefFor(route, params)}`

/** The path of the page in a mini-program, with its query. */
export const pagePathOf = ({ route, params }: ScreenRow): string => pageUrl(route, params)

/** Waits until nothing is fetched and nothing moves any more. */
export async function waitForRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))))
}

/** The rows of each person, so that everybody logs in once. */
export function byPerson(
  rows: readonly ScreenRow[],
): readonly (readonly [mobile: string | undefined, rows: readonly ScreenRow[]])[] {
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
