import { View } from '@tarojs/components'
import { Card } from './Card'
import s from './Cards.module.scss'
import type { CardItem } from './item'

interface CardsProps {
  readonly items: readonly CardItem[]
  readonly as: 'grid' | 'rows'
  /** How many pictures stand above the fold. */
  readonly eager?: number
}

/** Cards under each other or side by side, the way every list of the shop shows them. */
export function Cards({ items, as, eager = 0 }: CardsProps) {
  return (
    <View className={as === 'grid' ? s.grid : s.rows}>
      {items.map((item, index) => (
        <Card key={item.key} item={item} look={as === 'grid' ? 'tile' : 'row'} width={as === 'grid' ? 172 : 104} eager={index < eager} />
      ))}
    </View>
  )
}
