import { type RouteName, type RouteRow, routes } from '@storefront/contract/routes'

/** What a screen is opened with. Empty and undefined values are left out of an address. */
export type Params = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Parameters as a screen reads them: decoded text. */
export type Query = Readonly<Record<string, string>>

const byName = new Map<string, RouteRow>(routes.map((route) => [route.name, route]))

/** The row of a known name. */
export function routeOf(name: RouteName): RouteRow {
  const row = byName.get(name)
  if (!row) throw new RangeError(`no such route: ${name}`)
  return row
}

/** Whether a text names a row of the table. */
export const isRouteName = (name: string): name is RouteName => byName.has(name)

/** Text of the parameters that have a value. */
export function textOf(params: Params): Query {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) => (value === undefined || value === null || value === '' ? [] : [[key, String(value)]])),
  )
}

/** `?a=1&b=2`, or nothing when there are no values. */
export function queryString(query: Query): string {
  const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const parameter = /\{(\w+)\}/g

/**
 * Web address of a screen below the site's prefix, with the closing slash of the spec: `/product/12/?preview=x`.
 * Throws a RangeError when a part of the path has no value, or one that no address can carry (`.` and `..`).
 */
export function hrefFor(name: RouteName, params: Params = {}): string {
  const rest: Record<string, string> = { ...textOf(params) }
  const path = routeOf(name).path.replace(parameter, (_, key: string) => {
    const value = rest[key]
    if (value === undefined || value === '.' || value === '..') throw new RangeError(`${name} needs a usable ${key}`)
    delete rest[key]
    return encodeURIComponent(value)
  })
  return `${path.endsWith('/') ? path : `${path}/`}${queryString(rest)}`
}

/** Address of a screen in a mini-program: `/pages/shop/product/detail?id=12`. */
export function pageUrl(name: RouteName, params: Params = {}): string {
  return `/${routeOf(name).page}${queryString(textOf(params))}`
}
