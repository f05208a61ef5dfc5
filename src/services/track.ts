import { type InputOf, call } from './client'
import { createEventBatcher, currentPagePath, sanitizeForStorage } from './event-batcher'

export type TrackEvent = InputOf<'POST /base/track/'>['body']['events'][number]
export type TrackData = TrackEvent['data']

/**
 * The limits of the call (contract/endpoints/site/telemetry, track): one event beyond them would lose the nineteen
 * others.
 */
const NAME = /^[a-z][a-z_]{0,39}$/
const KEY_MAX = 40
const TEXT_MAX = 200
const PROPERTIES_MAX = 12

const box = createEventBatcher<TrackEvent>({
  size: 20,
  pauseMs: 3000,
  visitMax: 200,
  // An event is no reason to log anybody in.
  send: (events, keepalive) =>
    call('POST /base/track/', { body: { events } }, { silent: true, renew: false, keepalive }),
})

/** As much of the data as the call takes. */
function fit(data: TrackData): TrackData {
  const entries = Object.entries(data).filter(([, value]) => typeof value !== 'number' || Number.isFinite(value))
  return Object.fromEntries(
    entries
      .slice(0, PROPERTIES_MAX)
      .map(([key, value]) => [
        sanitizeForStorage(key, KEY_MAX),
        typeof value === 'string' ? sanitizeForStorage(value, TEXT_MAX) : value,
      ]),
  )
}

/**
 * Tells the shop's analytics what the visitor did (spec 7): `track('coupon_receive', { coupon: 3 })`. Names are
 * lower case words joined by `_`. Returns at once and never throws; events go together, and one that cannot be sent
 * is lost.
 */
export function track(name: string, data: TrackData = {}): void {
  if (NAME.test(name)) box.put({ name, page: currentPagePath(), data: fit(data) })
}

/** Sends what waits at once: the page is going out of sight and may not come back. */
export const flushTrack = (): void => box.flush()
