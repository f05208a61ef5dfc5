import type { AccountOverview } from '@storefront/contract/entities/account/overview'
import type { RouteName } from '@storefront/contract/routes'
import { View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { type TextKey, useT } from '@/i18n'
import '@/i18n/tab'
import type { Params } from '@/routes'
import { badgeText } from '@/state/basket-count'
import { useHasComments } from '@/state/comments'
import { Icon, type IconName } from '@/ui/display/Icon'
import s from './OrderShortcuts.module.scss'

type Count = keyof AccountOverview['orders'] | 'returns'

interface Shortcut {
  readonly count: Count
  readonly to: RouteName
  readonly params?: Params
  readonly icon: IconName
  readonly text: TextKey
}

const tab = (key: keyof AccountOverview['orders'], icon: IconName): Shortcut => ({
  count: key,
  to: 'shop.order',
  params: { tab: key },
  icon,
  text: `pages.order.${key}`,
})

const shortcuts: readonly Shortcut[] = [
  tab('unpaid', 'wallet'),
  tab('wait_ship', 'box'),
  tab('wait_receive', 'truck'),
  tab('to_comment', 'star'),
  { count: 'returns', to: 'shop.orderlinereturn', icon: 'swap', text: 'pages.account.returns' },
]

/** The orders by where they stand, one tap away, with how many wait there. */
export function OrderShortcuts({ overview }: { readonly overview: AccountOverview | undefined }) {
  const t = useT()
  const hasComments = useHasComments()
  const visibleRows = shortcuts.filter(({ count }) => hasComments || count !== 'to_comment')
  const countOf = (name: Count): number => (overview ? { ...overview.orders, returns: overview.returns }[name] : 0)
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
        {visibleRows.map(({ count: name, to, params, icon, text }) => {
          const count = countOf(name)
          return (
            <RouteLink key={text} to={to} params={params} className={s.item}>
              <View className={s.mark}>
                <Icon name={icon} size={26} className={s.icon} />
                {count > 0 ? <View className={s.badge}>{badgeText(count)}</View> : null}
              </View>
              <View className={s.word}>{t(text)}</View>
            </RouteLink>
          )
        })}
      </View>
    </View>
  )
}
