import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useListWidth } from '@/ui/layout/useListWidth'
import { VirtualList } from '@/ui/list/VirtualList'
import s from './cardItems.module.scss'
import type { ListSource } from './spec'

/** Two rows stand beside each other in a list of this width, in CSS px. */
const TWO_COLUMNS = 840

interface RowLook<T> {
  readonly keyOf: (item: T) => string
  /** About how high a row is, in CSS px. */
  readonly height: number
  /** Maximum number of rows drawn at once, for rows with many nodes. */
  readonly wholeMax?: number
  readonly render: (item: T) => ReactNode
}

/** Draws a list's items as rows of the resource's own: `renderItems: rowItems({ keyOf, height: 120, render })`. */
export const rowItems =
  <T,>(look: RowLook<T>): ListSource<T, object>['renderItems'] =>
  (items) => <RowItems items={items} {...look} />

function RowItems<T>({ items, keyOf, height, wholeMax, render }: RowLook<T> & { readonly items: readonly T[] }) {
  const columns = useListWidth() >= TWO_COLUMNS ? 2 : 1
  return (
    <View className={s.screen}>
      <VirtualList
        items={items}
        keyOf={keyOf}
        render={render}
        heightOf={() => height}
        wholeMax={wholeMax}
        columns={columns}
      />
    </View>
  )
}
