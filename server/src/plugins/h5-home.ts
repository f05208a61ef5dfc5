import type { Image } from '@storefront/contract/entities/common'
import type { MobilePage } from '@storefront/contract/entities/content'
import type { FastifyBaseLogger } from 'fastify'
import { readPage } from '../families/content/page/service'
import { Failure } from '../failure'
import type { Ctx, Tenant } from '../kernel/ctx'
import type { Deps } from '../kernel/deps'
import { escapeHtml } from '../lib/html'

/** How long a home page is handed out before it is read anew, in milliseconds. It is the same for every visitor. */
const FRESH_MS = 15_000
/** The module types whose first picture is the largest thing on the first screen. */
const HERO = /ads(?:page)?module$/

/**
 * Home pages as they are put into the page that a browser loads first: the client finds its first answer there, and the
 * browser the largest picture, before any script has run. What is kept is a copy of what every process can read.
 */
export class HomePages {
  readonly #kept = new Map<string, { until: number; page: Promise<MobilePage | null> }>()

  constructor(
    private readonly deps: Deps,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** The tenant's home page as a visitor of `webRoot` gets it, whose links it holds; null when there is none or it cannot be read. */
  for(tenant: Tenant, webRoot: string): Promise<MobilePage | null> {
    const now = this.deps.ports.clock.now()
    const key = `${tenant.id} ${webRoot}`
    const kept = this.#kept.get(key)
    if (kept && kept.until > now.getTime()) return kept.page
    const page = this.#read(tenant, webRoot, now)
    this.#kept.set(key, { until: now.getTime() + FRESH_MS, page })
    return page
  }

  async #read(tenant: Tenant, webRoot: string, now: Date): Promise<MobilePage | null> {
    try {
      const page = await readPage(this.#visitor(tenant, webRoot, now), 'index')
      // A page for users alone is different for each who asks.
      return page instanceof Failure || page.code === 401 ? null : page
    } catch (error) {
      // The client asks for itself, and tells its visitor if that fails, too.
      this.log.warn({ err: error }, 'the home page could not be put into the first answer')
      return null
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

/** What goes into the head for a home page: its data, inert, and a start for its largest picture. */
export function homeHead(page: MobilePage): string {
  const hero = heroOf(page)
  const preload = hero ? `<link rel="preload" as="image" fetchpriority="high" media="(min-resolution: 1.5dppx)" href="${escapeHtml(hero.full)}">` : ''
  // No `<` can close the element or open a comment.
  return `${preload}<script type="application/json" id="home">${JSON.stringify(page).replace(/</g, '\\u003c')}</script>`
}
