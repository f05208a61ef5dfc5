import { contactLine } from '@storefront/contract/domain/account/mobile'
import { useQuery } from '@tanstack/react-query'
import { Drawer, Typography } from 'antd'
import { Failed, Loading } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { Answers } from '../operation/Answers'
import { NoteForm } from '../operation/NoteForm'
import { useStep } from '../operation/useStep'

/** The submission of a customer, with the staff's note on it. */
export function SubmissionDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT()
  const { moment } = useSiteFormat()
  const query = useQuery({
    queryKey: ['submission', id],
    queryFn: () => call('GET /studio/ops/form/submission/{id}/', { params: { id } }),
  })
  const save = useStep(
    (note: string) => call('POST /studio/ops/form/submission/{id}/note/', { params: { id }, body: { note } }),
    ['submissions', 'submission'],
  )
  const submission = query.data
  return (
    <Drawer open size="large" title={t('opsForm.submission')} onClose={onClose}>
      {query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : submission ? (
        <>
          <Typography.Paragraph>
            {[contactLine(submission.user), moment(submission.created)].filter(Boolean).join(' · ')}
          </Typography.Paragraph>
          <Answers answers={submission.answers} />
          <NoteForm
            key={submission.note}
            note={submission.note}
            isBusy={save.isPending}
            onSave={(note) => save.mutate(note)}
          />
        </>
      ) : (
        <Loading />
      )}
    </Drawer>
  )
}
