import { orderFlags, payMethods } from '@storefront/contract/domain/orders/order-desk'
import { orderStatuses } from '@storefront/contract/domain/orders/order'
import type { EndpointsByKey, QueryOf } from '@storefront/contract/endpoints'
import { Button, DatePicker, Flex, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useT } from '../i18n'
import type { FilteredList } from './OperationList'

export type OrderQuery = QueryOf<EndpointsByKey['GET /studio/shop/order/']>

/** Filters of the list of orders, as they stand in its address. */
export const orderFilters = [
  'from',
  'to',
  'status',
  'method',
  'flag',
  'goods',
  'region',
  'amount_min',
  'amount_max',
] as const

const DAY = 'YYYY-MM-DD'
const dayOf = (text: string | undefined) => (text && dayjs(text, DAY).isValid() ? dayjs(text, DAY) : null)
const PRICE = /^\d{1,12}(\.\d{1,6})?$/

/** The controls that narrow the list of orders; texts apply with Enter or when their field is left. */
export function OrderFilters({ filters, setAll }: FilteredList) {
  const t = useT()
  const choice = (name: 'status' | 'method' | 'flag', options: readonly { value: string; label: string }[]) => (
    <Select
      aria-label={t(`operation.orderFilters.${name}`)}
      placeholder={t(`operation.orderFilters.${name}`)}
      allowClear
      value={filters[name]}
      options={[...options]}
      onChange={(value: string | undefined) => setAll({ [name]: value })}
      style={{ width: 136 }}
    />
  )
  const field = (name: 'goods' | 'region' | 'amount_min' | 'amount_max', label: string, width: number) => {
    const apply = (value: string) => {
      const text = value.trim()
      if (name.startsWith('amount') && text !== '' && !PRICE.test(text)) return
      if (text !== (filters[name] ?? '')) setAll({ [name]: text || undefined })
    }
    return (
      <Input
        key={`${name} ${filters[name] ?? ''}`}
        aria-label={label}
        placeholder={label}
        allowClear
        maxLength={40}
        inputMode={name.startsWith('amount') ? 'decimal' : 'text'}
        defaultValue={filters[name]}
        onPressEnter={({ currentTarget }) => apply(currentTarget.value)}
        onBlur={({ target }) => apply(target.value)}
        style={{ width }}
      />
    )
  }
  const hasFilters = orderFilters.some((name) => filters[name])
  return (
    <Flex gap={8} wrap style={{ marginBottom: 16 }}>
      <DatePicker.RangePicker
        aria-label={t('operation.orderFilters.days')}
        allowEmpty={[true, true]}
        format={DAY}
        placeholder={[t('operation.orderFilters.from'), t('operation.orderFilters.to')]}
        value={[dayOf(filters.from), dayOf(filters.to)]}
        onChange={(days) => setAll({ from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) })}
        style={{ width: 256 }}
      />
      {choice(
        'status',
        orderStatuses.map((value) => ({ value, label: t(`operation.orderFilters.states.${value}`) })),
      )}
      {choice(
        'method',
        payMethods.map((value) => ({ value, label: t(`operation.desk.methods.${value}`) })),
      )}
      {choice(
        'flag',
        orderFlags.map((value) => ({ value, label: t(`operation.desk.flags.${value}`) })),
      )}
      {field('goods', t('operation.orderFilters.goods'), 136)}
      {field('region', t('operation.orderFilters.region'), 136)}
      {field('amount_min', t('operation.orderFilters.min'), 112)}
      {field('amount_max', t('operation.orderFilters.max'), 112)}
      {hasFilters && (
        <Button type="link" onClick={() => setAll(Object.fromEntries(orderFilters.map((name) => [name, undefined])))}>
          {t('operation.orderFilters.clear')}
        </Button>
      )}
    </Flex>
  )
}
