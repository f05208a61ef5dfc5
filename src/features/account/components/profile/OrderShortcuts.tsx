import type { AccountOverview } from '@storefront/contract/entities/account/overview'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { badgeText } from '@/state/basket-count'
import { Icon } from '@/ui/display/Icon'
import s from './OrderShortcuts.module.scss'

const shortcuts = [
  { tab: 'unpaid', icon: 'wallet' },
  { tab: 'wait_ship', icon: 'box' },
  { tab: 'wait_receive', icon: 'truck' },
  { tab: 'completed', icon: 'check' },
] as const

/** The orders by where they stand, one tap away, with how many wait there. */
export function OrderShortcuts({ counts }: { readonly counts: AccountOverview['orders'] | undefined }) {
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
        {shortcuts.map(({ tab, icon }) => {
          const count = tab === 'completed' ? 0 : (counts?.[tab] ?? 0)
          return (
            <RouteLink key={tab} to="shop.order" params={{ tab }} className={s.item}>
              <View className={s.mark}>
                <Icon name={icon} size={26} className={s.icon} />
                {count > 0 ? <View className={s.badge}>{badgeText(count)}</View> : null}
              </View>
              <View className={s.word}>{t(`pages.order.${tab}`)}</View>
            </RouteLink>
          )
        })}
      </View>
    </View>
  )
}
