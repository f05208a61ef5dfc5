import type { Image } from '@storefront/contract/entities/common'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import s from './ProductLinks.module.scss'

/** As much of a product as a text needs that speaks of it. */
export interface MentionedProduct {
  readonly id: number
  readonly name: string
  /** Decimal string. */
  readonly price: string
  readonly main_image: Image | null
  readonly is_sold_out?: boolean
}

const SIDE = 72

/** Products that a text speaks of: picture, name, price, and the way to buy each. */
export function ProductLinks({ products }: { readonly products: readonly MentionedProduct[] }) {
  const t = useT()
  return (
    <View className={s.products}>
      {products.map(({ id, name, price, main_image, is_sold_out }) => (
        <RouteLink key={id} to="shop.product.detail" params={{ id }} className={s.product}>
          <View className={s.picture}>
            {main_image ? <Picture image={main_image} alt="" width={SIDE} ratio={1} /> : null}
          </View>
          <View className={s.words}>
            <View className={s.name}>{name}</View>
            <Price amount={price} />
          </View>
          <Text className={is_sold_out ? s.gone : s.buy}>
            {t(is_sold_out ? 'pages.product.soldOut' : 'article.buy')}
          </Text>
        </RouteLink>
      ))}
    </View>
  )
}
