import { Link } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'

type Form = Reply<'GET /studio/ops/form/form/'>['results'][number]

/** Forms with how often they were filled in. */
export function FormListScreen() {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <>
      <SectionTabs section="forms" />
      <OperationList<Form>
        name="forms"
        title="operation.forms.title"
        search="opsForm.searchForms"
        load={({ limit, offset, search }) => call('GET /studio/ops/form/form/', { query: { limit, offset, search } })}
        rowKey="id"
        columns={[
          { title: t('operation.forms.form'), render: (_, { id, title }) => <Link to={`/forms/${id}`}>{title}</Link> },
          {
            title: t('operation.state'),
            render: (_, { is_active }) => (
              <StateTag tone={is_active ? 'positive' : 'neutral'}>
                {t(is_active ? 'opsForm.on' : 'opsForm.off')}
              </StateTag>
            ),
          },
          { title: t('operation.forms.submissions'), align: 'right', dataIndex: 'submissions' },
          { title: t('operation.today'), align: 'right', dataIndex: 'today' },
          { title: t('operation.forms.latest'), render: (_, { last_submitted }) => moment(last_submitted) },
        ]}
      />
    </>
  )
}
