import { recyclesSlots } from '@/platform/viewport'
import { itemsOf, type Column } from './layout'
import { assignSlots } from './slots'
import type { Range } from './window'

/** The live blocks of a lane and, where slots are recycled, the block in each slot. */
export interface MountedRange extends Range {
  readonly places: readonly (number | null)[]
}

/** @param before what was live until now */
export const mountRange = (before: MountedRange | undefined, { first, end }: Range): MountedRange => ({
  first,
  end,
  places: recyclesSlots
    ? assignSlots(before?.places ?? [], { first, end })
    : Array.from({ length: end - first }, (_, at) => first + at),
})

/** Returns the blocks that hold the first `count` items. */
export function initialRange(lane: Column, count: number): Range {
  const end = lane.blocks.findIndex((block) => (itemsOf(lane, block)[0] ?? 0) >= count)
  return { first: 0, end: end < 0 ? lane.blocks.length : end }
}
