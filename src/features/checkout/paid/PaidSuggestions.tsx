import type { Order } from '@storefront/contract/entities/orders/order'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { catalogApi } from '@/services/api/catalog'
import { keys } from '@/services/query'
import { currentAmount } from '@/shared/item-card/product-amount'
import { RouteLink } from '@/shared/link/RouteLink'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import s from './PaidSuggestions.module.scss'

const COUNT = 6
const BEST = { ordering: '-count_purchase', in_stock: true, limit: COUNT } as const

/**
 * Products that go with the first one of an order, or the best sellers after an order of none; nothing when there are
 * none or the request fails. They are small, because the order stands in front here.
 */
export function PaidSuggestions({ order: { lines } }: { readonly order: Pick<Order, 'lines'> }) {
  const t = useT()
  const product = lines.find(({ product_id }) => product_id !== null)?.product_id ?? null
  const { data } = useQuery({
    queryKey: product === null ? [...keys.products(BEST), 'paid'] : keys.recommended(product),
    queryFn: ({ signal }) =>
      product === null ? catalogApi.products(BEST, { signal }) : catalogApi.recommended(product, COUNT, { signal }),
  })
  const suggested = (data?.results ?? []).filter(
    ({ id, is_sold_out }) => !is_sold_out && lines.every(({ product_id }) => product_id !== id),
  )
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
