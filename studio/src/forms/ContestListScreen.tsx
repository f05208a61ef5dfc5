import { Link, useSearchParams } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'

type Candidate = Reply<'GET /studio/votecandidate/'>['results'][number]

/** Candidates of contests by their votes, of one contest or of all. */
export function ContestListScreen() {
  const t = useT()
  const [params] = useSearchParams()
  const contest = Number(params.get('contest')) || undefined
  return (
    <>
      <SectionTabs section="forms" />
      <OperationList<Candidate>
        name={`contests-${contest ?? 'all'}`}
        title="operation.contests.title"
        search="operation.contests.search"
        file="contests"
        toFileFilters={({ search }) => ({ search, contest })}
        actions={contest !== undefined && <Link to="/forms/contests">{t('operation.contests.everyOne')}</Link>}
        load={({ limit, offset, search }) =>
          call('GET /studio/votecandidate/', { query: { limit, offset, search, contest } })
        }
        rowKey="id"
        columns={[
          {
            title: t('operation.contests.contest'),
            render: (_, { contest: { id, title } }) => <Link to={`/forms/contests?contest=${id}`}>{title}</Link>,
          },
          { title: t('operation.contests.number'), align: 'right', dataIndex: 'number' },
          { title: t('operation.contests.candidate'), dataIndex: 'title' },
          { title: t('opsForm.votes'), align: 'right', dataIndex: 'vote_count' },
          {
            title: t('operation.contests.rank'),
            align: 'right',
            render: (_, { rank }) => rank ?? t('operation.contests.off'),
          },
        ]}
      />
    </>
  )
}
