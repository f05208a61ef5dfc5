import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { Cards } from '@/shared/item-card/Cards'
import { productCard } from '@/shared/item-card/toCard'
import { useCards } from '@/shared/item-card/useCards'
import { useT } from '@/i18n'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { LazyVisible } from '@/ui/layout/LazyVisible'
import s from './ProductView.module.scss'

const COUNT = 6
const NONE: readonly ProductBrief[] = []

/** Recommended products, requested when the section is near the window; empty when there are none or the request fails. */
export function RecommendedProducts({ productId }: { readonly productId: number }) {
  const [isNear, setNear] = useState(false)
  const { data } = useQuery({
    queryKey: keys.recommended(productId),
    queryFn: ({ signal }) => catalogApi.recommended(productId, COUNT, { signal }),
    enabled: isNear,
  })
  return <LazyVisible onVisible={() => setNear(true)}>{data && data.results.length > 0 ? <Shown products={data.results} /> : null}</LazyVisible>
}

function Shown({ products = NONE }: { readonly products: readonly ProductBrief[] }) {
  const t = useT()
  const cards = useCards(products, productCard)
  return (
    <View className={s.more}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('checkout.recommended')}
      </View>
      <Cards items={cards} as="grid" />
    </View>
  )
}
