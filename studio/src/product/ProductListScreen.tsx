import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Flex, Input, Select } from 'antd'
import { StateTag } from '../app/StateTag'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { Failed } from '../app/StateView'
import { DataTable } from '../app/DataTable'
import { boxColumnTitle } from '../app/table-parts'
import { sortOrderOf } from '../app/useListQuery'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { useState } from 'react'
import { useSiteFormat } from '../app/useSiteFormat'
import { UntranslatedFilter } from '../translation/UntranslatedFilter'
import { SavedViews } from '../views/SavedViews'
import { bulkCalls } from './bulk/bulk-calls'
import { ProductBulkBar } from './bulk/ProductBulkBar'
import { useCategories } from './useCategories'

type Query = Partial<Record<'is_active' | 'low' | 'sold_out' | 'archived', boolean>>
type Product = Reply<'GET /studio/product/'>['results'][number]
const PAGE_SIZE = 20
/** Choices of the list's state, and the filter that each is. */
const states = ['on', 'off', 'low', 'soldOut', 'archived'] as const
const stateFilters: Readonly<Record<string, Query>> = {
  on: { is_active: true },
  off: { is_active: false },
  low: { low: true },
  soldOut: { sold_out: true },
  archived: { archived: true },
}

const saleTones = { on: 'positive', planned: 'information', ended: 'notice', off: 'neutral' } as const

/** Returns the state of a product on the shelf, with its planned times. */
function saleStateOf({ is_active, on_sale_at, off_sale_at }: Product): keyof typeof saleTones {
  const now = Date.now()
  if (!is_active) return 'off'
  if (off_sale_at !== null && Date.parse(off_sale_at) <= now) return 'ended'
  return on_sale_at !== null && Date.parse(on_sale_at) > now ? 'planned' : 'on'
}

/** The filters stand in the address, so that a reload, a return and a shared link show the same list. */
function useFilters() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const set = (name: string, value: string | undefined) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      if (name !== 'page') next.delete('page')
      return next
    })
  const text = (name: string) => params.get(name) ?? undefined
  return {
    page,
    set,
    search: text('search'),
    state: text('state'),
    category: text('category'),
    ordering: text('ordering'),
    untranslated: text('untranslated'),
  }
}

/** All products, with search, filters and order. */
export function ProductListScreen() {
  const t = useT()
  const navigate = useNavigate()
  const { money } = useSiteFormat()
  const categories = useCategories()
  const { page, set, search, state, category, ordering, untranslated } = useFilters()
  const [selection, setSelection] = useState<readonly number[]>([])
  const filters = {
    ...{ search, ordering, untranslated },
    ...(category && { category: Number(category) }),
    ...(state && stateFilters[state]),
  }
  const query = { ...filters, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const products = useQuery({
    queryKey: ['products', query],
    queryFn: () => call('GET /studio/product/', { query }),
    placeholderData: keepPreviousData,
  })
  const sortable = (column: string) => ({ sorter: true, sortOrder: sortOrderOf(ordering, column) })
  if (products.isError) return <Failed error={products.error} onRetry={() => void products.refetch()} />
  return (
    <>
      <ScreenHead title={t('studio.products.title')}>
        <Button onClick={() => void navigate('/spreadsheets/product')}>{t('sheets.menu')}</Button>
        <Button type="primary" onClick={() => navigate('/products/new')}>
          {t('studio.products.create')}
        </Button>
      </ScreenHead>
      <SavedViews />
      <Flex gap={12} wrap style={{ marginBottom: 16 }}>
        <Input.Search
          key={search}
          aria-label={t('studio.products.search')}
          placeholder={t('studio.products.search')}
          defaultValue={search}
          allowClear
          onSearch={(text) => set('search', text.trim())}
          style={{ width: 280 }}
        />
        <Select
          aria-label={t('studio.products.state')}
          placeholder={t('studio.products.state')}
          allowClear={{ label: t('studio.clear') }}
          value={state}
          onChange={(value) => set('state', value)}
          options={states.map((value) => ({
            value,
            label: t(`studio.products.states.${value}`),
          }))}
          style={{ width: 140 }}
        />
        <Select
          aria-label={t('studio.products.category')}
          placeholder={t('studio.products.category')}
          allowClear={{ label: t('studio.clear') }}
          value={category}
          onChange={(value) => set('category', value)}
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          style={{ width: 180 }}
        />
        <UntranslatedFilter value={untranslated} onChange={(language) => set('untranslated', language)} />
      </Flex>
      {selection.length > 0 && (
        <ProductBulkBar
          ids={selection}
          total={products.data?.count ?? 0}
          onChooseAll={async () => setSelection(await bulkCalls.matchingIds(filters))}
          onEnd={() => setSelection([])}
        />
      )}
      <DataTable<Product>
        name="products"
        rowKey="id"
        isLoading={products.isFetching}
        dataSource={products.data?.results ?? []}
        // What is chosen stays so on other pages and under other filters.
        rowSelection={
          state === 'archived'
            ? undefined
            : {
                columnTitle: boxColumnTitle,
                preserveSelectedRowKeys: true,
                selectedRowKeys: [...selection],
                onChange: (keys) => setSelection(keys.map(Number)),
                getCheckboxProps: ({ name }) => ({ 'aria-label': t('productBulk.select', { name }) }) as object,
                getTitleCheckboxProps: () => ({ 'aria-label': t('productBulk.selectPage') }) as object,
              }
        }
        pagination={{ current: page, pageSize: PAGE_SIZE, total: products.data?.count ?? 0, showSizeChanger: false }}
        onChange={(pagination, _, sorter, { action }) => {
          if (action === 'paginate') set('page', String(pagination.current ?? 1))
          else if (action === 'sort' && !Array.isArray(sorter))
            set(
              'ordering',
              sorter.order ? `${sorter.order === 'descend' ? '-' : ''}${String(sorter.field)}` : undefined,
            )
        }}
        columns={[
          {
            title: t('studio.products.picture'),
            width: 80,
            render: (_, { main_image }) =>
              main_image && (
                <img
                  src={main_image.thumb}
                  alt=""
                  width={48}
                  height={48}
                  style={{ objectFit: 'cover', borderRadius: 6 }}
                />
              ),
          },
          { title: t('studio.products.number'), dataIndex: 'id' },
          {
            title: t('studio.products.name'),
            dataIndex: 'name',
            ...sortable('name'),
            render: (name: string, { id }) => <Link to={`/products/${id}`}>{name}</Link>,
          },
          { title: t('studio.products.category'), dataIndex: 'category', render: (name: string | null) => name ?? '-' },
          {
            title: t('studio.products.price'),
            dataIndex: 'price',
            align: 'right',
            ...sortable('price'),
            render: (price: string) => money(price),
          },
          {
            title: t('studio.products.stock'),
            dataIndex: 'inventory',
            align: 'right',
            render: (pieces: number | null) => pieces ?? t('studio.products.unlimited'),
          },
          {
            title: t('studio.products.sales'),
            dataIndex: 'count_purchase',
            align: 'right',
            ...sortable('count_purchase'),
          },
          {
            title: t('studio.products.state'),
            dataIndex: 'is_active',
            render: (_, product) => {
              const sale = saleStateOf(product)
              return <StateTag tone={saleTones[sale]}>{t(`studio.products.states.${sale}`)}</StateTag>
            },
          },
        ]}
      />
    </>
  )
}
