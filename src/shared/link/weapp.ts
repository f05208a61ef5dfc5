import type { Link } from '@storefront/contract/entities/common'
import { t } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { go, goLink } from '@/router'
import { router } from '@/router/router'
import { linkTarget } from '@/routes'
import { matchPage } from '@/routes/match'

/** A page of a mini-program. */
export interface WeappPage {
  readonly app: string
  readonly path: string
}

/** Spec 3: a link of this type opens a mini-program by the vendor's own tag. */
const OPEN_TAG = 4

/** Returns the mini-program that a link opens; null for every other link. */
export function weappOf({ link_type, url = '' }: Link): WeappPage | null {
  const [, app, path] = link_type === OPEN_TAG ? (/^weapp:\/\/([^/]+)\/(.+)$/.exec(url) ?? []) : []
  return app && path ? { app, path } : null
}

/**
 * Opens a mini-program link where the vendor's tag does not work: the link's own resource, or the matching screen if
 * the page belongs to this app; else a toast names where the link can be opened.
 */
export async function openHere(link: Link, { path }: WeappPage): Promise<void> {
  if (linkTarget(link, true, router.site().tenant).kind !== 'none') return goLink(link)
  const match = matchPage(path)
  if (match) return go(match.name, match.params)
  feedback.toast(t('common.openInWechat'), { at: 'center' })
}
