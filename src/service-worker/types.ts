import type { OfflineTexts } from './offline-texts'

/** The build's data for the worker. Files are addresses at the origin, such as `/mobile/js/1116.9389d7.js`. */
export interface Build {
  /** Every file whose name has the hash of its content. */
  readonly files: readonly string[]
  /** Files of the wallet's screens, which are fetched ahead because these screens have to open without a network. */
  readonly offlineFiles: readonly string[]
  /** Paths of these screens below a site's root, as in the route table: `/ticketorder/{number}`. */
  readonly offlinePaths: readonly string[]
  /** Texts of the page that stands in for one that was never opened, in each language; the default first. */
  readonly offlineTexts: readonly OfflineTexts[]
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The document that the browser has requested while the worker started; undefined where it does not. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface MessageEvent extends ExtendableEvent {
  readonly data: unknown
}

/** The used part of ServiceWorkerGlobalScope; its type library excludes that of pages. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>
  }
  readonly registration: { readonly scope: string; readonly navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
