import { CLIENT_CACHE_MS } from '@storefront/contract/constants'
import type { SavedKind } from '@storefront/contract/domain/catalog/saved-products'
import { QueryClient } from '@tanstack/react-query'
import type { ArticlesQuery } from './api/content'
import type { EventsQuery } from './api/events'
import type { CheckoutSource, Choices } from './api/checkout'
import type { CouponsQuery } from './api/wallet'
import type { OrdersQuery } from './api/orders'
import type { ProductsQuery } from './api/catalog'
import type { MyNotesQuery, NotesQuery, TopicsQuery } from './api/community'
import { ApiError } from './error'

const RETRIES = 2
const FIRST_PAUSE_MS = 800

/** A visitor does not look at a screen without content for longer. */
const WAIT_MAX_SECONDS = 5

/** Whether a read is repeated: when no reply came, the server failed or asks for a short wait. A refusal is final. */
export const shouldRetry = (failures: number, error: unknown): boolean => failures < RETRIES && isRepeatable(error)

/** Whether the same call may succeed soon. */
export function isRepeatable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status === 429) return error.retryAfter > 0 && error.retryAfter <= WAIT_MAX_SECONDS
  return error.kind !== 'http' || error.status >= 500
}

/** Milliseconds before the next try: twice as long each time, and never shorter than the server asks for. */
export const retryDelay = (attempt: number, error?: unknown): number =>
  Math.max(
    FIRST_PAUSE_MS * 2 ** attempt,
    error instanceof ApiError && error.retryAfter <= WAIT_MAX_SECONDS ? error.retryAfter * 1000 : 0,
  )

/**
 * The server's state. Nothing here asks for a window or a browser's events: mini-programs have none. Calls run
 * without a network too, so that a screen learns that it failed instead of waiting for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: CLIENT_CACHE_MS,
      retry: shouldRetry,
      retryDelay,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Caches what a call replied, or a change that is shown before its reply. A load under way is cancelled: its reply may
 * be older. A cancelled load goes back to the value set after it began, so the order is safe.
 */
export function replaceQueryData<T>(
  queryKey: readonly unknown[],
  data: T | ((was: T | undefined) => T | undefined),
): void {
  void queryClient.cancelQueries({ queryKey, exact: true })
  queryClient.setQueryData<T>(queryKey, data)
}

/** Names of what is cached, from the wide to the narrow: `keys.order()` names all orders. */
export const keys = {
  me: () => ['me'] as const,
  overview: () => ['overview'] as const,
  languages: () => ['languages'] as const,
  /** The first level without an id. */
  nodes: (parent?: number) => (parent === undefined ? (['nodes'] as const) : (['nodes', parent] as const)),
  page: (key?: string, sub?: number, preview?: string) =>
    key === undefined ? (['page'] as const) : (['page', key, sub ?? null, preview] as const),
  menu: (slug: string) => ['menu', slug] as const,
  moduleData: (id: number, tab = 0) => ['module', id, tab] as const,
  /** Key of a module's items that depend on the user (contract/domain/content/user-specific-modules). */
  ownModuleData: (id?: number, tab = 0) =>
    id === undefined ? (['ownModule'] as const) : (['ownModule', id, tab] as const),
  categories: () => ['categories'] as const,
  products: (query?: ProductsQuery) => (query ? (['products', query] as const) : (['products'] as const)),
  delivery: (product: number, district: string | undefined) => ['delivery', product, district ?? ''] as const,
  product: (id: number) => ['product', id] as const,
  productAds: (id: number) => ['product', id, 'ads'] as const,
  recommended: (id: number) => ['recommended', id] as const,
  /** Key of saved objects; with an id, of the answer whether that object is among them. */
  saved: (kind: SavedKind, id?: number) =>
    id === undefined ? (['saved', kind] as const) : (['saved', kind, id] as const),
  basket: () => ['basket'] as const,
  checkout: (source: CheckoutSource) => ['checkout', source] as const,
  checkoutCal: (source: CheckoutSource, choices: Choices) => ['checkout', source, 'sums', choices] as const,
  coupons: (query?: CouponsQuery) => (query ? (['coupons', query] as const) : (['coupons'] as const)),
  addresses: () => ['addresses'] as const,
  address: (id: number) => ['addresses', id] as const,
  orders: (query?: OrdersQuery) => (query ? (['orders', query] as const) : (['orders'] as const)),
  order: (number?: string) => (number === undefined ? (['order'] as const) : (['order', number] as const)),
  payState: (number: string) => ['payState', number] as const,
  articles: (query?: ArticlesQuery) => (query ? (['articles', query] as const) : (['articles'] as const)),
  article: (id: number) => ['article', id] as const,
  events: (query?: EventsQuery) => (query ? (['events', query] as const) : (['events'] as const)),
  /** By its id or its slug, as it was opened. */
  event: (id: number | string) => ['event', id] as const,
  topics: (query?: TopicsQuery) => (query ? (['topics', query] as const) : (['topics'] as const)),
  topic: (id: number) => ['topic', id] as const,
  notes: (query?: NotesQuery) => (query ? (['notes', query] as const) : (['notes'] as const)),
  myNotes: (query?: MyNotesQuery) => (query ? (['notes', 'mine', query] as const) : (['notes', 'mine'] as const)),
  /** By its id or its slug, as it was opened. */
  note: (id?: number | string) => (id === undefined ? (['note'] as const) : (['note', id] as const)),
  form: (slug: string) => ['form', slug] as const,
  savedForm: (slug: string) => ['form', slug, 'saved'] as const,
  vote: (id: string) => ['vote', id] as const,
  /** Its candidates and counts lie below it. */
  voteEvent: (id: string) => ['voteEvent', id] as const,
  districts: (level: string, parent: string) => ['districts', level, parent] as const,
}

/** First words of the keys of what is the same for every visitor. */
const PUBLIC: ReadonlySet<unknown> = new Set([
  'page',
  'module',
  'categories',
  'products',
  'product',
  'articles',
  'events',
  'event',
  'topics',
  'districts',
])

const isPrivate = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => !PUBLIC.has(queryKey[0])

/**
 * Requests again what depends on who is logged in; a page that is the same for all visitors and users stays cached.
 * Staff see more on it (spec 6: what may be edited, what may be done at an event), so for them everything is requested
 * again.
 */
export const invalidateUserQueries = (isStaff = false): Promise<void> =>
  queryClient.invalidateQueries(isStaff ? {} : { predicate: isPrivate })

/** Requests again what failed without a refusal: the network or the server is back. */
export const refetchFailed = (): Promise<void> =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && isRepeatable(state.error),
  })

/** Removes another user's data; screens that show it request it again. */
export const resetUserQueries = (): Promise<void> => queryClient.resetQueries({ predicate: isPrivate })
