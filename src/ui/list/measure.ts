import { type Block, type VirtualLayout, heightOfBlock } from './layout'
import { heightOf, itemAt, type Range, topOf } from './window'

/**
 * Returns the position at which a re-laid-out list is placed, so that the item at the window's upper edge is there
 * again.
 */
export function anchorAfterRelayout(before: VirtualLayout, after: VirtualLayout, top: number): number | undefined {
  const item = before.lanes[0] && itemAt(before.lanes[0], top)
  if (item === undefined) return undefined
  return after.lanes.map((lane) => topOf(lane, item)).find((at) => at !== undefined)
}

/** Stores the measured heights of live blocks. @returns by how many px the part above `top` has grown */
export function applyMeasurements(
  layout: VirtualLayout,
  lanes: readonly Range[],
  sizeOf: (lane: number, block: number) => number | undefined,
  top: number,
): number {
  let above = 0
  for (const [at, lane] of layout.lanes.entries()) {
    const { first, end } = lanes[at] ?? { first: 0, end: 0 }
    let bottom = heightOf(lane, 0, first)
    for (let index = first; index < end && index < lane.blocks.length; index += 1) {
      const block = lane.blocks[index] as Block
      const was = heightOfBlock(block)
      bottom += was
      const size = sizeOf(at, index)
      if (size === undefined || Math.abs(size - was) < 0.5) continue
      block.measuredHeight = size
      // The columns of a waterfall cannot each stay in place: the first one does.
      if (at === 0 && bottom <= top) above += size - was
    }
  }
  return above
}
