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
  /** How many pictures stand above the fold. */
  readonly eager?: number
  /** Height over width of the pictures; each item's own without it. */
  readonly ratio?: number
}

interface Row {
  readonly look: CardLook
  /** How many stand beside each other in a list of at least this width, in CSS px; from narrow to wide. */
  readonly columns: readonly (readonly [width: number, count: number])[]
  /** Height over width of the pictures where the list does not say. */
  readonly ratio?: number
}

const rows = {
  grid: {
    look: 'tile',
    columns: [
      [0, 2],
      [600, 3],
      [840, 4],
      [1080, 5],
    ],
  },
  rows: {
    look: 'row',
    columns: [
      [0, 1],
      [840, 2],
    ],
  },
  banners: {
    look: 'banner',
    columns: [
      [0, 1],
      [600, 2],
      [1080, 3],
    ],
    ratio: 0.5,
  },
} as const satisfies Record<string, Row>

const GAP = 10
/** Space at either side of a list screen (contract MODULE_PADDING). */
const SIDES = 22

const keyOf = (item: CardItem): string => item.key

/** Cards of any number under each other or side by side, the way every list of the shop shows them. */
export function Cards({ items, as, eager = 0, ratio }: CardsProps) {
  // Care mode has fewer columns.
  const row: Row = rows[useIsCareMode() && as === 'grid' ? 'rows' : as]
  const screen = useListWidth()
  const columns = row.columns.reduce((count, [from, more]) => (screen >= from ? more : count), 1)
  const width = (screen - SIDES - GAP * (columns - 1)) / columns
  const share = ratio ?? row.ratio
  const scale = useTextScale()
  const heightOf = useCallback((item: CardItem) => cardHeight({ item, look: row.look, width, ratio: share, scale }), [row.look, width, share, scale])
  const render = useCallback(
    (item: CardItem, index: number) => <ItemCard item={item} look={row.look} width={width} ratio={share} eager={index < eager} />,
    [row.look, width, share, eager],
  )
  return <VirtualList items={items} keyOf={keyOf} render={render} heightOf={heightOf} columns={columns} gap={GAP} />
}
