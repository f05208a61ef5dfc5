import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Scroller } from '@/platform/elements/scroller'
import { distributeColumns } from '../items/waterfall'
import s from './Tiles.module.scss'
import { stripWidth, type TileLayout } from './tileLayout'

interface TilesProps {
  readonly layout: TileLayout
  /** Name of a strip, which the arrow keys move. */
  readonly label: string
  /** Height over width of a tile. */
  readonly ratioOf: (index: number) => number
  /** Corner in px: of each tile, of the whole where the tiles touch. */
  readonly radius: number
  readonly children: readonly ReactNode[]
}

/** Pictures under each other, in columns, in a strip that scrolls sideways, or each in the shortest column. */
export function Tiles({ layout, label, ratioOf, radius, children }: TilesProps) {
  const { as, columns, gap } = layout
  const all = children.map((_, index) => index)
  const tile = (index: number, style = '') => (
    <View key={index} className={s.tile} style={`border-radius:${gap > 0 ? radius : 0}px;${style}`}>
      {children[index]}
    </View>
  )
  if (as === 'strip') {
    const width = `flex:none;width:${stripWidth(layout, all.length)}`
    return (
      <Scroller className={s.strip} label={label}>
        {all.map((index) => tile(index, index === 0 ? width : `${width};margin-left:${gap}px`))}
      </Scroller>
    )
  }
  const lanes = as === 'waterfall' ? distributeColumns(all, columns, ratioOf) : null
  return (
    <View className={s.grid} style={`--columns:${columns};gap:${gap}px;border-radius:${gap > 0 ? 0 : radius}px`}>
      {lanes?.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <View key={at} className={s.column}>
          {column.map((index) => tile(index))}
        </View>
      )) ?? all.map((index) => tile(index))}
    </View>
  )
}
