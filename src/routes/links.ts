import type { Link } from '@storefront/contract/entities/common'
import { type RouteName, linkTypes, listLinkFilters, routes } from '@storefront/contract/routes'
import type { Params } from '@/lib/query'
import { isRouteName, routeOf } from './build'
import { matchPath } from './match'
import { sitePath } from './site-path'

/** The target of a content link: a screen, an external address, or nothing. */
export type LinkTarget =
  | { readonly kind: 'route'; readonly name: RouteName; readonly params: Params }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'none' }

const NOWHERE: LinkTarget = { kind: 'none' }
const to = (name: RouteName, params: Params = {}): LinkTarget => ({ kind: 'route', name, params })

/** Named places that are no resource type. */
const places: Readonly<Record<string, RouteName>> = {
  home: 'mobile.index',
  index: 'mobile.index',
  login: 'login',
  search: 'search',
  category: 'shop.category',
  basket: 'shop.basket',
}

/** Full resource type of a link's word: `product` and `shop.product` are the same. */
const fullType = (type: string): string => linkTypes[type] ?? type

const rowForType = (type: string, list: boolean) =>
  routes.find((row) => 'link' in row && row.link.type === type && 'list' in row.link === list)

/**
 * Returns the screen `{type}.detail` with the id in its address (spec 2); undefined for a type without one, or whose
 * address takes more.
 */
function detailTarget(type: string, id: string | number): LinkTarget | undefined {
  const name = `${type}.detail`
  if (!isRouteName(name)) return undefined
  // What stands before, in and after its only pair of braces.
  const [, parameter, , another] = routeOf(name).path.split(/[{}]/)
  return parameter && !another ? to(name, { [parameter]: id }) : undefined
}

/**
 * An address: below our prefix it is a screen; an absolute web address, one to write to, and one of another tenant's
 * site lead outside, anything else nowhere.
 */
function addressTarget(url: string, tenant: string): LinkTarget {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) return { kind: 'external', url }
  if (!url.startsWith('/') || url.startsWith('//')) return NOWHERE
  const path = sitePath(url, tenant)
  if (path === undefined) return { kind: 'external', url }
  const match = matchPath(path)
  return match ? to(match.name, match.params) : NOWHERE
}

/** A link by its plain parts: what its key, its subpage and its object's id and slug say takes the place of them. */
function plain({ page_key, subpage, oid, oslug, ...link }: Link): Link {
  if (page_key) return { type: page_key, id: link.id }
  if (subpage) return { type: 'mpage.composedpage', id: subpage.composedpage_id, sub: String(subpage.page_id) }
  if (oid === undefined && oslug === undefined) return link
  return { ...link, id: oid, slug: oslug }
}

/**
 * Target of a content link (spec 2, "Content links"): a type with an id opens its detail, a category or a tag its
 * list where that can be narrowed by it, `home` and `login` (or a `page_key`) their screens, an address itself. An item
 * without a type leads a visitor to login.
 * @param loggedIn whether the one who taps is logged in
 * @param tenant of this site; empty for the main one
 */
export function linkTarget(rawLink: Link | null | undefined, loggedIn: boolean, tenant: string): LinkTarget {
  if (!rawLink) return NOWHERE
  const link = plain(rawLink)
  if (!link.type) {
    if (link.url) return addressTarget(link.url, tenant)
    return loggedIn ? NOWHERE : to('login')
  }
  const place = places[link.type]
  if (place) return to(place, place === 'mobile.index' ? { sub: link.sub } : {})
  const type = fullType(link.type)
  const detail = rowForType(type, false)
  const id = link.id ?? link.slug
  if (detail && id !== undefined && id !== '') {
    // Forms and reservations have their slug in the address.
    if (detail.path.endsWith('{slug}')) return to(detail.name, { slug: link.slug ?? id })
    return to(detail.name, { id, slug: link.id === undefined ? undefined : link.slug, sub: link.sub })
  }
  const target = id !== undefined && id !== '' ? detailTarget(type, id) : undefined
  if (target) return target
  const list = rowForType(type, true)
  if (list) return to(list.name, Object.fromEntries((listLinkFilters[type] ?? []).map((name) => [name, link[name]])))
  if (link.url) return addressTarget(link.url, tenant)
  return isRouteName(type) && !detail ? to(type, { id }) : NOWHERE
}
