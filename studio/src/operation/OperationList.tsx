import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Empty, Flex, Input, type TableProps, Tabs } from 'antd'
import type { ReactNode } from 'react'
import type { ListFileName } from '@storefront/contract/endpoints/studio/list-file'
import { ListFileButton } from '../app/ListFileButton'
import { ScreenHead } from '../app/ScreenHead'
import { Failed } from '../app/StateView'
import { boxColumnTitle } from '../app/table-parts'
import { DataTable } from '../app/DataTable'
import { PAGE_SIZE, useListQuery } from '../app/useListQuery'
import { type TextKey, useT } from '../i18n'
import { TabLabel } from './TabLabel'
import { SavedViews } from '../views/SavedViews'

/** Values of further filters by their names. */
export type Filters = Readonly<Record<string, string | undefined>>

export interface FilteredList {
  readonly filters: Filters
  readonly setAll: (values: Filters) => void
}

interface OperationListProps<Row> {
  /** The first part of its queries' key: a step on one of them reads the list again. */
  readonly name: string
  readonly title: TextKey
  /** The item whose list it is, where each has one, and what that is called. */
  readonly item?: number
  readonly about?: string
  readonly search?: TextKey
  /** The content beside the title. */
  readonly actions?: ReactNode
  /** Its rows can be had as this file. */
  readonly file?: ListFileName
  /** Returns the filters of the file where the call names them otherwise than the screen. */
  readonly toFileFilters?: (filters: Filters) => Readonly<Record<string, string | number | undefined>>
  readonly tabs?: readonly { readonly key: string; readonly text: TextKey }[]
  /** Names of further filters, which stand in the address, and their controls. */
  readonly filters?: readonly string[]
  readonly renderFilters?: (list: FilteredList) => ReactNode
  /** Counts the rows of each tab by the other filters. */
  readonly count?: (filters: Filters) => Promise<{ tabs: readonly { key: string; count: number }[] }>
  /** The chosen rows, which stay chosen on other pages. */
  readonly selection?: {
    readonly ids: readonly number[]
    readonly nameOf: (row: Row) => string
    readonly onChange: (ids: number[]) => void
  }
  readonly load: (
    query: {
      limit: number
      offset: number
      tab: string
      search?: string
    },
    filters: Filters,
  ) => Promise<{ count: number; results: Row[] }>
  readonly rowKey: keyof Row & string
  readonly columns: TableProps<Row>['columns']
  /** Returns the further content of a row, shown below it. */
  readonly renderMore?: (row: Row) => ReactNode
  readonly canShowMore?: (row: Row) => boolean
}

/** A list of what waits for staff, in tabs; tab, search and page stand in the address. */
export function OperationList<Row extends object>({
  name,
  title,
  item,
  about,
  search,
  actions,
  file,
  toFileFilters = (others) => others,
  tabs = [],
  filters: filterNames = [],
  renderFilters,
  count,
  selection,
  load,
  rowKey,
  columns,
  renderMore,
  canShowMore,
}: OperationListProps<Row>) {
  const t = useT()
  const { page, text, set, setAll } = useListQuery([])
  const tab = text('tab') ?? tabs[0]?.key ?? ''
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, tab, search: text('search') }
  const filters: Filters = Object.fromEntries(filterNames.map((filter) => [filter, text(filter)]))
  const others = { ...filters, search: text('search') }
  const counts = useQuery({
    queryKey: [name, 'counts', others],
    queryFn: () => count?.(others) ?? { tabs: [] },
    enabled: count !== undefined,
    placeholderData: keepPreviousData,
  }).data?.tabs
  const countOf = (key: string) => counts?.find((one) => one.key === (key || 'all'))?.count
  const rows = useQuery({
    queryKey: [name, item, query, filters],
    queryFn: () => load(query, filters),
    placeholderData: keepPreviousData,
  })
  if (rows.isError) return <Failed error={rows.error} onRetry={() => void rows.refetch()} />
  return (
    <>
      <ScreenHead title={[about, t(title)].filter(Boolean).join(' · ')}>
        {actions}
        {file && <ListFileButton list={file} filters={toFileFilters({ ...others, tab })} />}
      </ScreenHead>
      <SavedViews />
      <Flex justify="space-between" align="center" gap={16} wrap>
        {tabs.length > 0 && (
          <Tabs
            activeKey={tab}
            items={tabs.map(({ key, text: label }) => ({
              key,
              label: <TabLabel text={t(label)} tab={key} total={countOf(key)} />,
            }))}
            onChange={(key) => set('tab', key)}
          />
        )}
        {search && (
          <Input.Search
            key={text('search')}
            aria-label={t(search)}
            placeholder={t(search)}
            defaultValue={text('search')}
            allowClear
            onSearch={(value) => set('search', value.trim())}
            style={{ width: 320, marginBottom: 16 }}
          />
        )}
      </Flex>
      {renderFilters?.({ filters, setAll })}
      <DataTable<Row>
        name={name}
        rowSelection={
          selection && {
            columnTitle: boxColumnTitle,
            selectedRowKeys: [...selection.ids],
            preserveSelectedRowKeys: true,
            onChange: (keys) => selection.onChange(keys.map(Number)),
            getCheckboxProps: (row) =>
              ({ 'aria-label': t('resource.select', { name: selection.nameOf(row) }) }) as object,
            getTitleCheckboxProps: () => ({ 'aria-label': t('resource.selectPage') }) as object,
          }
        }
        rowKey={rowKey}
        isLoading={rows.isFetching}
        dataSource={rows.data?.results ?? []}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('operation.empty')} /> }}
        pagination={{
          current: page,
          pageSize: PAGE_SIZE,
          total: rows.data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        onChange={({ current = 1 }) => set('page', String(current))}
        columns={columns ?? []}
        expandable={
          renderMore && {
            expandedRowRender: renderMore,
            columnTitle: <span className="visually-hidden">{t('operation.details')}</span>,
            ...(canShowMore && { rowExpandable: canShowMore }),
          }
        }
      />
    </>
  )
}
