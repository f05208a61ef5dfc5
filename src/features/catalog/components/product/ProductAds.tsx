import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { ContentLink } from '@/shared/link/ContentLink'
import { useT } from '@/i18n'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { Gallery } from '@/ui/display/Gallery'
import s from './ProductView.module.scss'

const SIDES = 22
const RATIO = 0.48

/** Pictures beside the product, each leading somewhere; nothing where there are none, or they do not come. */
export function ProductAds({ productId }: { readonly productId: number }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: keys.productAds(productId),
    queryFn: ({ signal }) => catalogApi.ads(productId, { signal }),
  })
  if (!data || data.results.length === 0) return null
  return (
    <View className={s.ads}>
      <Gallery items={data.results} label={t('checkout.ads')} ratio={RATIO} inset={SIDES} Link={ContentLink} />
    </View>
  )
}
