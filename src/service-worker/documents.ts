import { offlinePage, textsFor } from './offline-page'
import type { Build, FetchEvent } from './types'

/** Milliseconds after which the last seen document is shown instead of one that has not come. */
const NETWORK_MS = 3000
/** Most documents on the device. */
const MAX_DOCUMENTS = 30
/** The screen whose document holds nothing but the app: the client draws the wallet's screens with it. */
const SHELL = 'wallet/'

/**
 * A script of a document; a page that the server has rendered lists its own, and requests them later (decision 025).
 */
const SCRIPT = /<script[^>]*\ssrc="?([^"\s>]+)|"(\/[^"\s<]+[.]js)"/g

/** Whether a path below the site's root is one of a route's, such as `/ticketorder/{number}`. */
const isOfRoute = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(path)

/**
 * The documents that were seen, below one site's root. They are everybody's (decision 022): none holds a name or a
 * number of a user.
 */
export class Documents {
  readonly #name: string

  /**
   * @param scope the site's root: an address with a slash at its end
   * @param build whose `offlinePaths` are of the screens whose files are on the device: of any other the app would stay
   * empty, and a page of the worker's own says so
   */
  constructor(
    private readonly caches: CacheStorage,
    private readonly scope: string,
    private readonly build: Pick<Build, 'offlinePaths' | 'offlineTexts'>,
  ) {
    this.#name = `documents ${scope}`
  }

  /**
   * Fetches the document that stands in for the wallet's screens that were not seen. Rejects without a network: the
   * worker is installed another time.
   */
  async addShell(): Promise<void> {
    const response = await fetch(this.scope + SHELL, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
    if (!response.ok) throw new Error(`${SHELL}: ${response.status}`)
    await (await this.#open()).put(this.#shell(), response)
  }

  /** The document from the network; the last seen one when the network is slow or gone; else the words for that. */
  async respond(event: FetchEvent): Promise<Response> {
    const { request } = event
    const network = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(request))
    // Copied before the page reads it, and stored while it does.
    const storing = network.then((response) => this.#store(request, response.clone()))
    event.waitUntil(storing.catch(() => {}))
    try {
      const response = await Promise.race([
        network,
        new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_MS)),
      ])
      return response ?? (await this.#storedDocument(request)) ?? (await network)
    } catch (error) {
      const stored =
        (await this.#storedDocument(request)) ?? (await this.#shellFor(request)) ?? (await this.#offlinePage())
      if (stored) return stored
      throw error
    }
  }

  /** Removes what was seen: it tells where the last user has been. */
  async clear(): Promise<void> {
    const cache = await this.#open()
    for (const { url } of await cache.keys()) if (url !== this.#shell()) await cache.delete(url)
  }

  /** Removes the documents whose scripts are no longer there. @param isFile whether an address is one of this build's */
  async removeOld(isFile: (path: string) => boolean): Promise<void> {
    const cache = await this.#open()
    for (const request of await cache.keys()) {
      const html = (await (await cache.match(request))?.text()) ?? ''
      const scripts = [...html.matchAll(SCRIPT)].map(([, source, later = '']) => source ?? later)
      if (!scripts.every(isFile)) await cache.delete(request)
    }
  }

  /** Addresses with a query are previews, searches and ways back from vendors: none is looked for again. */
  async #store(request: Request, response: Response): Promise<void> {
    const isDocument = response.headers.get('content-type')?.startsWith('text/html')
    if (!response.ok || response.redirected || !isDocument || new URL(request.url).search !== '') return
    const cache = await this.#open()
    // Put at the end again: the first is the one that was not seen for longest.
    await cache.delete(request.url)
    await cache.put(request.url, response)
    const keys = (await cache.keys()).filter(({ url }) => url !== this.#shell())
    for (const { url } of keys.slice(0, Math.max(0, keys.length - MAX_DOCUMENTS))) await cache.delete(url)
  }

  async #storedDocument({ url }: Request): Promise<Response | undefined> {
    return (await this.#open()).match(url.split(/[?#]/)[0] ?? url)
  }

  async #shellFor({ url }: Request): Promise<Response | undefined> {
    const path = new URL(url).pathname.slice(new URL(this.scope).pathname.length - 1)
    return this.build.offlinePaths.some((route) => isOfRoute(route, path))
      ? (await this.#open()).match(this.#shell())
      : undefined
  }

  /** The words are in the language of the document that was seen last. */
  async #offlinePage(): Promise<Response | undefined> {
    const cache = await this.#open()
    const [last] = (await cache.keys()).slice(-1)
    const document = last && (await cache.match(last))
    const texts = textsFor(this.build.offlineTexts, (await document?.text()) ?? '')
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return texts && new Response(offlinePage(texts, `${this.scope}wallet/`), { status: 503, headers })
  }

  #open(): Promise<Cache> {
    return this.caches.open(this.#name)
  }

  #shell(): string {
    return `${this.scope}?shell`
  }
}
