import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { type ReactElement, type ReactNode, useId } from 'react'
import { cx } from '@/lib/text'
import { recyclesSlots } from '@/platform/viewport'
import { BlockView } from './BlockView'
import { columnStyle, elementId } from './column-element'
import { useLayout } from './useLayout'
import { useMountedRanges } from './useMountedRanges'
import { useListWatch } from './watch'
import s from './VirtualList.module.scss'

export interface VirtualListProps<T> {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly render: (item: T, index: number) => ReactNode
  /** Expected height in CSS px of an item at its column's width; what is drawn is measured afterwards. */
  readonly heightOf: (item: T) => number
  readonly columns?: number
  /** Px between rows and between columns. */
  readonly gap?: number
  /** Items go to the shortest column instead of row by row. */
  readonly waterfall?: boolean
  /** The distance from its end at which it requests more, in px, if it differs from every list's distance. */
  readonly loadDistance?: number
  /** Maximum number of items drawn at once, without looking at the window; lower for items with many nodes. */
  readonly wholeMax?: number
  readonly className?: string
}

const WHOLE_MAX = 40
const GAP = 10

/**
 * A list, a grid or a waterfall of any length: only what is near the window is in the tree, empty space of the same
 * height stands for the rest (docs/algorithms/virtual-list.md). Items may be added at the end at any time; those alone
 * are new to the tree.
 */
export function VirtualList<T>({
  items,
  keyOf,
  render,
  heightOf,
  columns = 1,
  gap = GAP,
  waterfall = false,
  loadDistance,
  wholeMax = WHOLE_MAX,
  className,
}: VirtualListProps<T>): ReactElement {
  const id = `l${useId().replace(/:/g, '')}`
  const watch = useListWatch()
  const isLong = items.length > wholeMax
  const { layout, formerLayout } = useLayout({
    items,
    keyOf,
    heightOf,
    columns,
    gap,
    waterfall,
    memory: watch?.memory,
    isLong,
  })
  const { lanes, isWatched, onScroll } = useMountedRanges({
    id,
    layout,
    formerLayout,
    isLong,
    whole: wholeMax,
    watch,
    loadDistance,
  })
  const columnNodes = layout.lanes.map((lane, at) => {
    const live = lanes[at]
    return (
      <View
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        key={at}
        id={isWatched ? elementId(id, at) : undefined}
        className={cx(s.lane, isLong && s.long, waterfall ? s.column : className)}
        style={columnStyle(layout, lane, isLong ? live : undefined)}
      >
        {live?.places.map((index, place) => {
          const block = lane.blocks[index ?? -1]
          return (
            <BlockView
              key={recyclesSlots ? place : index}
              id={isLong && index !== null ? elementId(id, at, index) : undefined}
              index={index ?? 0}
              block={block}
              lane={lane}
              count={block?.count ?? 0}
              items={items}
              keyOf={keyOf}
              render={render}
            />
          )
        })}
      </View>
    )
  })
  return (
    <>
      {waterfall ? (
        <View className={cx(s.fall, className)} style={gap === GAP ? undefined : `--gap:${gap}px`}>
          {columnNodes}
        </View>
      ) : (
        columnNodes
      )}
      {isWatched ? <PageScroll onScroll={onScroll} /> : null}
    </>
  )
}

/** Listens while it is there: a short list hears nothing of scrolling. */
function PageScroll({ onScroll }: { readonly onScroll: (scrollTop: number) => void }): null {
  usePageScroll(({ scrollTop }) => onScroll(scrollTop))
  return null
}
