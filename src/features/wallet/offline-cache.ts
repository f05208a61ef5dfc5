import { router } from '@/router/router'
import { USER_CACHE_PREFIX, stored } from '@/platform/storage'

/** The parts of the wallet that open without a network. */
export type OfflinePart = 'coupons' | 'cards' | 'card' | 'tickets' | 'eventTickets' | 'eventTicket'

interface CachedResponse {
  /** Short id of the user that the cache belongs to. */
  readonly auid: string
  readonly parts: Readonly<Record<string, { readonly at: number; readonly data: unknown }>>
}

const isCachedResponse = (value: unknown): value is CachedResponse | null =>
  value === null ||
  (typeof value === 'object' &&
    'auid' in value &&
    'parts' in value &&
    typeof value.parts === 'object' &&
    value.parts !== null)

/** One store per site: offline, the user cannot be verified, and another site's coupons are of no use here. */
const store = () =>
  stored<CachedResponse | null>(`${USER_CACHE_PREFIX}wallet:${router.site().tenant}`, {
    version: 1,
    empty: null,
    check: isCachedResponse,
    cache: true,
  })

/**
 * Stores a response on the device; another user's data is removed. `name` distinguishes several responses of a part.
 */
export function writeOffline(auid: string, part: OfflinePart, data: unknown, name = ''): void {
  const cache = store()
  const before = cache.read()
  const parts = before?.auid === auid ? before.parts : {}
  cache.write({ auid, parts: { ...parts, [part + name]: { at: Date.now(), data } } })
}

/**
 * Returns the last stored response and its time. The caller chooses `T`: only responses of one call are stored under a
 * part's name.
 * @param auid the current user; null before it is known, when the device can only be offline
 */
export function readOffline<T>(
  auid: string | null,
  part: OfflinePart,
  name = '',
): { readonly at: number; readonly data: T } | null {
  const cache = store().read()
  if (!cache || (auid !== null && cache.auid !== auid)) return null
  const ownPropertyDescriptor = Object.getOwnPropertyDescriptor(cache.parts, part + name)?.value as
    | { at: number; data: T }
    | undefined
  return ownPropertyDescriptor ?? null
}
