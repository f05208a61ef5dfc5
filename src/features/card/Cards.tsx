import { View } from '@tarojs/components'
import { Card } from './Card'
import s from './Cards.module.scss'
import type { CardItem } from './item'

interface CardsProps {
  readonly items: readonly CardItem[]
  readonly as: 'grid' | 'rows'
  /** How many pictures stand above the fold. */
  readonly eager?: number
  /** Height over width of the pictures. */
  readonly ratio?: number
}

/** Cards under each other or side by side, the way every list of the shop shows them. */
export function Cards({ items, as, eager = 0, ratio }: CardsProps) {
  return (
    <View className={as === 'grid' ? s.grid : s.rows}>
      {items.map((item, index) => (
        <Card key={item.key} item={item} look={as === 'grid' ? 'tile' : 'row'} width={as === 'grid' ? 172 : 100} ratio={ratio} eager={index < eager} />
      ))}
    </View>
  )
}
