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

/** How long an answer is handed out before it is read anew, in milliseconds. It is the same for every visitor. */
const FRESH_MS = 15_000
/** How many are kept: people ask for what is linked, machines for whatever there might be. */
const KEPT_MAX = 500
/** The module types whose first picture is the largest thing on the first screen. */
const HERO = /ads(?:page)?module$/

interface Answer {
  /** What the client looks for (src/state/initial-data). */
  readonly id: 'home' | 'product'
  readonly data: unknown
  /** The largest picture of the first screen. */
  readonly picture: Image | null
}

/** A screen whose first answer is the same for all visitors, by its address below the site's. */
interface FirstScreen {
  readonly path: RegExp
  readonly read: (ctx: Ctx, match: RegExpExecArray) => Promise<Answer | null>
}

const screens: readonly FirstScreen[] = [
  {
    path: /^$/,
    read: async (ctx) => {
      const page = await readPage(ctx, 'index')
      // A page for users alone is different for each who asks.
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
 * First answers as they are put into the page that a browser loads first: the client finds them there, and the browser
 * the largest picture, before any script has run. What is kept is a copy of what every process can read.
 */
export class FirstAnswers {
  readonly #kept = new Map<string, { until: number; head: Promise<string> }>()

  constructor(
    private readonly deps: Deps,
    private readonly log: FastifyBaseLogger,
  ) {}

  /**
   * What goes into the head for the screen at `path` as a visitor of `webRoot` gets it, whose links it holds; empty where
   * there is nothing to know before, or it cannot be read.
   */
  async headFor(tenant: Tenant, webRoot: string, path: string): Promise<string> {
    // The page is the same for visitors and users: of a site that asks everybody to log in it holds nothing.
    if (tenant.config.login_required) return ''
    for (const { path: pattern, read } of screens) {
      const match = pattern.exec(path)
      if (match) return this.#keep(`${tenant.id} ${webRoot} ${match[0]}`, (now) => this.#head(() => read(this.#visitor(tenant, webRoot, now), match)))
    }
    return ''
  }

  #keep(key: string, read: (now: Date) => Promise<string>): Promise<string> {
    const now = this.deps.ports.clock.now()
    const cached = this.#kept.get(key)
    if (cached && cached.until > now.getTime()) return cached.head
    const head = read(now)
    this.#kept.delete(key)
    this.#kept.set(key, { until: now.getTime() + FRESH_MS, head })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest)
    return head
  }

  async #head(read: () => Promise<Answer | null>): Promise<string> {
    try {
      const answer = await read()
      return answer ? headOf(answer) : ''
    } catch (error) {
      // The client asks for itself, and tells its visitor if that fails, too.
      this.log.warn({ err: error }, 'no answer could be put into the first page')
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

/** An answer, inert, and a start for its picture. */
function headOf({ id, data, picture }: Answer): string {
  const preload = picture ? `<link rel="preload" as="image" fetchpriority="high" media="(min-resolution: 1.5dppx)" href="${escapeHtml(picture.full)}">` : ''
  // No `<` can close the element or open a comment.
  return `${preload}<script type="application/json" id="first-${id}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`
}
