import { foreignHost } from '@storefront/contract/domain/content/picture-host'
import type { Ctx } from '../../core/context.types'
import { cleanHtml } from '../../lib/html'

type SiteCtx = Pick<Ctx, 'tenant' | 'ports'>

/** In cleaned text, whose values have no bare quote and no bare `>`. */
const PICTURE = /<img\b[^>]*? src="([^"]*)"/g

/** Hosts that browsers of the site's visitors ask anyway: its domains, and where its pictures are stored. */
export function ownHosts({ tenant, ports }: SiteCtx): string[] {
  const stored = ports.storage.url('x')
  return [...tenant.domains, ...(URL.canParse(stored) ? [new URL(stored).host] : [])]
}

/** Hosts of a rich text's pictures that are not the site's, by their addresses. */
export function foreignPictures(ctx: SiteCtx, html: string): ReadonlyMap<string, string> {
  const foreign = new Map<string, string>()
  if (!/<img/i.test(html)) return foreign
  const hosts = ownHosts(ctx)
  for (const [, address = ''] of cleanHtml(html).matchAll(PICTURE)) {
    const host = foreignHost(address, hosts)
    if (host !== null) foreign.set(address, host)
  }
  return foreign
}

/**
 * Returns the host of the first picture that a rich text would bring from elsewhere; null for none. One that stood
 * there before may stay, so that an old text can be changed. @param before the text that it replaces; empty for none
 */
export function newForeignHost(ctx: SiteCtx, html: string, before: string): string | null {
  const present = foreignPictures(ctx, before)
  for (const [address, host] of foreignPictures(ctx, html)) if (!present.has(address)) return host
  return null
}
