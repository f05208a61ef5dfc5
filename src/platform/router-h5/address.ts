import { type Match, decode, matchPath } from '@/routes/match'
import type { Site } from '../router.types'

const TENANT = /^\/mobile-t\/([^/]+)(?=\/|$)/
const MAIN = /^\/mobile(?=\/|$)/

/** Which site the page was opened on. It never changes without a new load of the page. */
export const site = ((): (() => Site) => {
  let known: Site | undefined
  return () => {
    if (!known) {
      const tenant = TENANT.exec(window.location.pathname)
      known = tenant ? { base: tenant[0], tenant: decode(tenant[1] ?? '') } : { base: '/mobile', tenant: '' }
    }
    return known
  }
})()

/** Full path of an address below the prefix. */
export const toPath = (address: string): string => `${site().base}${address}`

/** The address below the prefix, or nothing when the path is not of this site. */
export function fromPath(path: string): string | undefined {
  const { base, tenant } = site()
  if (!path.startsWith(base)) return undefined
  const rest = path.slice(base.length)
  // /mobiles/ and /mobile-t/ are not below /mobile.
  if (rest !== '' && !/^[/?#]/.test(rest)) return undefined
  return tenant || MAIN.test(path) ? rest || '/' : undefined
}

/** The screen that the address bar names; one that the table does not know is the not-found screen. */
export function here(): Match {
  const { pathname, search } = window.location
  const address = fromPath(pathname)
  return (address !== undefined ? matchPath(address + search) : undefined) ?? { name: 'notfound', params: { address: pathname } }
}
