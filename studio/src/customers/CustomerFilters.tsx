import { Button, Flex, Select, Space } from 'antd'
import { useT } from '../i18n'
import { FilterDay, FilterText } from '../operation/filter-fields'
import type { FilteredList } from '../operation/OperationList'

/** Filters and order of the list of customers, as they stand in its address. */
export const customerFilters = ['from', 'to', 'spent_min', 'spent_max', 'ordering'] as const

/** The controls that narrow the list of customers by their first visit and by what they spent, and order it. */
export function CustomerFilters(list: FilteredList) {
  const t = useT()
  const { filters, setAll } = list
  return (
    <Flex gap={8} wrap>
      <FilterDay {...list} name="from" label={t('customers.filters.from')} max={filters.to} />
      <FilterDay {...list} name="to" label={t('customers.filters.to')} min={filters.from} />
      <Space.Compact>
        <FilterText {...list} name="spent_min" label={t('customers.filters.min')} width={120} isAmount />
        <FilterText {...list} name="spent_max" label={t('customers.filters.max')} width={120} isAmount />
      </Space.Compact>
      <Select
        aria-label={t('customers.filters.ordering')}
        value={filters.ordering ?? ''}
        options={[
          { value: '', label: t('customers.filters.newest') },
          { value: '-spent', label: t('customers.filters.mostSpent') },
        ]}
        onChange={(ordering) => setAll({ ordering: ordering || undefined })}
        style={{ width: 160 }}
      />
      {customerFilters.some((name) => filters[name]) && (
        <Button
          type="link"
          onClick={() => setAll(Object.fromEntries(customerFilters.map((name) => [name, undefined])))}
        >
          {t('operation.orderFilters.clear')}
        </Button>
      )}
    </Flex>
  )
}
