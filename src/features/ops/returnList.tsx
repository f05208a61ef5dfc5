import type { OpsReturn } from '@storefront/contract/entities/ops'
import { Text, View } from '@tarojs/components'
import { LineRow } from '@/shared/order-line/LineRow'
import { RouteLink } from '@/shared/link/RouteLink'
import { oneOf } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { dateTimeText } from '@/lib/time'
import { opsKeys, type OpsReturnsQuery, opsApi } from '@/services/api/ops'
import { Price } from '@/ui/display/Price'
import s from './components/Ops.module.scss'

/** Leads to the return's own screen, where an operator agrees, refuses and receives. */
function ReturnRow({ ret }: { readonly ret: OpsReturn }) {
  const {
    number,
    order_number,
    kind_display,
    status_display,
    refund,
    line,
    quantity,
    amount,
    reason,
    user,
    created: createdAt,
  } = ret
  return (
    <RouteLink to="shop.orderlinereturn.detail" params={{ number }} className={s.item}>
      <View className={s.head}>
        <Text className={s.quiet}>{`${number}\n${order_number}\n${user.name}  ${dateTimeText(createdAt)}`}</Text>
        <Text className={s.status}>{refund?.status === 'failed' ? refund.status_display : status_display}</Text>
      </View>
      <LineRow line={{ ...line, price: line.upit, quantity }} />
      <View className={s.head}>
        <Text className={s.quiet}>{`${kind_display} · ${reason}`}</Text>
        <Price amount={amount} plain sum />
      </View>
    </RouteLink>
  )
}

/** Everybody's returns, the newest first: those that wait for the shop, those under way, and those that are over. */
export const opsReturnList: ListSpec<OpsReturn, OpsReturnsQuery> = {
  key: opsKeys.returns,
  load: (query, options) => opsApi.returns(query, options),
  idOf: ({ number }) => number,
  renderItems: rowItems({ keyOf: ({ number }) => number, height: 200, render: (ret) => <ReturnRow ret={ret} /> }),
  empty: { text: 'ops.noReturns', hint: 'list.soonHint', icon: 'box' },
  search: 'ops.searchReturn',
  tabs: {
    name: 'tab',
    label: 'site.ops.menu.returns',
    options: [
      { value: '', label: 'common.all' },
      { value: 'waiting', label: 'ops.returnTab.waiting' },
      { value: 'appealed', label: 'ops.returnTab.appealed' },
      { value: 'under_way', label: 'ops.returnTab.under_way' },
      { value: 'refund_failed', label: 'ops.returnTab.refund_failed' },
      { value: 'done', label: 'ops.returnTab.done' },
    ],
  },
  panel: [dateRangeFilter('past')],
  fields: { tab: oneOf('waiting', 'appealed', 'under_way', 'refund_failed', 'done') },
}
