import { createHash } from 'node:crypto'
import type { Language } from '@storefront/contract/language'
import type { Tenant } from '../core/context.types'
import { translate } from '../core/i18n'
import { escapeHtml } from '../lib/html'
import type { Site, Theme } from '@storefront/contract/entities/site/site'
import type { PageDocument } from './cache'
import type { RenderedScreen } from './page-renderer'
import { dataBlock } from './render'
import { START_HASH, startScript } from './start-script'

/** Tags that the build writes for all sites and each site replaces with its own. */
const GENERIC = [/<title>[\s\S]*?<\/title>/gi, /<meta\s[^>]*name="?(?:description|theme-color)"?[^>]*>/gi]
const PLACEHOLDER = '<!--head-->'

/** A colour that is safe where CSS or HTML expects one. */
const COLOUR = /^#[0-9a-f]{3,8}$/i

const EMPTY = { parts: null, head: '', screen: null } as const

/** Without scripts the whole page scrolls, where the app has a scroller of its own. */
const NO_SCRIPT_STYLE = '<noscript><style>body{overflow:auto}.taro_router,.taro_page{height:auto}</style></noscript>'

/**
 * Returns the variables of a theme's colours, each name with an ending; nothing of one that has a value which is no
 * colour.
 */
function coloursOf(theme: Theme, ending = ''): string {
  if (!Object.values(theme).every((colour) => COLOUR.test(colour))) return ''
  const names = {
    primary: theme.primary,
    'on-primary': theme.primary_text,
    accent: theme.accent,
    paper: theme.background,
  }
  return Object.entries(names)
    .map(([name, colour]) => `--${name}${ending}:${colour}!important`)
    .join(';')
}

/**
 * A rendered page is light and of the usual text size: before it is painted it becomes what the head's script found
 * that the visitor wants (config/first-scripts.ts). The client takes this sheet away when it sets the same by itself.
 */
function lookOf({ theme, theme_dark: dark }: Site): string {
  const darkRule = dark ? `html.dark .taro_page>div{${coloursOf(dark)};${coloursOf(theme, '-l')}}` : ''
  return `<style id="first-look">.taro_page>div{--scale:var(--first-scale,1)!important}${darkRule}</style>`
}

/**
 * The build's own scripts, which a rendered page requests later, and the script of the head that looks up which files a
 * screen has.
 */
const ENTRY = /<script[^>]*\ssrc="?([^"\s>]+)"?[^>]*><\/script>/g
const LOOKUP = /<script id="first-files">[\s\S]*?<\/script>/

/**
 * Returns the page with a screen in the app's element, its sheets inline, and at its end what the client begins with.
 */
function withScreen(html: string, { html: content, firstPage, sheets, scripts }: RenderedScreen, data: string): string {
  const entry = [...html.matchAll(ENTRY)].map(([, url = '']) => url)
  const blocks = dataBlock('render', firstPage) + data + startScript({ entry, screen: scripts })
  return sheets
    .reduce(
      (page, file) => page.replace(new RegExp(`<link[^>]*href="?[^">]*${file.replace(/[.]/g, '[.]')}"?[^>]*>`), ''),
      html,
    )
    .replace(LOOKUP, '')
    .replaceAll(ENTRY, '')
    .replace('</body>', () => `${blocks}</body>`)
    .replace(/<div id="?app"?><\/div>/, () => `<div id="app" class="taro_router">${content}</div>`)
}

/**
 * Returns the built page as one site's: language, theme colour, and the title, description, head and readable content
 * of the screen that it opens; without a document of the screen those of the site. Its head stands at `<!--head-->` or,
 * without it, at the end of the head.
 */
