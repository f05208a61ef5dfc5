import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

const HOST = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/
/** Top-level names that belong to nobody on the Internet (RFC 6761, RFC 6762, RFC 7686 and what routers use). */
const LOCAL = /\.(?:localhost|local|internal|intranet|lan|home|corp|private|onion|arpa|invalid)$/
const HOST_MAX = 253
/** The characters of an address that a host cannot have; the conversion to ASCII would cut them off. */
const BESIDE_HOST = /[\s/\\?#@:%*]/

/**
 * Returns a host in the form that requests name it by: lower case, ASCII (`茶.example` is `xn--…`), without a dot at its
 * end. Null for what is no domain that somebody could own: an address, a single word, a wildcard, one with a port or
 * path, a name of this network.
 */
export function domainHost(text: string): string | null {
  const name = text.trim().replace(/\.$/, '')
  const host = BESIDE_HOST.test(name) ? '' : domainToASCII(name)
  const isDomain = host.length <= HOST_MAX && HOST.test(host) && !LOCAL.test(host) && isIP(host) === 0
  return isDomain && /[a-z]/.test(host.slice(host.lastIndexOf('.'))) ? host : null
}

/** Returns the name of the TXT record that proves a host. */
export const recordName = (host: string): string => `_storefront.${host}`
