import { VirtualLayout, heightOfBlock, type Column, type Shape } from './layout'

/**
 * A layout as JSON, without its items: what a list needs to stand exactly where it stood when its screen comes back.
 */
interface StoredLayout {
  readonly shape: Shape
  /** Width of the list, in px. */
  readonly width: number
  readonly lanes: readonly StoredColumn[]
}

interface StoredColumn extends Pick<Column, 'row' | 'reach'> {
  readonly blocks: readonly (readonly [items: number, height: number])[]
  readonly order: readonly number[] | null
}

const tenth = (px: number): number => Math.round(px * 10) / 10

export const serializeLayout = ({ shape, lanes }: VirtualLayout, width: number): StoredLayout => ({
  shape,
  width,
  lanes: lanes.map(({ blocks, order, row, reach }) => ({
    blocks: blocks.map((block) => [block.count, tenth(heightOfBlock(block))] as const),
    order: order ?? null,
    row: tenth(row),
    reach: tenth(reach),
  })),
})

const isStoredLayout = (value: unknown): value is StoredLayout =>
  typeof value === 'object' &&
  value !== null &&
  'shape' in value &&
  'width' in value &&
  'lanes' in value &&
  Array.isArray(value.lanes)

/** Returns the stored layout, when it has this shape and belongs to a list of this width. */
export function restoreLayout(stored: unknown, shape: Shape, width: number): VirtualLayout | undefined {
  if (!isStoredLayout(stored) || stored.width !== width || JSON.stringify(stored.shape) !== JSON.stringify(shape))
    return undefined
  return new VirtualLayout(
    shape,
    stored.lanes.map(({ blocks, order, row, reach }): Column => {
      let from = 0
      return {
        blocks: blocks.map(([count, height]) => {
          const block = { from, count, estimate: height, measuredHeight: height }
          from += count
          return block
        }),
        order: order ? [...order] : undefined,
        row,
        reach,
      }
    }),
  )
}
