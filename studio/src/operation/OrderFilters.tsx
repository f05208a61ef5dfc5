import { orderFlags, payMethods } from '@storefront/contract/domain/orders/order-desk'
import { orderStatuses } from '@storefront/contract/domain/orders/order'
import type { EndpointsByKey, QueryOf } from '@storefront/contract/endpoints'
import { Button, Flex, Input, Select, Space } from 'antd'
import { DateField } from '../editing/dates/DateFields'
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
  const day = (name: 'from' | 'to', bounds: { min?: string; max?: string }) => (
    <div style={{ width: 184 }}>
      <DateField
        aria-label={t(`operation.orderFilters.${name}`)}
        placeholder={t(`operation.orderFilters.${name}`)}
        value={filters[name]}
        onChange={(text) => setAll({ [name]: text || undefined })}
        {...bounds}
      />
    </div>
  )
  const hasFilters = orderFilters.some((name) => filters[name])
  return (
    <Flex gap={8} wrap style={{ marginBottom: 16 }}>
      {day('from', { max: filters.to })}
      {day('to', { min: filters.from })}
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
      <Space.Compact>
        {field('amount_min', t('operation.orderFilters.min'), 104)}
        {field('amount_max', t('operation.orderFilters.max'), 104)}
      </Space.Compact>
      {hasFilters && (
        <Button type="link" onClick={() => setAll(Object.fromEntries(orderFilters.map((name) => [name, undefined])))}>
          {t('operation.orderFilters.clear')}
        </Button>
      )}
    </Flex>
  )
}
