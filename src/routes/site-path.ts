import { decode } from '@/lib/query'

/**
 * Returns an address below this site's prefix, without the prefix: `/mobile`, which contents of any site may use for
 * their own, or `/mobile-t/{tenant}`. One without a prefix stays as it is. Undefined for an address of another tenant's
 * site.
 * @param tenant of this site; empty for the main one
 */
export function sitePath(address: string, tenant: string): string | undefined {
  const [prefix, slug] = /^\/mobile-t\/([^/?#]+)(?=[/?#]|$)/.exec(address) ?? []
  if (prefix === undefined || slug === undefined) return address.replace(/^\/mobile(?=[/?#]|$)/, '')
  return decode(slug) === tenant ? address.slice(prefix.length) : undefined
}
