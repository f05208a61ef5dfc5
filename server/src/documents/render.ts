import { FULL_WIDTH_PIXELS, pictureSource } from '@storefront/contract/domain/picture-source'
import type { Language } from '@storefront/contract/language'
import type { Tenant } from '../core/context.types'
import { translate } from '../core/i18n'
import { abstractOf } from '../lib/abstract'
import { escapeHtml } from '../lib/html'
import { breadcrumbList } from './structured-data'
import type { Addresses, Alternate, Breadcrumb, ScreenDocument } from './types'

/** A screen's own parts of the page that a browser loads first. */
export interface PageParts {
  /** Language of its texts. */
  readonly language: Language
  readonly title: string
  readonly description: string
  /** HTML for the end of the head. */
  readonly head: string
  /** HTML for readers without scripts. */
  readonly body: string
  /** Navigation from a fully rendered screen, for the same readers. */
  readonly navigation: string
  /** Initial data of the client, as data blocks. */
  readonly data: string
  /** Address of the first screen's largest picture, whose preload is in the head; null without one. */
  readonly picture: string | null
}

/** JSON that no `<` can end, and no line separator of old engines either. */
const json = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)

const meta = (attribute: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(String(content))}">`

/** Returns a data block that the client reads under its name (src/platform/initial-data); no text in it ends it. */
export const dataBlock = (name: string, value: unknown): string =>
  `<script type="application/json" id="first-${name}">${json(value)}</script>`

/** Tag for a screen that belongs to one user, or that does not exist. */
export const NO_INDEX = meta('name', 'robots', 'noindex')

/** Plain words of cleaned HTML, one line. */
const wordsOf = (html: string): string =>
  abstractOf(
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  )

function socialTags(
  tenant: Tenant,
  document: ScreenDocument,
  { title, description }: Pick<PageParts, 'title' | 'description'>,
  address: Addresses,
): string[] {
  const { kind, path, share } = document
  const picture = share?.picture ?? document.picture
  return [
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', tenant.name),
    meta('property', 'og:title', share?.title || document.title || title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address.screen(path)),
    meta('property', 'og:locale', translate(tenant.language, 'site.language.tag').replace('-', '_')),
    ...(picture
      ? [
          meta('property', 'og:image', address.file(picture.full)),
          meta('property', 'og:image:width', picture.width),
          meta('property', 'og:image:height', picture.height),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
  ]
}

const link = ({ label, path }: Breadcrumb, address: Addresses): string =>
  `<li><a href="${escapeHtml(address.screen(path))}">${escapeHtml(label)}</a></li>`
const links = (items: readonly Breadcrumb[], address: Addresses): string =>
  items.length > 0 ? `<ul>${items.map((item) => link(item, address)).join('')}</ul>` : ''

/** Renders the links of a screen and of the site's lists. */
function navigationOf(
  { language }: Tenant,
  document: ScreenDocument,
  siteLinks: readonly Breadcrumb[],
  address: Addresses,
): string {
  const home: Breadcrumb = { label: translate(language, 'site.document.home'), path: '' }
  const notice = `<p>${escapeHtml(translate(language, 'site.document.noScript'))}</p>`
  return `<nav>${links([...document.links, home, ...siteLinks], address)}</nav>${notice}`
}

/** Renders the content for a reader without scripts: the same texts and pictures, and the links. */
function readableBody(
  tenant: Tenant,
  document: ScreenDocument,
  siteLinks: readonly Breadcrumb[],
  address: Addresses,
): string {
  const { language } = tenant
  const { picture, facts, html } = document
  const home: Breadcrumb = { label: translate(language, 'site.document.home'), path: '' }
  return [
    `<nav>${links([home, ...siteLinks], address)}</nav>`,
    `<main><h1>${escapeHtml(document.title || tenant.name)}</h1>`,
    picture
      ? `<img src="${escapeHtml(picture.thumb)}" alt="" width="${picture.width}" height="${picture.height}" style="max-width:100%;height:auto">`
      : '',
    facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join(''),
    html || `<p>${escapeHtml(document.description)}</p>`,
    links(document.links, address),
    `<p>${escapeHtml(translate(language, 'site.document.noScript'))}</p></main>`,
  ].join('')
}

/** Tags of the same screen in each language of the site; the first is for readers of any other language. */
function alternateTags(path: string, alternates: readonly Alternate[]): string {
  const tag = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`
  const tags = alternates.map(({ language, screen }) => tag(translate(language, 'site.language.tag'), screen(path)))
  return [...tags, ...alternates.slice(0, 1).map(({ screen }) => tag('x-default', screen(path)))].join('')
}

/**
 * Renders a screen's parts of the first HTML: title, description, canonical address, data for link previews, structured
 * data, the client's initial data, and the content for readers without scripts. Nothing in it depends on the visitor.
 */
export function renderDocument(
  tenant: Tenant,
  document: ScreenDocument,
  siteLinks: readonly Breadcrumb[],
  { alternates, ...address }: Addresses & { readonly alternates: readonly Alternate[] },
): PageParts {
  const title = document.title ? `${document.title} - ${tenant.name}` : tenant.name
  const description = document.description || wordsOf(document.html) || tenant.site.description
  const canonical = escapeHtml(address.screen(document.path))
  const things = document.structuredData(address)
  const graph = document.title
    ? [...things, breadcrumbList(translate(tenant.language, 'site.document.home'), document, address)]
    : things
  const { picture, initialData } = document
  const main = picture && pictureSource(picture, FULL_WIDTH_PIXELS)
  const head = [
    `<link rel="canonical" href="${canonical}">`,
    alternateTags(document.path, alternates),
    ...socialTags(tenant, document, { title, description }, address),
    main
      ? `<link rel="preload" as="image" fetchpriority="high" media="(min-resolution: 1.5dppx)" href="${escapeHtml(main)}">`
      : '',
    graph.length > 0
      ? `<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@graph': graph })}</script>`
      : '',
  ].join('')
  const data = initialData ? dataBlock(initialData.id, initialData.data) : ''
  return {
    language: tenant.language,
    title,
    description,
    head,
    body: readableBody(tenant, document, siteLinks, address),
    navigation: navigationOf(tenant, document, siteLinks, address),
    data,
    picture: main,
  }
}
