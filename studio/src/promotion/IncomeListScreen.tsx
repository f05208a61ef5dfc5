import { Typography } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SectionTabs } from '../app/SectionTabs'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { toneOf } from '../operation/tones'

type Income = Reply<'GET /studio/ops/distribution/income/'>['results'][number]

const tabs = [
  { key: '', text: 'operation.all' },
  { key: 'pending', text: 'opsPromoter.state.pending' },
  { key: 'settled', text: 'opsPromoter.state.settled' },
  { key: 'paid', text: 'opsPromoter.state.paid' },
  { key: 'canceled', text: 'opsPromoter.state.canceled' },
] as const

/** The income of promoters, line by line, with the sum of all lines that match. */
export function IncomeListScreen() {
  const t = useT()
  const { money, moment } = useSiteFormat()
  const [params] = useSearchParams()
  const promoter = Number(params.get('promoter')) || undefined
  const [sum, setSum] = useState<string>()
  const load = async ({ tab, ...query }: { limit: number; offset: number; tab: string; search?: string }) => {
    const reply = await call('GET /studio/ops/distribution/income/', {
      query: { ...query, promoter, state: (tab || undefined) as Income['state'] | undefined },
    })
    setSum(reply.sum)
    return reply
  }
  return (
    <>
      <SectionTabs section="promoters" />
      <OperationList<Income>
        name={`income-${promoter ?? 'all'}`}
        file="income"
        toFileFilters={({ tab, search }) => ({ state: tab, promoter, search })}
        title="opsPromoter.income"
        search="opsPromoter.searchIncome"
        actions={
          <>
            {sum !== undefined && (
              <Typography.Text strong>
                {t('opsPromoter.total')} {money(sum)}
              </Typography.Text>
            )}
            {promoter !== undefined && <Link to="/promoters/income">{t('opsPromoter.everyone')}</Link>}
          </>
        }
        tabs={tabs}
        load={load}
        rowKey="id"
        columns={[
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          { title: t('opsPromoter.promoters'), render: (_, { promoter: { name } }) => name },
          { title: t('operation.orders.number'), dataIndex: 'order_number' },
          { title: t('operation.orders.product'), dataIndex: 'product_name' },
          { title: t('operation.promoters.kind'), dataIndex: 'kind_display' },
          { title: t('opsPromoter.level'), dataIndex: 'level' },
          { title: t('operation.promoters.paid'), align: 'right', render: (_, { paid }) => money(paid) },
          { title: t('opsPromoter.rate'), align: 'right', dataIndex: 'rate' },
          { title: t('operation.refunds.amount'), align: 'right', render: (_, { amount }) => money(amount) },
          { title: t('operation.promoters.settles'), render: (_, { settles }) => moment(settles) },
          {
            title: t('operation.state'),
            render: (_, { state, state_display }) => <StateTag tone={toneOf(state)}>{state_display}</StateTag>,
          },
        ]}
      />
    </>
  )
}
