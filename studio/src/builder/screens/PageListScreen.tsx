import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Empty, Flex, Input, Space, Table } from 'antd'
import { StateTag } from '../../app/StateTag'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ScreenHead } from '../../app/ScreenHead'
import { Failed } from '../../app/StateView'
import { useT } from '../../i18n'
import { formatMoment } from '../../i18n/format'
import { useMe } from '../../session/useMe'
import { SavedViews } from '../../views/SavedViews'
import { type PageRow, pageCalls } from '../calls/page-calls'
import { DeletePageModal } from './DeletePageModal'
import { PageActions } from './PageActions'
import { NewPageModal } from './NewPageModal'

const PAGE_SIZE = 20
/** The slug of the page that a shop opens with. */
const HOME = 'index'

function States({ page }: { page: PageRow }) {
  const t = useT()
  return (
    <Space size={4} wrap>
      {page.slug === HOME && <StateTag tone="positive">{t('builder.pages.home')}</StateTag>}
      <StateTag>{t(page.is_active ? 'builder.pages.published' : 'builder.pages.unpublished')}</StateTag>
      {page.has_draft && <StateTag tone="notice">{t('builder.pages.draft')}</StateTag>}
      {page.scheduled_at && <StateTag tone="information">{t('builder.pages.scheduled')}</StateTag>}
    </Space>
  )
}

/** All pages of the site, with a search that stands in the address. */
export function PageListScreen() {
  const t = useT()
  const zone = useMe().data?.site.time_zone
  const [params, setParams] = useSearchParams()
  /** The page of which a copy is made; null for a new one. */
  const [creation, setCreation] = useState<{ readonly source: PageRow | null } | null>(null)
  const [deletion, setDeletion] = useState<PageRow | null>(null)
  const deleted = params.get('deleted') === '1' || undefined
  const number = Math.max(1, Number(params.get('page')) || 1)
  const search = params.get('search') ?? undefined
  const query = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE, search, deleted }
  const filters = { ...(search && { search }), ...(deleted && { deleted: '1' }) }
  const pages = useQuery({
    queryKey: ['pages', query],
    queryFn: () => pageCalls.list(query),
    placeholderData: keepPreviousData,
  })
  if (pages.isError) return <Failed error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <>
      <ScreenHead title={t('builder.pages.title')}>
        <Button type="primary" onClick={() => setCreation({ source: null })}>
          {t('builder.pages.create')}
        </Button>
      </ScreenHead>
      <SavedViews />
      <Flex gap={16} align="center" style={{ marginBottom: 16 }}>
        <Input.Search
          key={search}
          aria-label={t('builder.pages.search')}
          placeholder={t('builder.pages.search')}
          defaultValue={search}
          allowClear
          onSearch={(text) =>
            setParams({ ...(text.trim() && { search: text.trim() }), ...(deleted && { deleted: '1' }) })
          }
          style={{ width: 280 }}
        />
        <Checkbox
          checked={deleted ?? false}
          onChange={({ target }) => setParams(target.checked ? { deleted: '1' } : {})}
        >
          {t('builder.deletion.list')}
        </Checkbox>
      </Flex>
      <Table<PageRow>
        rowKey="id"
        loading={pages.isFetching}
        dataSource={[...(pages.data?.results ?? [])]}
        scroll={{ x: 700 }}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('builder.pages.empty')} /> }}
        pagination={{
          current: number,
          pageSize: PAGE_SIZE,
          total: pages.data?.count ?? 0,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        onChange={({ current = 1 }) => setParams({ ...filters, page: String(current) })}
        columns={[
          {
            title: t('builder.pages.name'),
            render: (_, { id, title, deleted_at }) =>
              deleted_at === null ? <Link to={`/pages/${id}`}>{title}</Link> : title,
          },
          { title: t('builder.pages.slug'), dataIndex: 'slug' },
          { title: t('builder.pages.state'), render: (_, page) => <States page={page} /> },
          {
            title: t('builder.pages.updated'),
            render: (_, { updated_at }) => (updated_at ? formatMoment(updated_at, zone) : '–'),
          },
          {
            title: t('builder.pages.actions'),
            render: (_, page) => (
              <PageActions page={page} onCopy={(source) => setCreation({ source })} onDelete={setDeletion} />
            ),
          },
        ]}
      />
      {creation && <NewPageModal source={creation.source} onClose={() => setCreation(null)} />}
      {deletion && <DeletePageModal page={deletion} onClose={() => setDeletion(null)} />}
    </>
  )
}
