import { CLIENT_CACHE_MS } from '@storefront/contract/constants'
import { QueryClient } from '@tanstack/react-query'
import type { ArticlesQuery, EventsQuery } from './content'
import { ApiError } from './error'
import type { CheckoutSource, OrdersQuery, ProductsQuery } from './shop'

const RETRIES = 2
const FIRST_PAUSE_MS = 800

/** A visitor does not look at a screen without content for longer. */
const WAIT_MAX_SECONDS = 5

/** A read is asked again when no reply came, the server broke or asks for a short patience; a refusal stays one. */
export function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError)) return false
  if (error.status === 429) return error.retryAfter > 0 && error.retryAfter <= WAIT_MAX_SECONDS
  return error.kind !== 'http' || error.status >= 500
}

/** Milliseconds before the next try: twice as long each time, and never shorter than the server asks for. */
export const retryPause = (attempt: number, error?: unknown): number =>
  Math.max(FIRST_PAUSE_MS * 2 ** attempt, error instanceof ApiError && error.retryAfter <= WAIT_MAX_SECONDS ? error.retryAfter * 1000 : 0)

/**
 * The server's state. Nothing here asks for a window or a browser's events: mini-programs have none. Calls run
 * without a network too, so that a screen learns that it failed instead of waiting for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: CLIENT_CACHE_MS,
      retry: mayRetry,
      retryDelay: retryPause,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Names of what is cached, from the wide to the narrow: `keys.order()` names all orders. */
export const keys = {
  me: () => ['me'] as const,
  languages: () => ['languages'] as const,
  /** The first level without an id. */
  nodes: (parent?: number) => (parent === undefined ? (['nodes'] as const) : (['nodes', parent] as const)),
  page: (key?: string) => (key === undefined ? (['page'] as const) : (['page', key] as const)),
  moduleData: (id: number) => ['module', id] as const,
  categories: () => ['categories'] as const,
  products: (query?: ProductsQuery) => (query ? (['products', query] as const) : (['products'] as const)),
  product: (id: number) => ['product', id] as const,
  basket: () => ['basket'] as const,
  checkout: (source: CheckoutSource) => ['checkout', source] as const,
  checkoutCal: (source: CheckoutSource, addressId: number | null) => ['checkout', source, 'sums', addressId] as const,
  coupons: () => ['coupons'] as const,
  addresses: () => ['addresses'] as const,
  address: (id: number) => ['addresses', id] as const,
  orders: (query?: OrdersQuery) => (query ? (['orders', query] as const) : (['orders'] as const)),
  order: (number?: string) => (number === undefined ? (['order'] as const) : (['order', number] as const)),
  payState: (number: string) => ['payState', number] as const,
  articles: (query?: ArticlesQuery) => (query ? (['articles', query] as const) : (['articles'] as const)),
  article: (id: number) => ['article', id] as const,
  events: (query?: EventsQuery) => (query ? (['events', query] as const) : (['events'] as const)),
  event: (id: number) => ['event', id] as const,
  districts: (level: string, parent: string) => ['districts', level, parent] as const,
}

/** First words of the keys of what is the same for every visitor. */
const PUBLIC: ReadonlySet<unknown> = new Set(['page', 'module', 'categories', 'products', 'product', 'articles', 'article', 'events', 'event', 'districts'])

const isPrivate = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => !PUBLIC.has(queryKey[0])

/** Asks anew for what depends on who is logged in; a page that is the same for all stays as it is. */
export const refreshPrivate = (): Promise<void> => queryClient.invalidateQueries({ predicate: isPrivate })

/** Forgets what was another user's; screens that show it ask anew. */
export const forgetPrivate = (): Promise<void> => queryClient.resetQueries({ predicate: isPrivate })
