import { promoterCodeOf, type Tracking, TRACKING_KEYS, trackingOf } from '@/lib/tracking'
import { launchParams } from '@/platform/launch-params'
import { sessionStore } from '@/platform/session-store'
import type { Query } from '@/routes'
import { rememberPromoter } from './promoter-visit'

const STORAGE_KEY = 'visit-source'

let current: Tracking | null = null

function readStoredSource(): Tracking | null {
  try {
    return trackingOf(JSON.parse(sessionStore.read(STORAGE_KEY) ?? '{}') as Query)
  } catch {
    return null
  }
}

function note(query: Query): void {
  const tracking = trackingOf(query)
  if (!tracking) return
  current = tracking
  sessionStore.write(STORAGE_KEY, JSON.stringify(query))
  const code = promoterCodeOf(tracking)
  if (code !== null) rememberPromoter(code)
}

/**
 * Remembers for this visit by which shared link it came about (spec 9), and takes that out of the address: nothing that
 * is opened, shared or asked of login from here on carries it along. Called once, when the app starts.
 */
export function rememberSource(): void {
  const only = (query: Query) =>
    Object.fromEntries(Object.entries(query).filter(([key]) => TRACKING_KEYS.includes(key)))
  note(launchParams.consume(TRACKING_KEYS))
  launchParams.listen((query) => note(only(query)))
}

/** Returns the shared link of this visit; null when it came about by itself. @public */
export const visitSource = (): Tracking | null => current ?? readStoredSource()
