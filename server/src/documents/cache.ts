import { publish } from '../lib/measurements'
import { hasComments } from '@storefront/contract/domain/community/comment-visibility'
import type { Language } from '@storefront/contract/language'
import type { FastifyBaseLogger } from 'fastify'
import { DATABASE_UNAVAILABLE, sqlState } from '../db'
import { Failure } from '../core/failure'
import type { Ctx, Tenant } from '../core/context.types'
import type { Deps } from '../http/deps'
import { clientCatalogue } from '../core/i18n'
import { presentSite } from '../domains/site/site/service'
import { readContentVersion } from '../http/call/content-version'
import type { PageRenderer, RenderedScreen } from './page-renderer'
import { NO_INDEX, type PageParts, renderDocument } from './render'
import { documentReader, siteLinks } from './screens'
import type { Addresses, Alternate, ScreenDocument } from './types'

/**
 * Milliseconds for which a document is served before it is read again, unless the site's content changes first: stock
 * and the beginning of a sale change no content. It is the same for every visitor.
 */
const CACHE_MS = 15_000
/** Most cached documents: visitors follow links, but machines may request any address. */
const CACHE_MAX = 500

/** First HTML of a screen, with the status of its data. */
export interface PageDocument {
  readonly status: 200 | 404
  /** Null where the screen has nothing that is the same for everybody. */
  readonly parts: PageParts | null
  /** HTML for the head of a page without parts. */
  readonly head: string
  /** The screen itself; null where the client renders it. */
  readonly screen: RenderedScreen | null
}

const own: PageDocument = { status: 200, parts: null, head: NO_INDEX, screen: null }
/** Its data could not be read: the client requests it itself, and shows an error if that fails, too. */
const unread: PageDocument = { status: 200, parts: null, head: '', screen: null }
const missing: PageDocument = { status: 404, parts: null, head: NO_INDEX, screen: null }

/**
 * Properties of the reader on which a document depends besides its address; the site's defaults apply to all others.
 */
interface Reader {
  /** Language of the document: the site's, unless the address names another one. */
  readonly language?: Language | undefined
  /** Version of the native app around the page; undefined in a browser. */
  readonly appVersion?: string | undefined
}

/** The documents of a process: each is read once in fifteen seconds, and again after a change of the site's content. */
export class DocumentCache {
  readonly #cache = new Map<string, { until: number; document: Promise<PageDocument> }>()
  readonly #versions = new Map<number, number>()

  constructor(
    private readonly deps: Deps,
    private readonly log: FastifyBaseLogger,
    private readonly renderer: PageRenderer | null,
  ) {}

  /**
   * The document of the screen at `path`, below the site's root.
   * @param webRoot where the site stands at its origin: `/mobile` or `/mobile-t/{slug}`
   * @param origin scheme and host of its canonical addresses
   */
  async read(
    of: Tenant,
    origin: string,
    webRoot: string,
    path: string,
    { language = of.language, appVersion }: Reader,
  ): Promise<PageDocument> {
    const tenant = language === of.language ? of : { ...of, language }
    // The page is the same for visitors and users: of a site that asks everybody to log in it holds nothing.
    const read = tenant.config.login_required ? undefined : documentReader(path)
    if (!read) return own
    const version = await this.#versionOf(tenant)
    const showsComments = hasComments({
      isReleased: appVersion !== undefined,
      version: appVersion ?? '',
      reviewed: of.config.app_review_version,
    })
    return this.#cached(
      `${tenant.id}:${version} ${language} ${showsComments} ${origin}${webRoot} ${path}`,
      async (now) => {
        const ctx = this.#visitor(tenant, webRoot, now)
        try {
          const document = await read(ctx)
          if (document instanceof Failure) return document.name === 'notFound' ? missing : own
          const parts = renderDocument(tenant, document, siteLinks(ctx), {
            ...addressesOf(origin, webRoot, of.config.languages.includes(language) ? language : null),
            alternates: alternatesOf(of, origin, webRoot),
          })
          return { status: 200, parts, head: '', screen: this.#render(ctx, of, document, showsComments) }
        } catch (error) {
          // The client could not read it either.
          if (sqlState(error) === DATABASE_UNAVAILABLE) throw error
          this.log.warn({ err: error }, 'the document of a page could not be read')
          return unread
        }
      },
    )
  }

