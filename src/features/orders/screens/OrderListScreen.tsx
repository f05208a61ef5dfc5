import { ownOrderTabs } from '@storefront/contract/domain/orders/order'
import type { Order } from '@storefront/contract/entities/orders/order'
import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { keys } from '@/services/query'
import { ordersApi } from '@/services/api/orders'
import { useHasComments } from '@/state/comments'
import { Empty } from '@/ui/feedback/Empty'
import { Icon } from '@/ui/display/Icon'
import { ListView } from '@/ui/list/ListView'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'
import { OrderCard } from '@/features/orders/components/OrderCard'
import s from './OrderListScreen.module.scss'
import { CardSkeletons } from '@/shared/screen/CardSkeletons'
import { tabOf } from '@/features/orders/order-actions'

const numberOf = (order: Order): string => order.number

/** The user's orders. The tab is part of the address, so that going back restores it. */
export function OrderListScreen() {
  const t = useT()
  const { params, setQuery } = useRoute()
  const guard = useRequireLogin()
  const tab = tabOf(params.tab)
  const hasComments = useHasComments()
  const orders = usePaged<Order>({
    key: keys.orders({ tab }),
    load: (page, options) => ordersApi.orders({ ...page, tab }, options),
    idOf: numberOf,
    enabled: guard === null,
  })
  useRefetchOnShow(orders)
  const empty = (
    <Empty
      text={tab === 'all' ? t('pages.order.empty') : t('pages.order.emptyTab', { tab: t(`pages.order.${tab}`) })}
      action={{ text: t('pages.order.shop'), onTap: () => void go('shop.category') }}
    />
  )
  return (
    <Screen title={t('pages.order.title')} state={guard ?? undefined}>
      <RouteLink to="shop.orderlinereturn" className={s.returns}>
        <Text>{t('pages.order.returns')}</Text>
        <Icon name="right" size={14} />
      </RouteLink>
      <View className={s.tabs}>
        <Tabs
          label={t('pages.order.title')}
          current={tab}
          items={ownOrderTabs
            .filter(({ key }) => hasComments || key !== 'to_comment')
            .map(({ key }) => ({ key, title: t(`pages.order.${key}`) }))}
          onChange={(key) => setQuery({ tab: key })}
        />
      </View>
      <ListView {...orders.view} skeleton={<CardSkeletons shape="order" />} empty={empty}>
        <View className={s.list}>
          {orders.items.map((order) => (
            <OrderCard key={order.number} order={order} />
          ))}
        </View>
      </ListView>
    </Screen>
  )
}