export function pageFor(
  html: string,
  tenant: Tenant,
  document: Pick<PageDocument, 'parts' | 'head' | 'screen'> = EMPTY,
): string {
  const { parts, head: more, screen } = document
  const { name, site } = tenant
  const language = parts?.language ?? tenant.language
  const head = [
    `<title>${escapeHtml(parts?.title ?? name)}</title>`,
    `<meta name="description" content="${escapeHtml(parts?.description ?? site.description)}">`,
    `<meta name="theme-color" content="${COLOUR.test(site.theme.primary) ? site.theme.primary : '#ffffff'}">`,
    parts?.head ?? more,
    screen ? NO_SCRIPT_STYLE + screen.styles + lookOf(screen.firstPage.site) : (parts?.data ?? ''),
  ].join('')
  const bare = GENERIC.reduce((text, pattern) => text.replace(pattern, ''), html)
  const at = bare.includes(PLACEHOLDER) ? PLACEHOLDER : '</head>'
  const noScript =
    (screen ? parts?.navigation : parts?.body) ?? `<p>${escapeHtml(translate(language, 'site.document.noScript'))}</p>`
  // Functions, because `$` in a site's words is no reference.
  return (screen ? withScreen(bare, screen, parts?.data ?? '') : bare)
    .replace(/<html\b[^>]*>/i, () => `<html lang="${translate(language, 'site.language.tag')}">`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/i, () => `<noscript>${noScript}</noscript>`)
    .replace(at, () => (at === PLACEHOLDER ? head : head + at))
}

/** Inline scripts of the built page, as hashes for the policy. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

/** Scheme, host and port, and nothing that could begin another directive. */
const ORIGIN = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i

/** Origins that a site names: of page builders that may frame it, and of servers that its forms may ask. */
interface NamedOrigins {
  readonly editors?: readonly string[]
  readonly forms?: readonly string[]
}

/**
 * Returns the content security policy of the built page: our own scripts, pictures and media from anywhere by https.
 * Only the site itself and the origins that it names may frame it and be asked.
 */
export function policyFor(html: string, { editors = [], forms = [] }: NamedOrigins = {}) {
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", ...inlineScripts(html), START_HASH],
      // Components set styles on their elements.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:'],
      'media-src': ["'self'", 'blob:', 'https:'],
      'font-src': ["'self'", 'data:'],
      // The page reads files that were chosen, and posters that it drew, by addresses of its own.
      'connect-src': [
        "'self'",
        'blob:',
        'data:',
        ...forms.filter((origin) => ORIGIN.test(origin) && origin.startsWith('https:')),
      ],
      'frame-src': ["'self'", 'https:'],
      'frame-ancestors': ["'self'", ...editors.filter((origin) => ORIGIN.test(origin))],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      // A payment may leave by a form for the vendor's cashier.
      'form-action': ["'self'", 'https:'],
    },
  }
}

/**
 * Returns a page by itself, where the client cannot say it: a title, perhaps a text, and a link. The texts are ours.
 */
function plainPage(language: Language, title: string, text: string, link: { url: string; label: string }): string {
  return `<!doctype html><html lang="${translate(language, 'site.language.tag')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:8px;padding:24px;box-sizing:border-box;text-align:center;color:#23271f;background:#f7f5f0;font:16px/1.6 -apple-system,BlinkMacSystemFont,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif}
h1{margin:0;font-size:20px}p{margin:0;color:#575d52}a{margin-top:16px;padding:10px 28px;border:1px solid #1f4d3a;border-radius:999px;color:#1f4d3a;font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid #1f4d3a;outline-offset:2px}
</style></head><body><h1>${title}</h1>${text && `<p>${text}</p>`}<a href="${link.url}">${link.label}</a></body></html>`
}

/** Returns the page of an address where no site is, with a way home. */
export function unknownSitePage(language: Language): string {
  const [title, text, label] = (['title', 'text', 'home'] as const).map((part) =>
    translate(language, `site.unknown.${part}`),
  )
  return plainPage(language, title ?? '', text ?? '', { url: '/mobile/', label: label ?? '' })
}

/** Returns the page of a site that cannot be served at the moment; its link loads the same address again. */
export function unavailablePage(detail: string, language: Language): string {
  return plainPage(language, detail, '', { url: '', label: translate(language, 'site.unavailable.reload') })
}
