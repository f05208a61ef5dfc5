import type { Category } from '@storefront/contract/entities/catalog/product'

/**
 * Returns the place of a category: the top one to highlight in the rail, and the children of that. An unknown id, and
 * 0, is "all". Deeper levels highlight the ancestor at the top.
 */
export function chosenPath(
  categories: readonly Category[],
  id: number,
): { top: number; selectedId: number; children: Category[] } {
  const byId = new Map(categories.map((category) => [category.id, category]))
  let at = byId.get(id)
  // A parent that leads round in a circle ends the walk.
  const visitedIds = new Set<number>()
  while (at?.parent != null && byId.has(at.parent) && !visitedIds.has(at.id)) {
    visitedIds.add(at.id)
    at = byId.get(at.parent)
  }
  const top = at?.id ?? 0
  return {
    top,
    selectedId: byId.has(id) ? id : 0,
    children: top === 0 ? [] : categories.filter(({ parent }) => parent === top),
  }
}
