import { UNDO_DAYS } from '@storefront/contract/domain/spreadsheet/undo'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Flex, Popconfirm, Progress, Typography } from 'antd'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'

export type SheetImport = Reply<'GET /studio/spreadsheet/import/{id}/'>

/** The interval at which an undo under way is read. */
export const UNDO_POLL_MS = 1500
const PERCENT = 100
/** Whether the server writes an import, or undoes it. */
export const isMoving = (status: SheetImport['status'] | undefined): boolean =>
  status === 'applying' || status === 'undoing'
export const importsKey = ['spreadsheet', 'imports']

/** Items that an undo left as they are, each with the reason. */
function Leftovers({ task: { left, leftovers } }: { readonly task: SheetImport }) {
  const t = useT()
  return (
    <>
      <div>
        <StateTag tone="notice">{t('sheets.undoLeft', { n: left })}</StateTag>
      </div>
      <ul
        style={{
          ...{ margin: 0, paddingInlineStart: 20, maxHeight: 200, overflow: 'auto' },
          ...{ textAlign: 'start', overflowWrap: 'anywhere' },
        }}
      >
        {leftovers.map(({ product, name, reason }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may stand in several rows, which never move
          <li key={n}>
            <Link to={`/products/${product}`} style={{ textDecoration: 'underline' }}>
              {name}
            </Link>{' '}
            {t(`sheets.undoReasons.${reason}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The state of an import's undo, or the button that starts it. */
export function ImportUndo({ task }: { readonly task: SheetImport }) {
  const t = useT()
  const client = useQueryClient()
  const { id, status, total, undone, left } = task
  const undo = useMutation({
    mutationFn: () =>
      submitOnce(`import-undo-${id}`, {}, (key) =>
        call('POST /studio/spreadsheet/import/{id}/undo/', { params: { id }, key }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: importsKey }),
  })
  if (status === 'undoing')
    return (
      <Flex vertical gap={4}>
        <Progress
          aria-label={t('sheets.undoing', { n: undone + left, total })}
          percent={total === 0 ? 0 : Math.floor(((undone + left) / total) * PERCENT)}
          status="active"
          style={{ maxWidth: 240 }}
        />
        <Typography.Text type="secondary" role="status">
          {t('sheets.undoing', { n: undone + left, total })}
        </Typography.Text>
      </Flex>
    )
  if (status === 'undone')
    return (
      <Flex vertical gap={4}>
        <Typography.Text role="status">{t('sheets.undone', { n: undone })}</Typography.Text>
        {left > 0 && <Leftovers task={task} />}
      </Flex>
    )
  const isWriting = status === 'applying'
  if (!task.can_undo && status === 'failed') return null
  if (!task.can_undo)
    return (
      <Typography.Text type="secondary">
        {Date.parse(task.undo_until) <= Date.now() ? t('sheets.undoLate', { days: UNDO_DAYS }) : t('sheets.undoCost')}
      </Typography.Text>
    )
  return (
    <Flex vertical gap={8} align="start">
      <Popconfirm
        title={isWriting ? t('sheets.stopUndoAsk') : t('sheets.undoAsk', { n: total })}
        description={<div style={{ maxWidth: 320 }}>{t(`sheets.undoHelp.${task.kind}`)}</div>}
        okText={t(isWriting ? 'sheets.stopUndo' : 'sheets.undo')}
        onConfirm={() => undo.isPending || undo.mutate()}
      >
        <Button loading={undo.isPending}>{t(isWriting ? 'sheets.stopUndo' : 'sheets.undo')}</Button>
      </Popconfirm>
      {undo.isError && <Alert type="error" showIcon role="alert" title={undo.error.message} />}
    </Flex>
  )
}

/** Reads all lists again once an undo that was under way is over: any of them may show what it changed. */
export function useRefreshAfterUndo(isUndoing: boolean): void {
  const client = useQueryClient()
  const wasUndoing = useRef(false)
  useEffect(() => {
    if (wasUndoing.current && !isUndoing) void client.invalidateQueries({ refetchType: 'none' })
    wasUndoing.current = isUndoing
  }, [isUndoing, client])
}

/** The undo of one import. */
export function ImportUndoOf({ id }: { readonly id: number }) {
  const { data } = useQuery({
    queryKey: [...importsKey, id],
    queryFn: () => call('GET /studio/spreadsheet/import/{id}/', { params: { id } }),
    refetchInterval: ({ state }) => (isMoving(state.data?.status) ? UNDO_POLL_MS : false),
  })
  useRefreshAfterUndo(data?.status === 'undoing')
  return data && <ImportUndo task={data} />
}
