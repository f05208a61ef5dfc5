import type { PayChannel } from '@storefront/contract/entities/shop'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { Tap } from '@/platform/elements/tap'
import { Icon } from '@/ui/Icon'
import s from './PaymentScreen.module.scss'

interface ChannelListProps {
  readonly channels: readonly PayChannel[]
  readonly current: PayChannel | undefined
  readonly onChange: (channel: PayChannel) => void
}

/** The ways to pay that work here. */
export function ChannelList({ channels, current, onChange }: ChannelListProps) {
  const t = useT()
  return (
    <View className={s.card} role="radiogroup" aria-label={t('pages.payment.channel')}>
      {channels.map((channel) => {
        const isWx = channel.startsWith('wx')
        return (
          <Tap key={channel} className={s.channel} role="radio" checked={channel === current} onTap={() => onChange(channel)}>
            <View className={cx(s.logo, isWx ? s.wx : s.ali)}>{isWx ? '微' : '支'}</View>
            <Text className={s.name}>{t(isWx ? 'pages.payment.wechat' : 'pages.payment.alipay')}</Text>
            <View className={cx(s.dot, channel === current && s.on)}>{channel === current ? <Icon name="check" size={14} /> : null}</View>
          </Tap>
        )
      })}
    </View>
  )
}
