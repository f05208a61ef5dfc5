import type { SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Flex, Table, Typography } from 'antd'
import { useState } from 'react'
import { StateTag, type Tone } from '../app/StateTag'
import { tableComponents } from '../app/table-parts'
import { Failed } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { FailedPicturesButton } from './FailedPictures'
import { ImportUndo, importsKey, isMoving, type SheetImport, UNDO_POLL_MS, useRefreshAfterUndo } from './ImportUndo'

const PAGE_SIZE = 10

const tones: Readonly<Record<SheetImport['status'], Tone>> = {
  ...{ applying: 'information', failed: 'negative', applied: 'positive' },
  ...{ undoing: 'information', undone: 'neutral' },
}

/** The rows that an import has written, and its pictures. */
function ImportResult({ task: { id, status, created, updated, rows, pictures } }: { readonly task: SheetImport }) {
  const t = useT()
  return (
    <Flex vertical gap={4} align="start">
      <StateTag tone={tones[status]}>{t(`sheets.statuses.${status}`)}</StateTag>
      {status === 'applying' || status === 'failed'
        ? t('sheets.importRows', { n: created + updated, total: rows })
        : t('sheets.appliedHelp', { create: created, update: updated })}
      {pictures.waiting > 0 && (
        <Typography.Text type="secondary">{t('sheets.picturesWaiting', { n: pictures.waiting })}</Typography.Text>
      )}
      {pictures.failed > 0 && <FailedPicturesButton id={id} count={pictures.failed} />}
    </Flex>
  )
}

/** The shop's imports of a kind, each with its undo; nothing where there are none. */
export function ImportList({ kind }: { readonly kind: SpreadsheetKind }) {
  const t = useT()
  const { moment } = useSiteFormat()
  const [page, setPage] = useState(1)
  const imports = useQuery({
    queryKey: [...importsKey, kind, page],
    queryFn: () =>
      call('GET /studio/spreadsheet/{kind}/imports/', {
        params: { kind },
        query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status, pictures }) => isMoving(status) || pictures.waiting > 0)
        ? UNDO_POLL_MS
        : false,
  })
  useRefreshAfterUndo(imports.data?.results.some(({ status }) => isMoving(status)) ?? false)
  if (imports.isError) return <Failed error={imports.error} onRetry={() => void imports.refetch()} />
  if (!imports.data || imports.data.count === 0) return null
  return (
    <Card title={t('sheets.imports')}>
      <Table<SheetImport>
        rowKey="id"
        size="small"
        components={tableComponents}
        dataSource={imports.data.results}
        scroll={{ x: 760 }}
        pagination={{
          ...{ current: page, pageSize: PAGE_SIZE, total: imports.data.count },
          ...{ showSizeChanger: false, hideOnSinglePage: true, onChange: setPage },
        }}
        columns={[
          { title: t('sheets.importTime'), dataIndex: 'applied', width: 150, render: moment },
          { title: t('sheets.importFile'), dataIndex: 'name', render: (name: string) => name || '–' },
          { title: t('sheets.importBy'), dataIndex: 'by', width: 90 },
          {
            title: t('sheets.importResult'),
            width: 220,
            render: (_, task) => <ImportResult task={task} />,
          },
          { title: t('sheets.undoTitle'), width: 230, render: (_, task) => <ImportUndo task={task} /> },
        ]}
      />
    </Card>
  )
}
