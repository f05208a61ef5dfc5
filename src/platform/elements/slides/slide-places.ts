/**
 * Slides in a ring. `at` counts on over the end (5 of 4 slides is the second one again), so that the last slide leads
 * on to the first. A slide's place is the number nearest to `at` at which it stands.
 */
export interface Place {
  readonly at: number
  /** The side of the other slide if there are two: it is both before and behind. */
  readonly side: 1 | -1
}

/** Returns the slide that is shown at `at`: always one of 0 to count - 1. */
export const slideAt = (at: number, count: number): number => ((at % count) + count) % count

/** Returns the place of slide `index` of `count`. */
export function placeOf(index: number, count: number, { at, side }: Place): number {
  const ahead = slideAt(index - at, count)
  const isBehind = 2 * ahead > count || (2 * ahead === count && side < 0)
  return at + (isBehind ? ahead - count : ahead)
}

/** Slides that a swipe by `x` pixels goes on by: to the left is on, and less than the threshold (spec 9) is nowhere. */
export function stepOf(x: number, threshold: number): -1 | 0 | 1 {
  if (Math.abs(x) < threshold) return 0
  return x < 0 ? 1 : -1
}
