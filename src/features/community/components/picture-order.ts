/**
 * The pitch of a picture with its controls: from the left edge of one to that of the next, and from top to top, in CSS
 * px.
 */
export const CELL = { width: 96, height: 140 } as const

/** Returns a list in which the item at `from` stands at `to`; the others keep their order. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/**
 * Returns the index of a picture after a drag over a grid `width` px wide; dropped beside the grid, at the nearest
 * place.
 */
export function indexAfterDrag(
  from: number,
  { x, y }: { readonly x: number; readonly y: number },
  count: number,
  width: number,
): number {
  const columns = Math.max(1, Math.floor(width / CELL.width))
  const column = Math.min(columns - 1, Math.max(0, (from % columns) + Math.round(x / CELL.width)))
  const row = Math.floor(from / columns) + Math.round(y / CELL.height)
  return Math.min(count - 1, Math.max(0, row * columns + column))
}
