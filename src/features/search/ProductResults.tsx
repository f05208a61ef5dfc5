import type { ProductBrief } from '@storefront/contract/entities/shop'
import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { Cards } from '@/features/card/Cards'
import { productCard } from '@/features/card/toCard'
import { useCardWords } from '@/features/card/useCardWords'
import { usePaged } from '@/features/list/usePaged'
import { useT } from '@/i18n'
import { keys } from '@/services/query'
import { type ProductsQuery, shop } from '@/services/shop'
import { Empty } from '@/ui/Empty'
import { ListView } from '@/ui/ListView'
import { SkeletonGrid } from '@/ui/Skeleton'
import s from './Results.module.scss'

const idOf = (product: ProductBrief): number => product.id
/** Pictures that the first screen shows. */
const EAGER = 4

interface ProductResultsProps {
  readonly query: ProductsQuery
  /** Rows instead of two columns, where the list is narrow. */
  readonly narrow?: boolean
}

/** The products of a question, 20 a page. */
export function ProductResults({ query, narrow }: ProductResultsProps) {
  const t = useT()
  const words = useCardWords()
  const products = usePaged<ProductBrief>({ key: keys.products(query), load: (page, options) => shop.products({ ...query, ...page }, options), idOf })
  const cards = useMemo(() => products.items.map((product) => productCard(product, words)), [products.items, words])
  const empty = (
    <Empty icon="search" text={query.search ? t('pages.list.empty') : t('pages.category.empty')} hint={query.search ? t('pages.list.emptyHint') : undefined} />
  )
  return (
    <ListView {...products.view} skeleton={<SkeletonGrid cards={6} />} empty={empty}>
      <View className={narrow ? s.narrow : s.list}>
        <Cards items={cards} as={narrow ? 'rows' : 'grid'} eager={EAGER} />
      </View>
    </ListView>
  )
}
