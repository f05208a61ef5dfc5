import { useQuery } from '@tanstack/react-query'
import { Modal, Typography } from 'antd'
import { Failed, Loading } from '../../app/StateView'
import { useT } from '../../i18n'
import { pageCalls } from '../calls/page-calls'
import { denormalize } from '../document/normalize'
import { useBuilderStore } from '../document/useBuilder'
import { Differences } from './Differences'

/** The differences between the edited page and a revision, as restoring it would make them. */
export function CompareModal({ page, no, onClose }: { page: number; no: number; onClose: () => void }) {
  const t = useT()
  const store = useBuilderStore()
  const revision = useQuery({
    queryKey: ['page', page, 'revision', no],
    queryFn: () => pageCalls.revision(page, no),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Modal open title={t('builder.revisions.compare', { no })} onCancel={onClose} footer={null}>
      <Typography.Paragraph>{t('builder.revisions.compareText')}</Typography.Paragraph>
      {revision.isError && <Failed error={revision.error} onRetry={() => void revision.refetch()} />}
      {revision.isPending && <Loading />}
      {revision.isSuccess && <Differences before={denormalize(store.getState().document)} after={revision.data.doc} />}
    </Modal>
  )
}
