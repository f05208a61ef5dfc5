import { maskMobile } from '@storefront/contract/domain/account/mobile'
import type { Address } from '@storefront/contract/entities/account/address'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { Icon } from '@/ui/display/Icon'
import { Tag } from '@/ui/display/Tag'
import s from './AddressCard.module.scss'

/** The recipient and address of a parcel; a tap chooses or changes it. */
export function AddressCard({ address, onTap }: { readonly address: Address; readonly onTap?: () => void }) {
  const content = <Lines address={address} />
  if (!onTap) return <View className={s.card}>{content}</View>
  return (
    <Pressable className={s.card} onTap={onTap}>
      {content}
      <Icon name="right" size={16} className={s.mark} />
    </Pressable>
  )
}

function Lines({ address: { name, mobile, display, is_default } }: { readonly address: Address }) {
  const t = useT()
  return (
    <View className={s.lines}>
      <View className={s.who}>
        <Text className={s.name}>{name}</Text>
        <Text className={s.mobile}>{maskMobile(mobile)}</Text>
        {is_default ? <Tag tone="primary">{t('address.default')}</Tag> : null}
      </View>
      <View className={s.where}>{display}</View>
    </View>
  )
}
