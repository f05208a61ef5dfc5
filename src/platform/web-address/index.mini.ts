import { env } from '@/platform/env'
import { site } from '@/platform/site'

/** The site's web address stands on the host that the mini-program calls. */
export function webAddress(path: string): string {
  const origin = /^https?:\/\/[^/]+/.exec(env.apiBase())?.[0] ?? ''
  const { tenant } = site()
  return `${origin}${tenant ? `/mobile-t/${encodeURIComponent(tenant)}` : '/mobile'}${path}`
}
