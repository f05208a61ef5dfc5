import { hasPage } from '../domains/shared/on-sale'
import type { TenantDb } from '../db'
import { escapeHtml } from '../lib/html'
import { translate } from '../core/i18n'
import type { Alternate } from './types'

/** The protocol's limit for one file; the newest come first. */
const ADDRESSES_MAX = 50_000

/** Public addresses of a site, with the day of the last change if it is known; `$2` is now. */
const ADDRESSES = `select path, changed from (
    select 'product/' || id || '/' as path, null::timestamptz as changed, id from product p where tenant_id = $1 and ${hasPage('p', '$2')}
    union all select 'event/' || coalesce(slug, id::text) || '/', null, id from event where tenant_id = $1 and is_active
    union all select 'post/article/' || id || '/', published_at, id from article where tenant_id = $1 and is_active and published_at <= $2
    union all select 'circle/topic/' || id || '/', published_at, id from topic where tenant_id = $1 and is_active and published_at <= $2
    union all select 'note/note/' || id || '/', published_at, id from note where tenant_id = $1 and is_active and status = 'approved'
    union all select 'page/' || slug || '/', null, id from page where tenant_id = $1 and is_active and not login_required and slug <> 'index'
  ) as addresses order by id desc limit ${ADDRESSES_MAX}`

interface AddressRow {
  path: string
  changed: string | null
}

/** Links of an address to the same screen in each language; none for a site of one language. */
const linksOf = (path: string, alternates: readonly Alternate[]): string =>
  alternates.length < 2
    ? ''
    : alternates
        .map(
          ({ language, screen }) =>
            `<xhtml:link rel="alternate" hreflang="${translate(language, 'site.language.tag')}" href="${escapeHtml(screen(path))}"/>`,
        )
        .join('')

/**
 * Returns a site's addresses for search engines (sitemaps.org, 0.9). @param alternates the site's languages, the main
 * one first
 */
export async function sitemapOf(
  db: TenantDb,
  tenantId: number,
  now: Date,
  alternates: readonly [Alternate, ...Alternate[]],
): Promise<string> {
  const rows = await db.read((tx) => tx.rows<AddressRow>(ADDRESSES, [tenantId, now], 'sitemap'))
  const entry = ({ path, changed }: AddressRow): string =>
    `<url><loc>${escapeHtml(alternates[0].screen(path))}</loc>${linksOf(path, alternates)}${changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''}</url>`
  const entries = [{ path: '', changed: null }, ...rows].map(entry).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'}>${entries}</urlset>`
}

/**
 * Returns the rules for crawlers: they may read everything but the calls. Screens of a user exclude themselves from
 * search engines.
 */
export const robotsOf = (sitemap: string | null): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /api-t/', ...(sitemap ? [`Sitemap: ${sitemap}`] : []), ''].join('\n')
