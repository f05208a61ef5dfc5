import { type RouteName, type RouteRow, routes } from '@storefront/contract/routes'
import { type Query, decode, parseQuery } from '@/lib/query'

export interface Match {
  readonly name: RouteName
  /** Parameters of the path and of the query, decoded; those of the path win. */
  readonly params: Query
}

const segments = (path: string): string[] => path.split('/').filter((part) => part !== '')

const patterns: readonly { readonly row: RouteRow & { name: RouteName }; readonly parts: readonly string[] }[] = [
  ...routes,
]
  .map((row) => ({ row, parts: segments(row.path) }))
  // Literal parts win over parameters: /order/pay is not the order called "pay".
  .sort(
    (a, b) =>
      a.parts.filter((part) => part.startsWith('{')).length - b.parts.filter((part) => part.startsWith('{')).length,
  )

/** Parameters of a path that fits the pattern, or nothing. */
function fit(pattern: readonly string[], parts: readonly string[]): Query | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: [string, string][] = []
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (expected.startsWith('{')) params.push([expected.slice(1, -1), decode(part)])
    else if (expected !== decode(part)) return undefined
  }
  return Object.fromEntries(params)
}

/**
 * Screen of a web address below the site's prefix: `/product/12/?a=b` is shop.product.detail with id and a.
 * A closing slash and a `#fragment` make no difference. Unknown addresses give nothing; no address throws.
 */
export function matchPath(address: string): Match | undefined {
  const [beforeHash = ''] = address.split('#', 1)
  const at = beforeHash.indexOf('?')
  const [path, search] = at < 0 ? [beforeHash, ''] : [beforeHash.slice(0, at), beforeHash.slice(at)]
  const parts = segments(path)
  for (const { row, parts: pattern } of patterns) {
    const pathParams = fit(pattern, parts)
    if (pathParams) return { name: row.name, params: { ...parseQuery(search), ...pathParams } }
  }
  return undefined
}

const byPage = new Map<string, RouteName>(routes.map((row) => [row.page, row.name]))

/** Screen of a mini-program page path, with or without its slash and query. */
export function matchPage(url: string): Match | undefined {
  const at = url.indexOf('?')
  const [path, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  const name = byPage.get(path.replace(/^\/+/, ''))
  return name && { name, params: parseQuery(search) }
}