  /** The screen by the client's own components, with what the client begins with. */
  #render(
    ctx: Ctx,
    tenant: Tenant,
    { path, initialData }: ScreenDocument,
    showsComments: boolean,
  ): RenderedScreen | null {
    if (!this.renderer || !initialData) return null
    const { language, now, client } = ctx
    const { namespaces: texts = {} } = clientCatalogue(language) ?? {}
    const site = presentSite({ ...ctx, tenant })
    const page = { path: `/${path}`, webRoot: client.webRoot, site, language, now: now.getTime() }
    return this.renderer.render({ ...page, texts, initialData, hasComments: showsComments })
  }

  /** Without a database the documents that are cached are better than none. */
  async #versionOf({ id, slug }: Tenant): Promise<number> {
    try {
      const version = await readContentVersion(
        this.deps.database.of(id, 'call', { tenant: slug, route: 'document' }),
        id,
      )
      this.#versions.set(id, version)
      return version
    } catch (error) {
      this.log.warn({ err: error }, 'the version of a site could not be read')
      return this.#versions.get(id) ?? 0
    }
  }

  #cached(key: string, read: (now: Date) => Promise<PageDocument>): Promise<PageDocument> {
    const now = this.deps.ports.clock.now()
    const cached = this.#cache.get(key)
    const isHit = cached !== undefined && cached.until > now.getTime()
    publish('cacheRead', { cache: 'document', isHit })
    if (isHit) return cached.document
    const document = read(now)
    this.#cache.delete(key)
    this.#cache.set(key, { until: now.getTime() + CACHE_MS, document })
    const [oldest] = this.#cache.keys()
    if (this.#cache.size > CACHE_MAX && oldest !== undefined) this.#cache.delete(oldest)
    document.catch(() => this.#forget(key, document))
    return document
  }

  /** Reads a document that failed again for the next visitor. */
  #forget(key: string, document: Promise<PageDocument>): void {
    if (this.#cache.get(key)?.document === document) this.#cache.delete(key)
  }

  #visitor(tenant: Tenant, webRoot: string, now: Date): Ctx {
    const client = {
      ip: '',
      agent: '',
      isMini: false,
      miniAppId: null,
      origin: this.deps.publicUrl,
      webRoot,
      sid: null,
    }
    const { database, ports } = this.deps
    return {
      tenant,
      user: null,
      perms: [],
      language: tenant.language,
      now,
      requestId: '',
      db: database.of(tenant.id, 'call', { tenant: tenant.slug, route: 'document' }),
      ports,
      log: this.log,
      session: null,
      client,
      limits: this.deps.limits,
      sites: null,
    }
  }
}

/**
 * Returns the whole addresses of a site. @param origin scheme and host; @param webRoot where the site stands there;
 * @param language the one that its screens are addressed in, null for the main one
 */
export const addressesOf = (origin: string, webRoot: string, language: Language | null = null): Addresses => ({
  screen: (path) => `${origin}${webRoot}/${path}${language === null ? '' : `?lang=${language}`}`,
  file: (url) => (/^https?:/.test(url) ? url : `${origin}${url}`),
})

/** Returns the languages in which a site has texts, each with the addresses of its screens; the main one first. */
export const alternatesOf = (
  { language, config }: Tenant,
  origin: string,
  webRoot: string,
): [Alternate, ...Alternate[]] => [
  { language, screen: addressesOf(origin, webRoot).screen },
  ...config.languages.map((other) => ({ language: other, screen: addressesOf(origin, webRoot, other).screen })),
]
