import { type RouteName, type RouteRow, routes } from '@storefront/contract/routes'
import type { Ctx } from '../core/context.types'

/** Returns the row of a screen in the route table. */
export function routeRow(name: RouteName): RouteRow {
  const row = routes.find((route) => route.name === name)
  if (!row) throw new RangeError(`no such route: ${name}`)
  return row
}

/** Addresses of a screen: the full web address, and the page of a mini-program with its query. */
export interface RouteLinks {
  readonly web: string
  readonly page: string
}

/**
 * Links to a screen of the route table that carry a query, as they are shared.
 * @param id of what the screen shows; for one whose path has no `{id}` it is left out
 * @param query without its question mark
 */
export function linksTo(ctx: Pick<Ctx, 'client'>, name: RouteName, id: number | null, query: string): RouteLinks {
  const row = routeRow(name)
  const path = row.path.replace('{id}', String(id ?? ''))
  const { origin, webRoot } = ctx.client
  return {
    web: `${origin}${webRoot}${path.endsWith('/') ? path : `${path}/`}?${query}`,
    page: `${row.page}?${id === null ? '' : `id=${id}&`}${query}`,
  }
}
