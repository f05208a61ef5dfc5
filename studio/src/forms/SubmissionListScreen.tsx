import { contactLine } from '@storefront/contract/domain/account/mobile'
import { Button, Typography } from 'antd'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { ExportButton } from '../operation/ExportButton'
import { OperationList } from '../operation/OperationList'
import { SubmissionDrawer } from './SubmissionDrawer'

type Submission = Reply<'GET /studio/ops/form/submission/'>['results'][number]

/** The number of answers that the list shows. */
const ANSWERS_SHOWN = 3

/** The file of what the list shows. */
function SubmissionExport({ form }: { form: number }) {
  const [params] = useSearchParams()
  const search = params.get('search')
  const body = search ? { search } : {}
  return (
    <ExportButton
      name={`submissions-${form}`}
      filters={body}
      start={(key) => call('POST /studio/ops/form/form/{id}/export/', { params: { id: form }, body, key })}
      read={(id) => call('GET /studio/ops/form/export/{id}/', { params: { id } })}
    />
  )
}

/** The submissions of a form. */
export function SubmissionListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  const form = Number(useParams().id)
  const [openId, setOpenId] = useState<number>()
  return (
    <>
      <OperationList<Submission>
        name="submissions"
        item={form}
        title="operation.forms.submissions"
        search="opsForm.searchSubmissions"
        actions={<SubmissionExport form={form} />}
        load={({ limit, offset, search }) =>
          call('GET /studio/ops/form/submission/', { query: { form, limit, offset, search } })
        }
        rowKey="id"
        columns={[
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          {
            title: t('operation.person'),
            render: (_, { user }) => contactLine(user) || '–',
          },
          {
            title: t('opsResv.answers'),
            width: 420,
            render: (_, { answers }) => (
              <Typography.Paragraph ellipsis={{ rows: 2 }} style={{ margin: 0, maxWidth: 400, whiteSpace: 'normal' }}>
                {answers
                  .filter(({ value }) => value !== '')
                  .slice(0, ANSWERS_SHOWN)
                  .map(({ title, value }) => `${title} ${value}`)
                  .join(' · ')}
              </Typography.Paragraph>
            ),
          },
          { title: t('opsResv.note'), render: (_, { note }) => note || '–' },
          {
            title: t('resource.actions'),
            render: (_, { id, user }) => (
              <Button aria-label={`${t('opsForm.submission')} ${user.name}`} onClick={() => setOpenId(id)}>
                {t('opsForm.submission')}
              </Button>
            ),
          },
        ]}
      />
      {openId !== undefined && <SubmissionDrawer id={openId} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
