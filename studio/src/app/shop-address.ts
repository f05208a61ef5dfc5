import { type RouteName, routes } from '@storefront/contract/routes'

/**
 * Returns the address of a page of the shop. @param root the address of the shop
 * @param params values of what the page's path names
 */
export function shopPageAddress(
  root: string,
  name: RouteName,
  params: Readonly<Record<string, string | number>>,
): string {
  const path = routes.find((route) => route.name === name)?.path ?? '/'
  return (
    root.replace(/\/$/, '') + path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
  )
}
