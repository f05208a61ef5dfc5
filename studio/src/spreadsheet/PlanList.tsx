import { isUnderWay, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { useQuery } from '@tanstack/react-query'
import { Card, Table } from 'antd'
import { Link } from 'react-router'
import { StateTag, type Tone } from '../app/StateTag'
import { Failed } from '../app/StateView'
import { tableComponents } from '../app/table-parts'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { PLAN_POLL_MS, PlanProgress } from './PlanProgress'

type Summary = Reply<'GET /studio/spreadsheet/{kind}/plans/'>['results'][number]

/** Unfinished imports that are listed; others are older than these. */
const LISTED_MAX = 10
const tones: Readonly<Record<Summary['status'], Tone>> = {
  reading: 'information',
  planning: 'information',
  ready: 'notice',
  applying: 'information',
  applied: 'positive',
  failed: 'negative',
}

/** One's own imports of the last day that are not finished; nothing where there are none. */
export function PlanList({ kind }: { readonly kind: SpreadsheetKind }) {
  const t = useT()
  const { moment } = useSiteFormat()
  const plans = useQuery({
    queryKey: ['spreadsheet', 'plans', kind],
    queryFn: () => call('GET /studio/spreadsheet/{kind}/plans/', { params: { kind }, query: { limit: LISTED_MAX } }),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status }) => isUnderWay(status)) ? PLAN_POLL_MS : false,
  })
  if (plans.isError) return <Failed error={plans.error} onRetry={() => void plans.refetch()} />
  if (!plans.data || plans.data.results.length === 0) return null
  return (
    <Card title={t('sheets.plans')}>
      <Table<Summary>
        rowKey="id"
        size="small"
        components={tableComponents}
        dataSource={plans.data.results}
        scroll={{ x: 640 }}
        pagination={false}
        columns={[
          { title: t('sheets.importTime'), dataIndex: 'created', width: 150, render: moment },
          {
            title: t('sheets.importFile'),
            render: (_, { id, name }) => (
              <Link to={{ search: `?plan=${id}` }} style={{ textDecoration: 'underline' }}>
                {name || t('sheets.openPlan')}
              </Link>
            ),
          },
          {
            title: t('sheets.importState'),
            width: 300,
            render: (_, plan) =>
              isUnderWay(plan.status) ? (
                <PlanProgress {...plan} />
              ) : (
                <StateTag tone={tones[plan.status]}>{t(`sheets.statuses.${plan.status}`)}</StateTag>
              ),
          },
        ]}
      />
    </Card>
  )
}
