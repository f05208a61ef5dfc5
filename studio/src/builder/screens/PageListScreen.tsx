import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Empty, Flex, Input, Space, Table } from 'antd'
import { StateTag } from '../../app/StateTag'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ScreenHead } from '../../app/ScreenHead'
import { Failed } from '../../app/StateView'
import { useT } from '../../i18n'
import { formatMoment } from '../../i18n/format'
import { useMe } from '../../session/useMe'
import { type PageRow, pageCalls } from '../calls/page-calls'
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
  const [isCreating, setIsCreating] = useState(false)
  const number = Math.max(1, Number(params.get('page')) || 1)
  const search = params.get('search') ?? undefined
  const query = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE, search }
  const pages = useQuery({ queryKey: ['pages', query], queryFn: () => pageCalls.list(query), placeholderData: keepPreviousData })
  if (pages.isError) return <Failed error={pages.error} onRetry={() => void pages.refetch()} />
  return (
    <>
      <ScreenHead title={t('builder.pages.title')}>
        <Button type="primary" onClick={() => setIsCreating(true)}>
          {t('builder.pages.create')}
        </Button>
      </ScreenHead>
      <Flex style={{ marginBottom: 16 }}>
        <Input.Search
          key={search}
          aria-label={t('builder.pages.search')}
          placeholder={t('builder.pages.search')}
          defaultValue={search}
          allowClear
          onSearch={(text) => setParams(text.trim() ? { search: text.trim() } : {})}
          style={{ width: 280 }}
        />
      </Flex>
      <Table<PageRow>
        rowKey="id"
        loading={pages.isFetching}
        dataSource={[...(pages.data?.results ?? [])]}
        scroll={{ x: 700 }}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('builder.pages.empty')} /> }}
        pagination={{ current: number, pageSize: PAGE_SIZE, total: pages.data?.count ?? 0, showSizeChanger: false, hideOnSinglePage: true }}
        onChange={({ current = 1 }) => setParams({ ...(search && { search }), page: String(current) })}
        columns={[
          { title: t('builder.pages.name'), render: (_, { id, title }) => <Link to={`/pages/${id}`}>{title}</Link> },
          { title: t('builder.pages.slug'), dataIndex: 'slug' },
          { title: t('builder.pages.state'), render: (_, page) => <States page={page} /> },
          { title: t('builder.pages.updated'), render: (_, { updated_at }) => (updated_at ? formatMoment(updated_at, zone) : '–') },
        ]}
      />
      {isCreating && <NewPageModal onClose={() => setIsCreating(false)} />}
    </>
  )
}
