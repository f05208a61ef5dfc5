import { exchangeLabel } from '@storefront/contract/domain/after-sales/exchange'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { Text, View } from '@tarojs/components'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { type ReturnsQuery, afterSalesKeys, afterSalesApi } from '@/services/api/after-sales'
import s from './components/Return.module.scss'

/** One's own returns, the newest first. */
export const returnList: ListSpec<OrderReturn, ReturnsQuery> = {
  key: afterSalesKeys.returns,
  load: (query, options) => afterSalesApi.returns(query, options),
  idOf: ({ number }) => number,
  renderItems: rowItems({
    keyOf: ({ number }) => number,
    height: 142,
    render: ({ number, kind_display, status_display, line, quantity, amount, exchange }) => (
      <RouteLink to="shop.orderlinereturn.detail" params={{ number }} className={s.item}>
        <View className={s.itemHead}>
          <Text className={s.itemKind}>{kind_display}</Text>
          <Text className={s.itemStatus}>{status_display}</Text>
        </View>
        <LineRow
          line={{
            ...line,
            price: exchange ? line.upit : amount,
            quantity,
            ...(exchange && { attributes_label: exchangeLabel(exchange) }),
          }}
        />
      </RouteLink>
    ),
  }),
  empty: { text: 'ret.empty', hint: 'ret.emptyHint', action: { text: 'ret.toOrders', to: 'shop.order' }, icon: 'box' },
}
