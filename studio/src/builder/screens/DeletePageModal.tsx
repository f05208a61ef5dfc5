import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Modal, Typography } from 'antd'
import { useState } from 'react'
import { Loading } from '../../app/StateView'
import { CallError } from '../../calls/error'
import { useT } from '../../i18n'
import { type PageDetail, type PageRow, pageCalls } from '../calls/page-calls'
import { Differences } from '../publish/Differences'

/** Deletes a page as it was read; where somebody saved it since, shows what they changed and asks again. */
export function DeletePageModal({ page: { id, title }, onClose }: { page: PageRow; onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const { message } = App.useApp()
  const [theirs, setTheirs] = useState<PageDetail | null>(null)
  const base = useQuery({
    queryKey: ['page', id, 'delete'],
    queryFn: () => pageCalls.read(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const remove = useMutation({
    mutationFn: (version: number) => pageCalls.remove(id, version),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['pages'] })
      void message.success(t('builder.deletion.done'))
      onClose()
    },
    onError: async (error) => {
      if (error instanceof CallError && error.is('editConflict')) setTheirs(await pageCalls.read(id))
    },
  })
  const current = theirs ?? base.data
  const isConflict = theirs !== null && base.data !== undefined
  const error = base.error ?? (isConflict ? null : remove.error)
  return (
    <Modal
      open
      title={t('builder.deletion.title', { title })}
      okText={t(isConflict ? 'builder.deletion.anyway' : 'builder.deletion.delete')}
      okButtonProps={{ danger: true, disabled: !current, loading: remove.isPending }}
      cancelText={t('builder.pages.cancel')}
      onOk={() => current && remove.mutate(current.version)}
      onCancel={onClose}
    >
      {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 16 }} />}
      {base.isPending && <Loading />}
      <Typography.Paragraph>{t('builder.deletion.text')}</Typography.Paragraph>
      {isConflict && base.data && (
        <Alert
          type="warning"
          role="alert"
          showIcon
          title={t('builder.deletion.conflict')}
          description={<Differences before={base.data.doc} after={theirs.doc} />}
        />
      )}
    </Modal>
  )
}
