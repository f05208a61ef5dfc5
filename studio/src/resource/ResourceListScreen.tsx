import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import type { FieldValues } from '@storefront/contract/resources/define'
import type { Field } from '@storefront/contract/resources/field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Empty, Flex, Input } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { Failed } from '../app/StateView'
import { DataTable } from '../app/DataTable'
import { boxColumnTitle } from '../app/table-parts'
import { useT } from '../i18n'
import { BulkBar } from './BulkBar'
import { cellOf } from './cells'
import { FilterSelect } from './FilterSelect'
import { resourceCalls } from './resource-calls'
import { fieldText, resourceText } from './texts'
import { useCellContext } from './useResource'
import { PAGE_SIZE, sortOrderOf, useListQuery } from '../app/useListQuery'
import { UntranslatedFilter } from '../translation/UntranslatedFilter'
import { SavedViews } from '../views/SavedViews'

interface Item {
  readonly id: number
  readonly values: FieldValues
}

/** The list of a resource: its columns, with search, filters, order and changes of many. */
export function ResourceListScreen({ name }: { name: ResourceName }) {
  const t = useT()
  const navigate = useNavigate()
  const resource = resourceOf(name)
  const hasTranslations = Object.values(resource.fields).some(({ kind }) => kind === 'translations')
  const filters = [...(resource.filters ?? []), ...(hasTranslations ? ['untranslated'] : [])]
  const { page, text, set, query } = useListQuery(filters)
  const [selection, setSelection] = useState<readonly Item[]>([])
  const items = useQuery({
    queryKey: [name, 'list', query],
    queryFn: () => resourceCalls.list(name, query),
    placeholderData: keepPreviousData,
  })
  const context = useCellContext(name, items.data ?? {})
  if (items.isError) return <Failed error={items.error} onRetry={() => void items.refetch()} />
  // The first column of text leads to the item.
  const linkColumn = resource.columns.find((field) => resource.fields[field]?.kind !== 'image')
  const hasFilters = text('search') !== undefined || filters.some((field) => text(field) !== undefined)
  return (
    <>
      <ScreenHead title={resourceText(t, name)}>
        <Button type="primary" onClick={() => void navigate(`/${name}/new`)}>
          {t('resource.create')}
        </Button>
      </ScreenHead>
      <SavedViews />
      <Flex gap={12} wrap style={{ marginBottom: 16 }}>
        {resource.search.length > 0 && (
          <Input.Search
            key={text('search')}
            aria-label={t('resource.search')}
            placeholder={t('resource.search')}
            defaultValue={text('search')}
            allowClear
            onSearch={(search) => set('search', search.trim())}
            style={{ width: 280 }}
          />
        )}
        {(resource.filters ?? []).map((field) => (
          <FilterSelect
            key={field}
            name={name}
            field={field}
            labels={context.labels}
            value={text(field)}
            onChange={(value) => set(field, value)}
          />
        ))}
        {hasTranslations && (
          <UntranslatedFilter value={text('untranslated')} onChange={(language) => set('untranslated', language)} />
        )}
      </Flex>
      {resource.bulk && selection.length > 0 && (
        <BulkBar name={name} items={selection} onEnd={() => setSelection([])} />
      )}
      <DataTable<Item>
        name={name}
        rowKey="id"
        isLoading={items.isFetching}
        dataSource={[...(items.data?.results ?? [])]}
        locale={{
          emptyText: (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={t(hasFilters ? 'resource.noMatch' : 'resource.empty', { name: resourceText(t, name) })}
            />
          ),
        }}
        rowSelection={
          resource.bulk && {
            columnTitle: boxColumnTitle,
            getTitleCheckboxProps: () => ({ 'aria-label': t('resource.selectPage') }) as object,
            selectedRowKeys: selection.map(({ id }) => id),
            onChange: (_, rows) => setSelection(rows),
            getCheckboxProps: ({ values }) =>
              ({ 'aria-label': t('resource.select', { name: String(values[resource.title] ?? '') }) }) as object,
          }
        }
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: items.data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        onChange={(pagination, _, sorter, { action }) => {
          setSelection([])
          if (action === 'paginate') set('page', String(pagination.current ?? 1))
          else if (action === 'sort' && !Array.isArray(sorter))
            set(
              'ordering',
              sorter.order ? `${sorter.order === 'descend' ? '-' : ''}${String(sorter.columnKey)}` : undefined,
            )
        }}
        columns={resource.columns.map((field) => ({
          key: field,
          title: fieldText(t, name, field),
          sorter: resource.orderings?.includes(field) ?? false,
          sortOrder: sortOrderOf(text('ordering'), field),
          align: resource.fields[field]?.kind === 'amount' ? ('right' as const) : undefined,
          render: (_: unknown, { id, values }: Item) => {
            const cell = cellOf(context, field, resource.fields[field] as Field, values)
            return field === linkColumn ? <Link to={`/${name}/${id}`}>{cell}</Link> : cell
          },
        }))}
      />
    </>
  )
}
