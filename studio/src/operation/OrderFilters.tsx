import { orderFlags, payMethodsOf } from '@storefront/contract/domain/orders/order-desk'
import { orderStatuses } from '@storefront/contract/domain/orders/order'
import type { EndpointsByKey, QueryOf } from '@storefront/contract/endpoints'
import { Button, Checkbox, Flex, Select, Space } from 'antd'
import { useT } from '../i18n'
import { useCountry } from '../session/useMe'
import { FilterDay, FilterText } from './filter-fields'
import type { FilteredList } from './OperationList'

export type OrderQuery = QueryOf<EndpointsByKey['GET /studio/shop/order/']>

/** Filters of the list of orders, as they stand in its address. */
export const orderFilters = [
  'from',
  'to',
  'status',
  'method',
  'flag',
  'urged',
  'goods',
  'region',
  'amount_min',
  'amount_max',
] as const

/** The controls that narrow the list of orders; texts apply with Enter or when their field is left. */
export function OrderFilters(list: FilteredList) {
  const t = useT()
  const { filters, setAll } = list
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
  const country = useCountry()
  const hasFilters = orderFilters.some((name) => filters[name])
  return (
    <Flex gap={8} wrap align="center" style={{ marginBottom: 16 }}>
      <FilterDay {...list} name="from" label={t('operation.orderFilters.from')} max={filters.to} />
      <FilterDay {...list} name="to" label={t('operation.orderFilters.to')} min={filters.from} />
      {choice(
        'status',
        orderStatuses.map((value) => ({ value, label: t(`operation.orderFilters.states.${value}`) })),
      )}
      {choice(
        'method',
        payMethodsOf(country?.payments ?? []).map((value) => ({ value, label: t(`operation.desk.methods.${value}`) })),
      )}
      {choice(
        'flag',
        orderFlags.map((value) => ({ value, label: t(`operation.desk.flags.${value}`) })),
      )}
      <Checkbox
        checked={filters.urged === 'true'}
        onChange={({ target }) => setAll({ urged: target.checked ? 'true' : undefined })}
      >
        {t('operation.orderFilters.urged')}
      </Checkbox>
      <FilterText {...list} name="goods" label={t('operation.orderFilters.goods')} width={136} />
      <FilterText {...list} name="region" label={t('operation.orderFilters.region')} width={136} />
      <Space.Compact>
        <FilterText {...list} name="amount_min" label={t('operation.orderFilters.min')} width={104} isAmount />
        <FilterText {...list} name="amount_max" label={t('operation.orderFilters.max')} width={104} isAmount />
      </Space.Compact>
      {hasFilters && (
        <Button type="link" onClick={() => setAll(Object.fromEntries(orderFilters.map((name) => [name, undefined])))}>
          {t('operation.orderFilters.clear')}
        </Button>
      )}
    </Flex>
  )
}
