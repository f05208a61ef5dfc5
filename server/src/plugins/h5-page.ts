import { createHash } from 'node:crypto'
import type { Tenant } from '../kernel/ctx'
import { escapeHtml } from '../lib/html'

const HTML_LANGUAGE = { 'zh-cn': 'zh-CN', id: 'id' } as const
/** What the build says for all sites, which each site says for itself. */
const GENERIC = [/<title>[\s\S]*?<\/title>/gi, /<meta\s[^>]*name="?(?:description|theme-color)"?[^>]*>/gi]
const PLACEHOLDER = '<!--head-->'

/** A colour that is safe where CSS or HTML expects one. */
const COLOUR = /^#[0-9a-f]{3,8}$/i

/**
 * The built page as one site's: its title, language, description and theme colour, at `<!--head-->` or,
 * without it, at the end of the head.
 */
export function pageFor(html: string, tenant: Tenant): string {
  const { name, site, language } = tenant
  const head = [
    `<title>${escapeHtml(name)}</title>`,
    `<meta name="description" content="${escapeHtml(site.description)}">`,
    `<meta name="theme-color" content="${COLOUR.test(site.theme.primary) ? site.theme.primary : '#ffffff'}">`,
  ].join('')
  const bare = GENERIC.reduce((text, pattern) => text.replace(pattern, ''), html)
  const at = bare.includes(PLACEHOLDER) ? PLACEHOLDER : '</head>'
  // Functions, because `$` in a site's words is no reference.
  return bare
    .replace(/<html\b[^>]*>/i, () => `<html lang="${HTML_LANGUAGE[language]}">`)
    .replace(at, () => (at === PLACEHOLDER ? head : head + at))
}

/** Scripts that stand in the page itself (Taro's rem script), as hashes for the policy. */
function inlineScripts(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return hashes.join(' ')
}

/** The content security policy of the built page: our own scripts, pictures and media from anywhere by https. */
export function policyFor(html: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts(html)}`.trim(),
    // Components set styles on their elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' https:",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // A payment may leave by a form for the vendor's cashier.
    "form-action 'self' https:",
  ].join('; ')
}
