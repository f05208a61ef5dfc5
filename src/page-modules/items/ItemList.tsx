import { WATERFALL } from '@storefront/contract/constants'
import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Card } from '@/features/card/Card'
import type { CardItem } from '@/features/card/item'
import { useCardWords } from '@/features/card/useCardWords'
import { Scroller } from '@/platform/elements/scroller'
import type { ModuleProps } from '../types'
import { cardsOf } from './adapters'
import s from './ItemList.module.scss'
import { cardHeight, type LayoutRow, layoutOf, ratioFor } from './layout'
import { boundRatio, dealColumns } from './waterfall'

/** Items of any type in any layout (spec 2: every other type uses a generic item list). */
export function ItemList({ module, items, first }: ModuleProps) {
  const words = useCardWords()
  const row = layoutOf(module.style)
  const cards = useMemo(() => cardsOf(module.module_type, items, words).slice(0, row.most), [module.module_type, items, words, row.most])
  const ratio = ratioFor(module.module_type)
  if (row.as === 'waterfall') return <Waterfall cards={cards} row={row} eager={first} />
  const drawn = cards.map((card, index) => (
    <Card key={card.key} item={card} look={row.look} width={row.width} ratio={ratio} eager={first && index < row.columns} />
  ))
  if (row.as === 'grid') return <View className={row.columns === 1 ? s.g1 : row.columns === 3 ? s.g3 : s.g2}>{drawn}</View>
  return (
    <Scroller className={row.columns === 2 ? s.s2 : row.columns === 3 ? s.s3 : s.s4} label={module.name}>
      {drawn}
    </Scroller>
  )
}

function Waterfall({ cards, row, eager }: { readonly cards: readonly CardItem[]; readonly row: LayoutRow; readonly eager: boolean }) {
  const columns = useMemo(() => dealColumns(cards, WATERFALL.columns, (card) => cardHeight(card, row.width)), [cards, row.width])
  return (
    <View className={s.fall}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <View key={index} className={s.col}>
          {column.map((card, at) => (
            <Card
              key={card.key}
              item={card}
              look="tile"
              width={row.width}
              ratio={card.image ? boundRatio(card.image.width, card.image.height) : 1}
              eager={eager && at === 0}
            />
          ))}
        </View>
      ))}
    </View>
  )
}
