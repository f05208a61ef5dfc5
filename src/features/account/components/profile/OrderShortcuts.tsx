import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import s from './OrderShortcuts.module.scss'

const shortcuts = [
  { tab: 'unpaid', icon: 'wallet' },
  { tab: 'wait_ship', icon: 'box' },
  { tab: 'wait_receive', icon: 'truck' },
  { tab: 'completed', icon: 'check' },
] as const

/** The orders by where they stand, one tap away. */
export function OrderShortcuts() {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.head}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('pages.account.orders')}
        </View>
        <RouteLink to="shop.order" className={s.all}>
          {t('pages.account.allOrders')}
          <Icon name="right" size={14} />
        </RouteLink>
      </View>
      <View className={s.row}>
        {shortcuts.map(({ tab, icon }) => (
          <RouteLink key={tab} to="shop.order" params={{ tab }} className={s.item}>
            <Icon name={icon} size={26} className={s.icon} />
            <View className={s.word}>{t(`pages.order.${tab}`)}</View>
          </RouteLink>
        ))}
      </View>
    </View>
  )
}
