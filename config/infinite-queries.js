/**
 * Stands in for TanStack Query's module of infinite queries, which every query imports and no list here uses (src/shared/list
 * pages by itself): 2 KB of the main packages.
 */
const refuse = () => {
  throw new Error('left out: config/infinite-queries.js')
}

export const infiniteQueryBehavior = refuse
export const hasNextPage = refuse
export const hasPreviousPage = refuse
