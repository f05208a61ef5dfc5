import { formatPrice } from '@storefront/contract/domain/money'
import { methodOfChannel } from '@storefront/contract/domain/checkout/payment-methods'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { Text, View } from '@tarojs/components'
import { PayMark, payNames } from '@/features/checkout/components/PayMark'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { useCurrency } from '@/ui/stores'
import { Icon } from '@/ui/display/Icon'
import s from '@/features/checkout/screens/PaymentScreen.module.scss'

interface ChannelListProps {
  readonly channels: readonly PayChannel[]
  readonly current: PayChannel | undefined
  /** The user's balance, where it is one of the ways. */
  readonly balance: string | null
  readonly onChange: (channel: PayChannel) => void
}

/** The ways to pay that work here. */
export function ChannelList({ channels, current, balance, onChange }: ChannelListProps) {
  const t = useT()
  const currency = useCurrency()
  return (
    <View className={s.card} role="radiogroup" aria-label={t('pages.payment.channel')}>
      {channels.map((channel) => {
        const name = payNames[methodOfChannel[channel]]
        const words =
          channel === 'fund' && balance !== null ? t(name, { balance: formatPrice(balance, currency) }) : t(name)
        return (
          <Pressable
            key={channel}
            className={s.channel}
            role="radio"
            checked={channel === current}
            onTap={() => onChange(channel)}
          >
            <PayMark method={methodOfChannel[channel]} />
            <Text className={s.name}>{words}</Text>
            <View className={cx(s.dot, channel === current && s.on)}>
              {channel === current ? <Icon name="check" size={14} /> : null}
            </View>
          </Pressable>
        )
      })}
    </View>
  )
}
