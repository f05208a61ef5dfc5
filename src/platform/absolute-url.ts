import { env } from './env'

/** A mini-program takes an address without a host for a file of its own package: the site's pictures need the host. */
export function toAbsoluteUrl(address: string): string {
  if (!/^\/(?!\/)/.test(address)) return address
  const origin = /^https?:\/\/[^/]+/.exec(env.apiBase())?.[0] ?? ''
  return origin + address
}
