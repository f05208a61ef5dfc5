import { router } from '@/router/router'
import { USER_CACHE_PREFIX, clearUserCaches, isString, type StoredValue, stored } from '@/platform/storage'

/** The parts of the wallet that open without a network. */
export type OfflinePart = 'coupons' | 'cards' | 'card' | 'tickets' | 'eventTickets' | 'eventTicket'

interface CachedResponse {
  /** Whose it is. */
  readonly auid: string
  readonly at: number
  readonly data: unknown
}

const isCachedResponse = (value: unknown): value is CachedResponse =>
  typeof value === 'object' && value !== null && 'auid' in value && 'at' in value && 'data' in value

// Stored per site: offline, the user cannot be verified, and another site's coupons are of no use here. Each part has a key
// of its own: together they are more than the 200 KB that Alipay lets one key hold.
const nameHere = (): string => `${USER_CACHE_PREFIX}wallet:${router.site().tenant}`
const partStore = (part: string): StoredValue<CachedResponse | null> =>
  stored<CachedResponse | null>(`${nameHere()}:${part}`, { version: 1, empty: null, check: isCachedResponse, cache: true })
/** Whose parts these are: the last who wrote one. Written with each part, so that none is removed for room after it. */
const ownerStore = (): StoredValue<string> => stored<string>(nameHere(), { version: 2, empty: '', check: isString, cache: true })

/** Stores a response on the device; another user's data is removed. `name` distinguishes several responses of a part. */
export function writeOffline(auid: string, part: OfflinePart, data: unknown, name = ''): void {
  const owner = ownerStore().read()
  if (owner !== '' && owner !== auid) clearUserCaches()
  partStore(part + name).write({ auid, at: Date.now(), data })
  ownerStore().write(auid)
}

/**
 * The last stored response and its time. The caller chooses `T`: only responses of one call are stored under a part's
 * name.
 * @param auid the current user; null before it is known, when the device can only be offline
 */
export function readOffline<T>(auid: string | null, part: OfflinePart, name = ''): { readonly at: number; readonly data: T } | null {
  const owner = ownerStore().read()
  const cached = partStore(part + name).read()
  if (!cached || cached.auid !== owner || (auid !== null && auid !== owner)) return null
  return { at: cached.at, data: cached.data as T }
}
