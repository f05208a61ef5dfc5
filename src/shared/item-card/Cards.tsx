import { useCallback } from 'react'
import { VirtualList } from '@/ui/list/VirtualList'
import { useListWidth } from '@/ui/layout/useListWidth'
import { useIsCareMode } from '@/ui/stores'
import { useTextScale } from '@/ui/theme/text-scale'
import { cardHeight } from './height'
import { ItemCard } from './ItemCard'
import type { CardItem, CardLook } from './item'

export interface CardsProps {
  /** Made by `useCards`. */
  readonly items: readonly CardItem[]
  readonly as: keyof typeof rows
  /** The number of pictures above the fold. */
  readonly eager?: number
  /** Height over width of the pictures; each item's own without it. */
  readonly ratio?: number
}

interface Row {
  readonly look: CardLook
  readonly columns: number
  /** There is one more beside the others from each of these widths of the list on, in CSS px. */
  readonly more: readonly number[]
  /** Height over width of the pictures where the list does not say. */
  readonly ratio?: number
  /** Each column is filled by itself, by cards of any height. */
  readonly waterfall?: true
}

const rows = {
  grid: { look: 'tile', columns: 2, more: [600, 840, 1080] },
  waterfall: { look: 'tile', columns: 2, more: [600, 840, 1080], waterfall: true },
  rows: { look: 'row', columns: 1, more: [840] },
  banners: { look: 'banner', columns: 1, more: [600, 1080], ratio: 0.5 },
} as const satisfies Record<string, Row>

const GAP = 10
/** Space at either side of a list screen (contract MODULE_PADDING). */
const SIDES = 22

const keyOf = (item: CardItem): string => item.key

/** Cards of any number under each other or side by side, the way every list of the shop shows them. */
export function Cards({ items, as, eager = 0, ratio }: CardsProps) {
  // Care mode has fewer columns.
  const row: Row = rows[useIsCareMode() && rows[as].look === 'tile' ? 'rows' : as]
  const screen = useListWidth()
  const columns = row.columns + row.more.filter((from) => screen >= from).length
  const width = (screen - SIDES - GAP * (columns - 1)) / columns
  const share = ratio ?? row.ratio
  const scale = useTextScale()
  const heightOf = useCallback(
    (item: CardItem) => cardHeight({ item, look: row.look, width, ratio: share, scale }),
    [row.look, width, share, scale],
  )
  const render = useCallback(
    (item: CardItem, index: number) => (
      <ItemCard item={item} look={row.look} width={width} ratio={share} eager={index < eager} />
    ),
    [row.look, width, share, eager],
  )
  const { waterfall } = row
  return <VirtualList {...{ items, keyOf, render, heightOf, columns, waterfall }} gap={GAP} />
}
