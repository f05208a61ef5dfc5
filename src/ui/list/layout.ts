import { lastOf } from '@storefront/contract/domain/last-of'

/** The shape of a list on the screen. `gap` in CSS px, between rows and between columns. */
export interface Shape {
  readonly columns: number
  readonly gap: number
  /** Each item goes to the shortest column; else row by row. */
  readonly waterfall: boolean
}

/**
 * Rows that come and go together: what is live of a list is whole blocks. Ten thousand items have thousands: they are
 * small.
 */
export interface Block {
  /** Its items by their place in the lane: `from`, and `count` of them. */
  readonly from: number
  count: number
  /** Expected height in px, with the gap above it. */
  estimate: number
  /** Drawn height in px, with the gap above it; undefined before it was drawn. */
  measuredHeight: number | undefined
}

/** Blocks from top to bottom: the whole list, or one column of a waterfall. */
export interface Column {
  readonly blocks: Block[]
  /** The item at each place of a waterfall's column; in other lists the place is the item's index. */
  readonly order: number[] | undefined
  /** Expected height of the last row. */
  row: number
  /** Expected height of all, by which a waterfall is dealt. */
  reach: number
}

/** A block is about a screen high: smaller ones cost elements, larger ones come in lumps. */
const BLOCK_PX = 600
/** The first one is on the screen anyway. */
const FIRST_PX = 1200
/** Children of one element; WeChat asks for at most 60. */
const ITEMS_MAX = 36

export const heightOfBlock = ({ measuredHeight, estimate }: Block): number => measuredHeight ?? estimate

/** Indexes of a block's items, ascending. */
export const itemsOf = ({ order }: Column, { from, count }: Block): number[] =>
  Array.from({ length: count }, (_, at) => order?.[from + at] ?? from + at)

/** Items that stand side by side in a lane. */
export const acrossOf = ({ columns, waterfall }: Shape): number => (waterfall ? 1 : columns)

const newLane = ({ waterfall }: Shape): Column => ({ blocks: [], order: waterfall ? [] : undefined, row: 0, reach: 0 })

/**
 * Items dealt into blocks. Dealing is stable: items that are added later never move earlier ones, so a list that grows
 * by a page costs that page. It goes by expected heights; what is drawn changes no item's place.
 */
export class VirtualLayout {
  private placedCount: number

  constructor(
    readonly shape: Shape,
    readonly lanes: readonly Column[] = Array.from({ length: shape.waterfall ? shape.columns : 1 }, () =>
      newLane(shape),
    ),
  ) {
    this.placedCount = lanes.flatMap(({ blocks }) => blocks).reduce((sum, { count }) => sum + count, 0)
  }

  /** Returns the number of items that have a place. */
  get length(): number {
    return this.placedCount
  }

  /** Deals on until `count` items are dealt. @param heightOf expected height in px of the item at an index */
  extend(count: number, heightOf: (index: number) => number): void {
    for (; this.placedCount < count; this.placedCount += 1) {
      const lane = this.lanes.reduce((shortest, one) => (one.reach < shortest.reach ? one : shortest))
      this.put(lane, heightOf(this.placedCount))
    }
  }

  private put(lane: Column, height: number): void {
    const { gap } = this.shape
    const { blocks, order } = lane
    let block = lastOf(blocks)
    const startsRow = !block || block.count % acrossOf(this.shape) === 0
    if (!block || (startsRow && isFull(block))) {
      block = {
        from: block ? block.from + block.count : 0,
        count: 0,
        estimate: block ? 0 : -gap,
        measuredHeight: undefined,
      }
      blocks.push(block)
    }
    const more = startsRow ? gap + height : Math.max(0, height - lane.row)
    lane.row = startsRow ? height : Math.max(lane.row, height)
    lane.reach += more
    block.estimate += more
    if (block.measuredHeight !== undefined) block.measuredHeight += more
    block.count += 1
    order?.push(this.placedCount)
  }
}

const isFull = ({ from, estimate, count }: Block): boolean =>
  estimate >= (from === 0 ? FIRST_PX : BLOCK_PX) || count >= ITEMS_MAX
