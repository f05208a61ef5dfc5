import { keysOf } from '@storefront/contract/domain/keys-of'
import { formatPrice } from '@storefront/contract/domain/money'
import type { Image } from '@storefront/contract/entities/common'
import type { MobilePage } from '@storefront/contract/entities/content/page'
import { type RouteRow, routes } from '@storefront/contract/routes'
import { findNote } from '../domains/community/note/service'
import { findTopic } from '../domains/community/topic/service'
import { productDetail } from '../domains/catalog/product/service'
import { findArticle } from '../domains/content/article/service'
import { readPageShare } from '../domains/content/page/share'
import { readPage } from '../domains/content/page/service'
import { readEvent } from '../domains/events/event/service'
import { fail, Failure } from '../core/failure'
import type { Ctx } from '../core/context.types'
import { translate } from '../core/i18n'
import { periodText } from '../lib/day'
import { escapeHtml } from '../lib/html'
import { articleData, eventData, postData, productData, siteData } from './structured-data'
import type { Addresses, Breadcrumb, ScreenDocument } from './types'

/** A screen whose content is the same for all visitors, by its path below the site's root. */
interface DocumentScreen {
  readonly path: RegExp
  readonly read: (ctx: Ctx, key: string) => Promise<ScreenDocument | Failure>
}

const list = {
  products: 'product/',
  events: 'event/',
  articles: 'post/article/',
  topics: 'circle/topic/',
  notes: 'note/',
} as const
const breadcrumb = ({ language }: Ctx, name: keyof typeof list): Breadcrumb => ({
  label: translate(language, `site.document.${name}`),
  path: list[name],
})

const price = ({ tenant: { currency } }: Ctx, amount: string): string => formatPrice(amount, currency)
/** Plain text as HTML: its line ends count. */
const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')

/** The module types whose first picture is the largest thing on the first screen. */
const HERO = /ads(?:page)?module$/

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'full') === 'string'

/** Returns the picture of the first slide; screens of fewer dots take its thumbnail, which needs no head start. */
function heroOf(page: MobilePage): Image | null {
  const items = page.modules.find(({ module_type }) => HERO.test(module_type))?.config.items
  const first: unknown = Array.isArray(items) ? items[0]?.image : null
  return isImage(first) ? first : null
}

const detailPaths = new Map(
  (routes as readonly RouteRow[]).flatMap(({ link, path }) =>
    link && link.list !== true && path.includes('{id}') ? [[link.type, path.slice(1)] as const] : [],
  ),
)

/** Returns links to the items that a page's modules show on the first screen. */
function linksOf({ modules }: MobilePage): Breadcrumb[] {
  return modules.flatMap(({ data }) =>
    (data?.results ?? []).flatMap(({ ctype, id, name, title }) => {
      const path = detailPaths.get(String(ctype))
      const label = name ?? title
      return path && typeof id === 'number' && typeof label === 'string'
        ? { label, path: `${path.replace('{id}', String(id))}/` }
        : []
    }),
  )
}

/** Reads a page of modules for a visitor; fails with `loginRequired` if the page is for users alone. */
async function openPage(ctx: Ctx, key: string): Promise<MobilePage | Failure> {
  const page = await readPage(ctx, key)
  return page instanceof Failure || page.code === 200 ? page : fail('loginRequired')
}

async function pageDocument(
  ctx: Ctx,
  page: MobilePage | null,
): Promise<Omit<ScreenDocument, 'path' | 'title' | 'structuredData' | 'initialData'>> {
  const share = page ? await readPageShare(ctx, page.id) : null
  return {
    description: share?.description ?? ctx.tenant.site.description,
    kind: 'website',
    picture: page && heroOf(page),
    ...(share && { share }),
    breadcrumbs: [],
    facts: [],
    html: '',
    links: page ? linksOf(page) : [],
  }
}

