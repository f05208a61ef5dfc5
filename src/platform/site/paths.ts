import { site } from '@/platform/site'

const MAIN = /^\/mobile(?=\/|$)/

/** Full path of an address below the prefix. */
export const toPath = (address: string): string => `${site().base}${address}`

/** Returns the address below the prefix, or nothing when the path is not of this site. */
export function fromPath(path: string): string | undefined {
  const { base, tenant } = site()
  if (!path.startsWith(base)) return undefined
  const rest = path.slice(base.length)
  // /mobiles/ and /mobile-t/ are not below /mobile.
  if (rest !== '' && !/^[/?#]/.test(rest)) return undefined
  return tenant || MAIN.test(path) ? rest || '/' : undefined
}
