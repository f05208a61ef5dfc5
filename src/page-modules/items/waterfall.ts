import { WATERFALL } from '@storefront/contract/constants'

/** Height over width of a picture, inside the limits of spec 9; a picture of unknown size is square. */
export function boundRatio(width: number, height: number): number {
  if (width <= 0 || height <= 0) return 1
  return Math.min(WATERFALL.maxRatio, Math.max(WATERFALL.minRatio, height / width))
}

/**
 * Deals items to columns, each to the shortest one so far; on equal heights to the left.
 * `heightOf` gives any unit, the same for all. Dealing is stable: appending items never moves earlier ones.
 */
export function distributeColumns<T>(items: readonly T[], columns: number, heightOf: (item: T) => number): T[][] {
  const columnItems: T[][] = Array.from({ length: columns }, () => [])
  const heights = new Array<number>(columns).fill(0)
  for (const item of items) {
    const shortest = heights.indexOf(Math.min(...heights))
    columnItems[shortest]?.push(item)
    heights[shortest] = (heights[shortest] ?? 0) + heightOf(item)
  }
  return columnItems
}
