import type { OrderLine } from '@storefront/contract/entities/orders/order'
import type { BasketLine } from '@storefront/contract/entities/cart/basket'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import s from './LineRow.module.scss'

type Line = Pick<BasketLine & OrderLine, 'product_name' | 'attributes_label' | 'image' | 'price' | 'quantity'> &
  Partial<Pick<OrderLine, 'msgs' | 'upit' | 'gamification_consume' | 'is_verifying'>>

/** A bought line, to be read: in a checkout and in an order. */
export function LineRow({ line }: { readonly line: Line }) {
  const t = useT()
  return (
    <View className={s.row}>
      <View className={s.pic}>
        {/* A top-up has no picture. */}
        {line.image ? <Picture image={line.image} alt="" width={72} ratio={1} /> : <Icon name="wallet" size={28} />}
      </View>
      <View className={s.body}>
        <View className={s.name}>{line.product_name}</View>
        {line.attributes_label ? <View className={s.attr}>{line.attributes_label}</View> : null}
        {line.msgs?.map(({ label, value }) => (
          <View key={label} className={s.attr}>
            {t('checkout.said', { label, value })}
          </View>
        ))}
        <View className={s.foot}>
          {/* In an order, what a piece was charged; what it would have cost beside it. */}
          <Price
            amount={line.upit ?? line.price}
            markedPrice={line.upit === undefined ? null : line.price}
            plain
            size="s"
          />
          <Text className={s.count}>×{line.quantity}</Text>
        </View>
        {line.is_verifying ? (
          <View className={s.tag}>
            <Tag tone="quiet">{t('pages.order.verifying')}</Tag>
          </View>
        ) : null}
        {line.gamification_consume ? (
          <View className={s.coins}>{`+ ${t('checkout.coins', { n: line.gamification_consume.diamond.amount })}`}</View>
        ) : null}
      </View>
    </View>
  )
}
