import { type RouteName, type RouteRow, routes } from '@storefront/contract/routes'
import { type Params, queryString, textOf } from '@/lib/query'

const byName = new Map<string, RouteRow>(routes.map((route) => [route.name, route]))

/** Returns the row of a known name. */
export function routeOf(name: RouteName): RouteRow {
  const row = byName.get(name)
  if (!row) throw new RangeError(`no such route: ${name}`)
  return row
}

/** Whether a text names a row of the table. */
export const isRouteName = (name: string): name is RouteName => byName.has(name)

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
