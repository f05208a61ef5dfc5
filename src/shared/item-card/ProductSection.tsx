import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { View } from '@tarojs/components'
import s from './ProductSection.module.scss'
import { Cards } from './Cards'
import { productCard } from './toCard'
import { useCards } from './useCards'

/** A few products under a heading, at the end of a screen. */
export function ProductSection({ title, products }: { readonly title: string; readonly products: readonly ProductBrief[] }) {
  const cards = useCards(products, productCard)
  return (
    <View className={s.section}>
      <View className={s.title} role="heading" aria-level={2}>
        {title}
      </View>
      <Cards items={cards} as="grid" />
    </View>
  )
}
