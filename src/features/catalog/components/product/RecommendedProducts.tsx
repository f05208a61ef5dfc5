import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProductSection } from '@/shared/item-card/CardSection'
import { useT } from '@/i18n'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { LazyVisible } from '@/ui/layout/LazyVisible'

const COUNT = 6

/**
 * Recommended products, requested when the section is near the window; empty when there are none or the request fails.
 */
export function RecommendedProducts({ productId }: { readonly productId: number }) {
  const t = useT()
  const [isNear, setNear] = useState(false)
  const { data } = useQuery({
    queryKey: keys.recommended(productId),
    queryFn: ({ signal }) => catalogApi.recommended(productId, COUNT, { signal }),
    enabled: isNear,
  })
  return (
    <LazyVisible onVisible={() => setNear(true)}>
      {data && data.results.length > 0 ? (
        <ProductSection title={t('checkout.recommended')} products={data.results} />
      ) : null}
    </LazyVisible>
  )
}
