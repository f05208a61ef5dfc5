import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { currentAmount } from '@/shared/item-card/product-amount'
import { RouteLink } from '@/shared/link/RouteLink'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import s from './SuggestedProducts.module.scss'

const COUNT = 6
const NONE: readonly number[] = []
const BEST = { ordering: '-count_purchase', in_stock: true, limit: COUNT } as const

/**
 * Products that go with the first one that was bought, or the best sellers where none was; nothing when there are none
 * or the request fails. They are small: at the end of a purchase or a booking, that stands in front.
 * @param bought ids of the products that were bought
 */
export function SuggestedProducts({ bought = NONE }: { readonly bought?: readonly number[] }) {
  const t = useT()
  const product = bought[0] ?? null
  const { data } = useQuery({
    queryKey: product === null ? [...keys.products(BEST), 'suggested'] : keys.recommended(product),
    queryFn: ({ signal }) =>
      product === null ? catalogApi.products(BEST, { signal }) : catalogApi.recommended(product, COUNT, { signal }),
  })
  const suggested = (data?.results ?? []).filter(({ id, is_sold_out }) => !is_sold_out && !bought.includes(id))
  if (suggested.length === 0) return null
  return (
    <View className={s.section}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('checkout.recommended')}
      </View>
      <View className={s.grid}>
        {suggested.map((one) => {
          const coins = one.gamification_config?.diamond.amount ?? 0
          return (
            <RouteLink key={one.id} to="shop.product.detail" params={{ id: one.id }} className={s.product}>
              <Picture image={one.main_image} alt="" width={112} ratio={1} />
              <View className={s.words}>
                <View className={s.name}>{one.name}</View>
                <Price amount={currentAmount(one)} size="s" />
                {coins > 0 ? <View className={s.coins}>{t('pages.product.coins', { n: coins })}</View> : null}
              </View>
            </RouteLink>
          )
        })}
      </View>
    </View>
  )
}
