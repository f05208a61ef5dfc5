import type { Link } from '@storefront/contract/entities/common'
import { weappOf } from '@/shared/link/weapp'
import { linkOf, textOf } from '../read'
import type { ModuleConfig } from '../types'

/**
 * Returns the link of a module as a whole (spec 3: oid, oslug, page_key, subpage, link_type); null if its config names
 * none.
 */
export function moduleLink({
  resource,
  page_key,
  subpage,
  oid,
  oslug,
  slug,
  link_type,
  url,
}: ModuleConfig): Link | null {
  const link = linkOf({ type: textOf(resource), page_key, subpage, oid, oslug: oslug ?? slug })
  // The address of a film stands under `url`, too: only a mini-program's is the module's own.
  const ownLink = linkOf({ link_type, url })
  if (link && ownLink && weappOf(ownLink)) return { ...link, ...ownLink }
  return link && (link.page_key || link.subpage || (link.type && (link.oid || link.oslug))) ? link : null
}
