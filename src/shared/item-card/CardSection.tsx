import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { View } from '@tarojs/components'
import s from './CardSection.module.scss'
import { Cards } from './Cards'
import { productCard } from './toCard'
import { type ToCard, useCards } from './useCards'

interface CardSectionProps {
  readonly title: string
  readonly items: readonly unknown[]
  readonly toCard: ToCard
  readonly as: 'rows' | 'grid'
}

/** A few items under a heading, at the end of a screen; nothing where there are none. */
export function CardSection({ title, items, toCard, as }: CardSectionProps) {
  const cards = useCards(items, toCard)
  if (items.length === 0) return null
  return (
    <View className={s.section}>
      <View className={s.title} role="heading" aria-level={2}>
        {title}
      </View>
      <Cards items={cards} as={as} />
    </View>
  )
}

/** A few products under a heading. */
export function ProductSection({
  title,
  products,
}: {
  readonly title: string
  readonly products: readonly ProductBrief[]
}) {
  return <CardSection title={title} items={products} toCard={productCard} as="grid" />
}
