import type { Build } from './types'

/** Most files on the device; those of the wallet's screens stay. */
const MAX_FILES = 250

/** The build's files with a hash in their names: what was fetched once is never fetched again. */
export class Files {
  readonly #paths: ReadonlySet<string>

  constructor(
    private readonly caches: CacheStorage,
    private readonly scope: string,
    private readonly build: Build,
  ) {
    this.#paths = new Set(build.files)
  }

  /** Whether a path at the origin is a file of this build. */
  readonly has = (path: string): boolean => this.#paths.has(path)

  /** Fetches what the wallet's screens need. */
  addOffline(): Promise<void> {
    return this.add(this.build.offlineFiles)
  }

  /** Stores files that a page has loaded before the worker was there: the browser has them, nothing is downloaded. */
  async add(paths: readonly string[]): Promise<void> {
    const cache = await this.#open()
    for (const path of paths) if (this.has(path) && !(await cache.match(path))) await cache.add(path)
  }

  async respond(request: Request): Promise<Response> {
    const cache = await this.#open()
    const stored = await cache.match(request.url)
    if (stored) return stored
    const response = await fetch(request)
    if (response.ok) {
      // A full disk is no reason to show nothing.
      await cache.put(request.url, response.clone()).catch(() => {})
      await this.#trim(cache)
    }
    return response
  }

  /** Removes the files of earlier builds. */
  async removeOld(): Promise<void> {
    const cache = await this.#open()
    for (const { url } of await cache.keys()) if (!this.has(new URL(url).pathname)) await cache.delete(url)
  }

  async #trim(cache: Cache): Promise<void> {
    const keys = await cache.keys()
    const others = keys.filter(({ url }) => !this.build.offlineFiles.includes(new URL(url).pathname))
    for (const { url } of others.slice(0, Math.max(0, keys.length - MAX_FILES))) await cache.delete(url)
  }

  #open(): Promise<Cache> {
    return this.caches.open(`files ${this.scope}`)
  }
}
