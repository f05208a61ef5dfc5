import type { Image } from '@storefront/contract/entities/common'
import type { MobilePage } from '@storefront/contract/entities/content/page'
import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { FastifyBaseLogger } from 'fastify'
import { readPage } from '../families/content/page/service'
import { productDetail } from '../families/catalog/product/service'
import { Failure } from '../failure'
import type { Ctx, Tenant } from '../kernel/context.types'
import type { Deps } from '../kernel/deps'
import { escapeHtml } from '../lib/html'

/** Milliseconds for which cached data is served before it is read again. It is the same for every visitor. */
const CACHE_MS = 15_000
/** Most cached screens: visitors follow links, but machines may request any address. */
const CACHE_MAX = 500
/** The module types whose first picture is the largest thing on the first screen. */
const HERO = /ads(?:page)?module$/

interface InitialData {
  /** What the client looks for (src/state/initial-data). */
  readonly id: 'home' | 'product'
  readonly data: unknown
  /** The largest picture of the first screen. */
  readonly picture: Image | null
}

/** A screen whose initial data is the same for all visitors, by its path below the site's root. */
interface EntryScreen {
  readonly path: RegExp
  readonly read: (ctx: Ctx, match: RegExpExecArray) => Promise<InitialData | null>
}

const screens: readonly EntryScreen[] = [
  {
    path: /^$/,
    read: async (ctx) => {
      const page = await readPage(ctx, 'index')
      // A page for users alone differs for each user.
      return page instanceof Failure || page.code === 401 ? null : { id: 'home', data: page, picture: heroOf(page) }
    },
  },
  {
    path: /^product\/([1-9]\d{0,8})\/?$/,
    read: async (ctx, [, id]) => {
      const product = await productDetail(ctx, Number(id))
      return product instanceof Failure ? null : { id: 'product', data: product, picture: pictureOf(product) }
    },
  },
]

/**
 * Initial data embedded into the document that a browser loads first: the client reads it there without a call, and the browser
 * preloads the largest picture before any script runs. The cache holds copies of what every process can read.
 */
export class InitialDataCache {
  readonly #cache = new Map<string, { until: number; head: Promise<string> }>()

  constructor(
    private readonly deps: Deps,
    private readonly log: FastifyBaseLogger,
  ) {}

  /**
   * HTML for the document's head at `path`, with links below `webRoot`; empty where a screen has no initial data, or it
   * cannot be read.
   */
  async headFor(tenant: Tenant, webRoot: string, path: string): Promise<string> {
    // The page is the same for visitors and users: of a site that asks everybody to log in it holds nothing.
    if (tenant.config.login_required) return ''
    for (const { path: pattern, read } of screens) {
      const match = pattern.exec(path)
      if (match) return this.#cached(`${tenant.id} ${webRoot} ${match[0]}`, (now) => this.#head(() => read(this.#visitor(tenant, webRoot, now), match)))
    }
    return ''
  }

  #cached(key: string, read: (now: Date) => Promise<string>): Promise<string> {
    const now = this.deps.ports.clock.now()
    const cached = this.#cache.get(key)
    if (cached && cached.until > now.getTime()) return cached.head
    const head = read(now)
    this.#cache.delete(key)
    this.#cache.set(key, { until: now.getTime() + CACHE_MS, head })
    const [oldest] = this.#cache.keys()
    if (this.#cache.size > CACHE_MAX && oldest !== undefined) this.#cache.delete(oldest)
    return head
  }

  async #head(read: () => Promise<InitialData | null>): Promise<string> {
    try {
      const data = await read()
      return data ? headOf(data) : ''
    } catch (error) {
      // The client requests the data itself, and shows an error if that fails, too.
      this.log.warn({ err: error }, 'initial data could not be embedded')
      return ''
    }
  }

  #visitor(tenant: Tenant, webRoot: string, now: Date): Ctx {
    const client = { ip: '', isMini: false, miniAppId: null, origin: this.deps.publicUrl, webRoot, sid: null }
    const { database, ports } = this.deps
    return {
      tenant,
      user: null,
      perms: [],
      language: tenant.language,
      now,
      requestId: '',
      db: database.of(tenant.id),
      ports,
      log: this.log,
      session: null,
      client,
      limits: this.deps.limits,
    }
  }
}

const isImage = (value: unknown): value is Image => typeof value === 'object' && value !== null && typeof Reflect.get(value, 'full') === 'string'

/** The picture of the first slide; screens of fewer dots take its thumbnail, which needs no head start. */
function heroOf(page: MobilePage): Image | null {
  const items = page.modules.find(({ module_type }) => HERO.test(module_type))?.config.items
  const first: unknown = Array.isArray(items) ? items[0]?.image : null
  return isImage(first) ? first : null
}

const pictureOf = ({ images, main_image }: ProductDetail): Image | null => images[0] ?? main_image

/** The data as an inert script element, and a preload of its picture. */
function headOf({ id, data, picture }: InitialData): string {
  const preload = picture ? `<link rel="preload" as="image" fetchpriority="high" media="(min-resolution: 1.5dppx)" href="${escapeHtml(picture.full)}">` : ''
  // No `<` can close the element or open a comment.
  return `${preload}<script type="application/json" id="first-${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
}
