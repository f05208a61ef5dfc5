import { lastOf } from '@storefront/contract/domain/last-of'
import { type Block, heightOfBlock, itemsOf, type Column } from './layout'

/** Blocks that are live: `first` to before `end`. */
export interface Range {
  readonly first: number
  readonly end: number
}

/**
 * The visible part of a lane: `top` px of it lie above the window's upper edge (negative: it begins lower), the window
 * is `height` px high.
 */
export interface Viewport {
  readonly top: number
  readonly height: number
}

const heightAt = ({ blocks }: Column, at: number): number => heightOfBlock(blocks[at] as Block)

/** Height in px of the blocks `from` to before `to`. */
export function heightOf(lane: Column, from = 0, to = lane.blocks.length): number {
  let height = 0
  // A walk over all blocks: ten thousand items have about two thousand, a few microseconds.
  for (let at = from; at < to && at < lane.blocks.length; at += 1) height += heightAt(lane, at)
  return height
}

/** Height in px of the blocks before and after those that are live: empty space stands for them. */
export const spaceAround = (
  lane: Column,
  { first, end }: Range,
): { readonly before: number; readonly after: number } => ({
  before: heightOf(lane, 0, first),
  after: heightOf(lane, end),
})

/** Blocks with a part within `margin` px around the window; none when the lane is further away. */
export function windowOf(lane: Column, { top, height }: Viewport, margin: number): Range {
  const { length } = lane.blocks
  let at = 0
  let bottom = 0
  while (at < length && bottom + heightAt(lane, at) <= top - margin) bottom += heightAt(lane, at++)
  const first = at
  while (at < length && bottom < top + height + margin) bottom += heightAt(lane, at++)
  return { first, end: at }
}

/** Whether everything within `margin` px around the window is live. */
export function covers(lane: Column, range: Range, view: Viewport, margin: number): boolean {
  const neededRange = windowOf(lane, view, margin)
  return neededRange.first >= neededRange.end || (range.first <= neededRange.first && range.end >= neededRange.end)
}

/**
 * Returns the part of a lane below the window: the number of items, and the px down to the lane's end (negative: the
 * end is in view).
 */
export function remainingBelow(
  lane: Column,
  { top, height }: Viewport,
): { readonly items: number; readonly px: number } {
  const bottom = top + height
  let end = heightOf(lane)
  const px = end - bottom
  let items = 0
  for (let at = lane.blocks.length - 1; at >= 0 && end > bottom; at -= 1) {
    const size = heightAt(lane, at)
    // Within a block the rows are taken as equal.
    items += Math.round((lane.blocks[at]?.count ?? 0) * Math.min(1, (end - bottom) / size))
    end -= size
  }
  return { items, px }
}

/** Returns the items of a range: from the first to before the end; undefined for none. */
export function itemsIn(lane: Column, { first, end }: Range): Range | undefined {
  const [from, to] = [lane.blocks[first], lane.blocks[Math.min(end, lane.blocks.length) - 1]]
  const last = to && lastOf(itemsOf(lane, to))
  return first < end && from && last !== undefined ? { first: itemsOf(lane, from)[0] ?? 0, end: last + 1 } : undefined
}

/** Returns the item at the window's upper edge, rows within a block taken as equal; undefined where none is. */
export function itemAt(lane: Column, top: number): number | undefined {
  let bottom = 0
  for (const block of lane.blocks) {
    const above = top - bottom
    bottom += heightOfBlock(block)
    if (top < 0 || bottom <= top) continue
    return itemsOf(lane, block)[Math.floor((above / heightOfBlock(block)) * block.count)]
  }
  return undefined
}

/** Px of a lane above an item, its rows within a block taken as equal; undefined for an item of another lane. */
export function topOf(lane: Column, item: number): number | undefined {
  let top = 0
  for (const block of lane.blocks) {
    const at = itemsOf(lane, block).indexOf(item)
    if (at >= 0) return top + (at / block.count) * heightOfBlock(block)
    top += heightOfBlock(block)
  }
  return undefined
}
