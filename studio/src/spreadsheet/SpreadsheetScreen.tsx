import { isUnderWay, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { isUndoable } from '@storefront/contract/domain/spreadsheet/undo'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Flex } from 'antd'
import { useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { SectionTabs } from '../app/SectionTabs'
import { Failed, Loading } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { ExportCard } from './ExportCard'
import { ImportCard } from './ImportCard'
import { ImportList } from './ImportList'
import { PlanList } from './PlanList'
import { PLAN_POLL_MS } from './PlanProgress'
import { PlanView } from './PlanView'

type Plan = Reply<'GET /studio/spreadsheet/plan/{id}/'>
/** The interval at which the state of pictures under way is read. */
const POLL_MS = 3000
const queryKey = (id: number) => ['spreadsheet', id]

/**
 * Items of a kind as a file: export, and import with a preview. The preview stands in the address, so that a reload
 * shows it again.
 */
export function SpreadsheetScreen({ kind }: { kind: SpreadsheetKind }) {
  const t = useT()
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('plan')) || 0
  const plan = useQuery({
    queryKey: queryKey(id),
    queryFn: () => call('GET /studio/spreadsheet/plan/{id}/', { params: { id } }),
    enabled: id > 0,
    refetchInterval: ({ state: { data } }) => {
      if (data && isUnderWay(data.status)) return PLAN_POLL_MS
      return data && data.pictures.waiting > 0 ? POLL_MS : false
    },
  })
  const store = (next: Plan) => {
    queries.setQueryData(queryKey(next.id), next)
    if (next.id !== id) setParams({ plan: String(next.id) })
  }
  const leave = () => setParams({})
  return (
    <>
      <ScreenHead title={t('sheets.title')} />
      <SectionTabs section="spreadsheets" />
      {id === 0 ? (
        <Flex vertical gap={24}>
          <ExportCard kind={kind} />
          <ImportCard key={kind} kind={kind} onPlan={store} />
          <PlanList key={`plans ${kind}`} kind={kind} />
          {isUndoable(kind) && <ImportList key={`list ${kind}`} kind={kind} />}
        </Flex>
      ) : plan.isError ? (
        <Failed error={plan.error} onRetry={leave} />
      ) : plan.data ? (
        <PlanView key={id} plan={plan.data} onChange={store} onLeave={leave} />
      ) : (
        <Loading />
      )}
    </>
  )
}