const screens: readonly DocumentScreen[] = [
  {
    path: /^()$/,
    read: async (ctx) => {
      const page = await openPage(ctx, 'index')
      // A site is there before its first page is.
      const own = page instanceof Failure ? null : page
      const structuredData = (address: Addresses) => siteData(ctx.tenant, address)
      return {
        ...(await pageDocument(ctx, own)),
        path: '',
        title: '',
        structuredData,
        initialData: own && { id: 'home', data: own },
      }
    },
  },
  {
    path: /^page\/([\w-]{1,80})\/?$/,
    read: async (ctx, key) => {
      const page = await openPage(ctx, key)
      if (page instanceof Failure) return page
      const initialData = { id: 'page', data: page }
      return {
        ...(await pageDocument(ctx, page)),
        path: `page/${page.slug}/`,
        title: page.title,
        structuredData: () => [],
        initialData,
      }
    },
  },
  {
    path: /^product\/([1-9]\d{0,8})\/?$/,
    read: async (ctx, key) => {
      const product = await productDetail(ctx, Number(key))
      if (product instanceof Failure) return product
      const path = `product/${product.id}/`
      return {
        path,
        title: product.seo?.title ?? product.name,
        description: product.seo?.description ?? product.abstract,
        kind: 'product',
        picture: product.images[0] ?? product.main_image,
        breadcrumbs: [breadcrumb(ctx, 'products')],
        facts: [price(ctx, product.promotion_price?.price ?? product.price)],
        html: product.description,
        links: [],
        structuredData: (address) => [productData(ctx.tenant, product, path, address)],
        initialData: { id: 'product', data: product },
      }
    },
  },
  {
    path: /^event\/([\w-]{1,80})\/?$/,
    read: async (ctx, key) => {
      const event = await readEvent(ctx, key)
      if (event instanceof Failure) return event
      const path = `event/${event.slug ?? event.id}/`
      const zone = { ...ctx.tenant, timeZone: event.zone ?? ctx.tenant.timeZone }
      return {
        path,
        title: event.name,
        description: event.abstract,
        kind: 'website',
        picture: event.main_image,
        breadcrumbs: [breadcrumb(ctx, 'events')],
        facts: [
          periodText(zone, new Date(event.start), new Date(event.end), event.is_all_day),
          [event.venue, event.address].filter(Boolean).join(' · '),
          ...event.tickets.map((ticket) => `${ticket.name} ${price(ctx, ticket.price)}`),
        ].filter(Boolean),
        html: event.description,
        links: [],
        structuredData: (address) => [eventData(ctx.tenant, event, path, address)],
        initialData: { id: 'event', data: event },
      }
    },
  },
  {
    path: /^post\/article\/([1-9]\d{0,8})\/?$/,
    read: async (ctx, key) => {
      const article = await findArticle(ctx, Number(key))
      if (article instanceof Failure) return article
      const path = `post/article/${article.id}/`
      return {
        path,
        title: article.title,
        description: article.abstract,
        kind: 'article',
        picture: article.main_image,
        breadcrumbs: [breadcrumb(ctx, 'articles')],
        facts: [article.author.name],
        html: article.content,
        links: [],
        structuredData: (address) => [articleData(ctx.tenant, article, path, address)],
        initialData: { id: 'article', data: article },
      }
    },
  },
  {
    path: /^circle\/topic\/([1-9]\d{0,8})\/?$/,
    read: async (ctx, key) => {
      const topic = await findTopic(ctx, Number(key))
      if (topic instanceof Failure) return topic
      const path = `circle/topic/${topic.id}/`
      return {
        path,
        title: topic.title,
        description: topic.abstract,
        kind: 'article',
        picture: topic.attachments[0] ?? null,
        breadcrumbs: [breadcrumb(ctx, 'topics')],
        facts: [topic.author.name],
        html: topic.content,
        links: [],
        structuredData: (address) => [postData(ctx.tenant, topic, path, address)],
        initialData: { id: 'topic', data: topic },
      }
    },
  },
  {
    path: /^note\/note\/([\w-]{1,80})\/?$/,
    read: async (ctx, key) => {
      const note = await ctx.db.read((tx) => findNote(ctx, tx, /^[1-9]\d{0,15}$/.test(key) ? Number(key) : key))
      if (note instanceof Failure) return note
      const path = `note/note/${note.id}/`
      return {
        path,
        title: note.title,
        description: note.abstract,
        kind: 'article',
        picture: note.images[0] ?? note.main_image,
        breadcrumbs: [breadcrumb(ctx, 'notes')],
        facts: [note.author.name],
        html: paragraphs(note.content),
        links: note.products.map(({ id, name }) => ({ label: name, path: `product/${id}/` })),
        structuredData: (address) => [postData(ctx.tenant, note, path, address)],
        initialData: { id: 'note', data: note },
      }
    },
  },
]

/** Addresses without parameters: `event/registration` is no event. */
const fixedPaths = new Set(
  (routes as readonly RouteRow[]).flatMap(({ path }) => (path.includes('{') ? [] : [path.slice(1)])),
)

/**
 * Returns the reader of the screen at `path`, bound to its key; undefined for a screen that has no document of its own.
 */
export function documentReader(path: string): ((ctx: Ctx) => Promise<ScreenDocument | Failure>) | undefined {
  if (path !== '' && fixedPaths.has(path.replace(/\/$/, ''))) return undefined
  for (const { path: pattern, read } of screens) {
    const match = pattern.exec(path)
    if (match) return (ctx) => read(ctx, match[1] ?? '')
  }
  return undefined
}

/** Paths of the lists that every screen leads to. */
export const siteLinks = (ctx: Ctx): Breadcrumb[] => keysOf(list).map((name) => breadcrumb(ctx, name))
