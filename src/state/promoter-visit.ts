import { randomId } from '@/lib/hash'
import { stored } from '@/platform/storage'
import { call } from '@/services/client'
import { isLoggedIn, onUserChange } from './session'

interface PromoterVisit {
  readonly code: string
  /** ISO 8601. */
  readonly visited: string
  readonly key: string
}

const isVisit = (value: unknown): value is PromoterVisit | null =>
  value === null ||
  (typeof value === 'object' &&
    ['code', 'visited', 'key'].every((name) => typeof Reflect.get(value, name) === 'string'))

const store = stored<PromoterVisit | null>('promoter', { version: 1, empty: null, check: isVisit })

/**
 * Sends the visit once somebody is logged in; what fails is sent again by the same key after the next login or start.
 */
async function sendVisit(): Promise<void> {
  const visit = store.read()
  if (!visit || !isLoggedIn()) return
  const { key, ...body } = visit
  try {
    await call('POST /distribution/visit/', { body }, { idempotencyKey: key, silent: true })
    if (store.read()?.key === key) store.clear()
  } catch {
    // It stays on the device.
  }
}

/** Remembers by whose code this visit came about, with its moment: the last one counts (spec 9). */
export function rememberPromoter(code: string): void {
  store.write({ code, visited: new Date().toISOString(), key: randomId() })
  void sendVisit()
}

/** Sends what a visitor came by as soon as it is known who they are. Called once, when the app starts. */
export const startPromoterVisits = (): (() => void) => onUserChange(() => void sendVisit())
