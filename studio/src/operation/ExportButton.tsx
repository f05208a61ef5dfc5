import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import type { Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { type TextKey, useT } from '../i18n'

type ExportTask = Reply<'GET /studio/ops/form/export/{id}/'>

/** The interval at which a file under way is read. */
const POLL_MS = 1500

interface ExportButtonProps {
  /** Names the submit, so that a second tap starts no second file. */
  readonly name: string
  readonly text?: TextKey
  /** The chosen filters of the list. */
  readonly filters: object
  readonly start: (key: string) => Promise<ExportTask>
  readonly read: (id: number) => Promise<ExportTask>
}

/** Starts a file of a list, says how far it is, and gives it. */
export function ExportButton({ name, text = 'opsForm.export', filters, start, read }: ExportButtonProps) {
  const t = useT()
  const { message } = App.useApp()
  const [id, setId] = useState<number>()
  const begin = useMutation({
    mutationFn: () => submitOnce(`export-${name}`, filters, start),
    onSuccess: (task) => setId(task.id),
    onError: (error) => void message.error(error.message),
  })
  const task = useQuery({
    queryKey: ['export', name, id],
    queryFn: () => read(id as number),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data && (data.status === 'done' || data.status === 'failed') ? false : POLL_MS,
  }).data
  const isUnderWay =
    begin.isPending || (id !== undefined && (!task || task.status === 'waiting' || task.status === 'running'))
  return (
    <>
      {task?.status === 'done' && task.url !== null && (
        <Button type="primary" href={task.url} download={task.name}>
          {t('opsForm.download')}
        </Button>
      )}
      <span role="status">
        {task?.status === 'failed' && t('opsForm.exportFailed')}
        {task?.status === 'running' && t('opsForm.exporting', { n: task.done, total: task.total })}
      </span>
      <Button loading={isUnderWay} onClick={() => isUnderWay || begin.mutate()}>
        {t(text)}
      </Button>
    </>
  )
}
