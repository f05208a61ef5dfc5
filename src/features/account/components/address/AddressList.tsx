import type { Address } from '@storefront/contract/entities/account/address'
import { View } from '@tarojs/components'
import { Dial } from '@/shared/device/Dial'
import { useT } from '@/i18n'
import { back, go } from '@/router'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { AddressCard } from './AddressCard'
import s from './AddressList.module.scss'
import { useChosenAddress } from '@/features/account/address-selection'

interface AddressListProps {
  readonly addresses: readonly Address[]
  /** A checkout waits for a choice: a tap chooses and goes back. */
  readonly choosing: boolean
}

/** The user's addresses, the default first. */
export function AddressList({ addresses, choosing }: AddressListProps) {
  const t = useT()
  const choose = useChosenAddress((state) => state.choose)
  const edit = (address: Address) => void go('shop.shippingaddress.edit', { id: address.id })
  const onTap = (address: Address) => {
    if (!choosing) return edit(address)
    choose(address)
    back('shop.checkout')
  }
  return (
    <View className={s.list} role="list">
      {addresses.map((address) => (
        <View key={address.id} className={s.row} role="listitem">
          <View className={s.card}>
            <AddressCard address={address} onTap={() => onTap(address)} />
          </View>
          <Dial name={address.name} number={address.mobile} />
          <Pressable className={s.edit} label={`${t('common.edit')} ${address.name}`} onTap={() => edit(address)}>
            <Icon name="edit" />
          </Pressable>
        </View>
      ))}
    </View>
  )
}
