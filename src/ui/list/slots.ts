import type { Range } from './window'

/**
 * Assigns blocks to slots when elements must not be inserted or removed between others: a block stays in its slot for
 * as long as it is live, and a new one takes a slot that became free. Slots are never removed, so their number is the
 * most blocks that were ever live at once.
 */
export function assignSlots(places: readonly (number | null)[], { first, end }: Range): (number | null)[] {
  const next = places.map((block) => (block !== null && block >= first && block < end ? block : null))
  const placedBlocks = new Set(next)
  for (let block = first; block < end; block += 1) {
    if (placedBlocks.has(block)) continue
    const free = next.indexOf(null)
    if (free < 0) next.push(block)
    else next[free] = block
  }
  return next
}
