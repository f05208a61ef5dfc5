/** The lowest and the highest score of each kind of review. */
export const reviewScores = {
  good: [4, 5],
  fair: [3, 3],
  poor: [1, 2],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

/** Filters of a product's reviews: with pictures, or by score. */
export const reviewKinds = ['pictures', 'good', 'fair', 'poor'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Returns the share of good reviews in whole percent; null without reviews. */
export const goodPercent = ({ count, good_count }: { count: number; good_count: number }): number | null =>
  count === 0 ? null : Math.round((good_count / count) * 100)
