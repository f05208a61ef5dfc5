import { orderFlags, payMethodsOf } from '@storefront/contract/domain/orders/order-desk'
import { orderStatuses } from '@storefront/contract/domain/orders/order'
import type { EndpointsByKey, QueryOf } from '@storefront/contract/endpoints'
import { Button, Checkbox, Select } from 'antd'
import { useT } from '../i18n'
import { useCountry } from '../session/useMe'
import { FilterDay, FilterText } from './filter-fields'
import type { FilteredList } from './OperationList'
import './order-filters.css'

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
      allowClear={{ label: t('studio.clear') }}
      value={filters[name]}
      options={[...options]}
      onChange={(value: string | undefined) => setAll({ [name]: value })}
    />
  )
  const country = useCountry()
  const hasFilters = orderFilters.some((name) => filters[name])
  return (
    <div className="order-filters">
      <FilterDay {...list} width="100%" name="from" label={t('operation.orderFilters.from')} max={filters.to} />
      <FilterDay {...list} width="100%" name="to" label={t('operation.orderFilters.to')} min={filters.from} />
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
      <FilterText {...list} name="goods" label={t('operation.orderFilters.goods')} />
      <FilterText {...list} name="region" label={t('operation.orderFilters.region')} />
      <FilterText {...list} name="amount_min" label={t('operation.orderFilters.min')} isAmount />
      <FilterText {...list} name="amount_max" label={t('operation.orderFilters.max')} isAmount />
      <Checkbox
        checked={filters.urged === 'true'}
        onChange={({ target }) => setAll({ urged: target.checked ? 'true' : undefined })}
      >
        {t('operation.orderFilters.urged')}
      </Checkbox>
      {hasFilters && (
        <Button type="link" onClick={() => setAll(Object.fromEntries(orderFilters.map((name) => [name, undefined])))}>
          {t('operation.orderFilters.clear')}
        </Button>
      )}
    </div>
  )
}
