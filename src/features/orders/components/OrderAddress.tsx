import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Order } from '@storefront/contract/entities/orders/order'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import s from './OrderAddress.module.scss'
import { useChangeAddress } from '@/features/orders/useChangeAddress'

/**
 * The address of an order; until a parcel is made, another one may be chosen. Its number is the buyer's own or that of
 * somebody they know, so that nothing dials it.
 */
export function OrderAddress({ order }: { readonly order: Order }) {
  const t = useT()
  const { choose, busy } = useChangeAddress(order)
  if (!order.address) return null
  const { name, mobile, display } = order.address
  return (
    <View className={s.card}>
      <View className={s.words}>
        <View className={s.who}>{`${name}  ${maskMobile(mobile)}`}</View>
        <View className={s.where}>{display}</View>
      </View>
      {order.is_address_editable ? (
        <Button kind="ghost" size="s" className={s.change} busy={busy} onTap={choose}>
          {t('pages.order.changeAddress')}
        </Button>
      ) : null}
    </View>
  )
}
