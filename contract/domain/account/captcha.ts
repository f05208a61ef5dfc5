import { CAPTCHA } from '../../constants'

/** One moment of a drag: CSS pixels from where it began, milliseconds since then. */
export interface TrailPoint {
  readonly x: number
  readonly y: number
  readonly t: number
}

/** A person needs longer than this for the way, in milliseconds. */
const SHORTEST_MS = 100
/** A drag of a person is seen at more places than this. */
const FEWEST_POINTS = 3

/** Whether a piece put at `x` covers the hole at `target`, both in CSS pixels from the left (spec 4, 9). */
export function isOnTarget(x: number, target: number): boolean {
  return Math.abs(x - target) <= CAPTCHA.tolerance
}

/**
 * Whether a drag to `x` looks like one of a person: it leaves the start, ends where the piece was put, takes its
 * time, is seen on its way, and is not perfectly flat (spec 4).
 */
export function isPlausibleTrail(trail: readonly TrailPoint[], x: number): boolean {
  const [first] = trail
  const last = trail[trail.length - 1]
  if (!first || !last || trail.length <= FEWEST_POINTS) return false
  const starts = Math.abs(first.x) <= CAPTCHA.tolerance
  const ends = isOnTarget(last.x, x)
  const isOrdered = trail.every((point, n) => n === 0 || point.t >= (trail[n - 1]?.t ?? 0))
  const flat = trail.every(({ y }) => y === first.y)
  return starts && ends && isOrdered && last.t - first.t >= SHORTEST_MS && !flat
}
