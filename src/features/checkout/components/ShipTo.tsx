import type { Address } from '@storefront/contract/entities/account/address'
import { View } from '@tarojs/components'
import { AddressCard } from '@/features/account/components/address/AddressCard'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { go } from '@/router'
import { Icon } from '@/ui/display/Icon'
import s from './ShipTo.module.scss'

/** The shipping address; a tap leads to the other addresses, or to the form for the first one. */
export function ShipTo({ address }: { readonly address: Address | null }) {
  const t = useT()
  if (address) {
    return (
      <View className={s.card}>
        <AddressCard address={address} onTap={() => void go('shop.shippingaddress', { choose: 1 })} />
      </View>
    )
  }
  return (
    <Pressable className={s.add} onTap={() => void go('shop.shippingaddress.edit', { choose: 1 })}>
      <View className={s.disc}>
        <Icon name="plus" size={20} />
      </View>
      <View className={s.words}>
        <View className={s.name}>{t('address.add')}</View>
        <View className={s.hint}>{t('pages.checkout.addressHint')}</View>
      </View>
      <Icon name="right" size={16} className={s.arrow} />
    </Pressable>
  )
}
