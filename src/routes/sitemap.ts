import { type RouteRow, routes } from '@storefront/contract/routes'

/** Folders whose screens are about the visitor's own account, with or without a login. */
const ACCOUNT = /^pages\/(?:user|account|ucenter)\//

interface Rule {
  readonly action: 'allow' | 'disallow'
  readonly page: string
}

/**
 * WeChat's sitemap.json: its search reads no screen that needs a login (operators', orders, checkout) and none of the
 * account; the first rule that fits a page decides. Alipay has no such file: its search is set up in its console.
 */
export function weappSitemap(table: readonly RouteRow[] = routes): { readonly rules: readonly Rule[] } {
  const hidden = table.filter(({ login, page }) => login || ACCOUNT.test(page))
  return { rules: [...hidden.map(({ page }): Rule => ({ action: 'disallow', page })), { action: 'allow', page: '*' }] }
}
