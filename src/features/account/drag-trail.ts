import { CAPTCHA } from '@storefront/contract/constants'
import type { TrailPoint } from '@storefront/contract/domain/account/captcha'

/** More than these say nothing more; the call takes 500. */
const POINTS_MAX = 400
/** The length of the piece's track, in CSS pixels. */
export const TRACK_LENGTH = CAPTCHA.width - CAPTCHA.piece
/** Milliseconds that make a pixel where keys have no height. */
const MS_A_PIXEL = 100

const tenth = (px: number): number => Math.round(px * 10) / 10

export const clampToTrack = (x: number): number => tenth(Math.min(Math.max(x, 0), TRACK_LENGTH))

export const startTrail = (): readonly TrailPoint[] => [{ x: 0, y: 0, t: 0 }]

/** A long drag keeps every second of its points; the first always stays. */
function appendPoint(trail: readonly TrailPoint[], point: TrailPoint): readonly TrailPoint[] {
  const points = trail.length < POINTS_MAX ? trail : trail.filter((_, index) => index % 2 === 0)
  return [...points, point]
}

/** A finger or a mouse has been seen at `x`, `y`, `t` milliseconds after the start. */
export const appendPointer = (trail: readonly TrailPoint[], x: number, y: number, t: number): readonly TrailPoint[] =>
  appendPoint(trail, { x, y: tenth(y), t })

/**
 * A key has moved the piece. Keys have no height; what varies in a person's hand there is the rhythm, and the trail
 * carries it as its height: the server's rule asks that a way is not perfectly even, and means that.
 */
export function appendStep(trail: readonly TrailPoint[], x: number, t: number): readonly TrailPoint[] {
  const before = trail[trail.length - 1]?.t ?? 0
  return appendPoint(trail, { x, y: (t - before) / MS_A_PIXEL, t })
}
