import type { Link } from '@storefront/contract/entities/common'
import type { RouteName } from '@storefront/contract/routes'
import { router } from '@/router/router'
import { hrefFor, linkTarget, type Params } from '@/routes'

/** Full web address of a screen with the site's prefix; undefined when a parameter is missing. */
export function webHref(to: RouteName, params?: Params): string | undefined {
  try {
    return router.site().base + hrefFor(to, params)
  } catch {
    return undefined
  }
}

/** Web address of a content link; undefined when it leads nowhere. A visitor's login is asked on the tap, not here. */
export function linkHref(link: Link | null): string | undefined {
  const target = linkTarget(link, true, router.site().tenant)
  if (target.kind === 'external') return target.url
  return target.kind === 'route' ? webHref(target.name, target.params) : undefined
}
