import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Order } from '@storefront/contract/entities/orders/order'
import { View } from '@tarojs/components'
import { Dial } from '@/shared/device/Dial'
import { useT } from '@/i18n'
import { Button } from '@/ui/controls/Button'
import s from './OrderAddress.module.scss'
import { useChangeAddress } from '@/features/orders/useChangeAddress'

/**
 * The address of an order, and a button that calls its recipient; until a parcel is made, another address may be
 * chosen.
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
      <Dial name={name} number={mobile} />
      {order.is_address_editable ? (
        <Button kind="ghost" size="s" className={s.change} busy={busy} onTap={choose}>
          {t('pages.order.changeAddress')}
        </Button>
      ) : null}
    </View>
  )
}
