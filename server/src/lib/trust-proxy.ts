import { isIP } from 'node:net'

/** Trusted forwarding headers: none, those of the last hops, or those that the proxies of a list wrote. */
export type TrustProxy = false | ((address: string, hop: number) => boolean) | string[]

/** Maximum number of proxies; no real setup has more. */
const HOPS_MAX = 20
/** Ranges that have a name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isProxy(text: string): boolean {
  if (NAMED.includes(text)) return true
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const bits = BITS[isIP(address)]
  return bits !== undefined && (prefix === undefined || Number(prefix) <= bits)
}

/**
 * Reads a setting: `off` or `0`, a number of hops, or addresses and ranges separated by commas. Null for what is none
 * of them. A bare `on` is none: it would believe the first address of X-Forwarded-For, which the caller writes.
 */
export function parseTrustProxy(text: string): TrustProxy | null {
  const value = text.trim().toLowerCase()
  if (['', 'off', 'no', 'false', '0'].includes(value)) return false
  if (/^\d{1,2}$/.test(value)) {
    const hops = Number(value)
    // A function: Fastify takes no bare number, since it cannot know whether the nearest peer is a proxy at all.
    return hops <= HOPS_MAX ? (_address, hop) => hop < hops : null
  }
  const proxies = value.split(',').map((part) => part.trim())
  return proxies.every(isProxy) ? proxies : null
}
