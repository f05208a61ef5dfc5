import { View } from '@tarojs/components'
import { Cards, type CardsProps } from '@/shared/item-card/Cards'
import { type ToCard, useCards } from '@/shared/item-card/useCards'
import s from './cardItems.module.scss'
import type { ListSource } from './spec'

interface Look extends Pick<CardsProps, 'as' | 'eager' | 'ratio'> {
  /** Beside something else, instead of from edge to edge. */
  readonly narrow?: true
}

/** Draws a list's items as cards: `renderItems: cardItems(productCard, { as: 'grid', eager: 4 })`. */
export const cardItems =
  (toCard: ToCard, look: Look): ListSource<unknown, object>['renderItems'] =>
  (items) => <CardItems items={items} toCard={toCard} {...look} />

function CardItems({
  items,
  toCard,
  narrow,
  ...look
}: Look & { readonly items: readonly unknown[]; readonly toCard: ToCard }) {
  return (
    <View className={narrow ? s.narrow : s.screen}>
      <Cards items={useCards(items, toCard)} {...look} />
    </View>
  )
}
