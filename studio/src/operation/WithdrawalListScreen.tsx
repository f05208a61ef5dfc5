import { Flex } from 'antd'
import { StateTag } from '../app/StateTag'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useSiteFormat } from '../app/useSiteFormat'
import { useMe } from '../session/useMe'
import { OperationList } from './OperationList'
import { Steps } from './Steps'
import { toneOf } from './tones'
import { useStep } from './useStep'

type Withdrawal = Reply<'GET /studio/ops/shop/withdrawal/'>['results'][number]
const steps = [
  { action: 'pay', text: 'operation.withdrawals.steps.pay', question: 'operation.withdrawals.asks.pay' },
  {
    action: 'refuse',
    text: 'operation.withdrawals.steps.refuse',
    question: 'operation.withdrawals.asks.refuse',
    note: 'required',
    isDanger: true,
  },
] as const

function WithdrawalSteps({ withdrawal: { id, actions } }: { withdrawal: Withdrawal }) {
  const step = useStep(
    (body: { action: (typeof steps)[number]['action']; note: string }) =>
      submitOnce(`withdrawal-${id}`, body, (key) =>
        call('POST /studio/ops/shop/withdrawal/{id}/process/', { params: { id }, body, key }),
      ),
    ['withdrawals'],
  )
  return (
    <Flex gap={8}>
      <Steps
        rows={steps}
        actions={actions}
        isBusy={step.isPending}
        onStep={(action, note) => step.mutateAsync({ action, note })}
      />
    </Flex>
  )
}

const tabs = [
  { key: 'waiting', text: 'operation.withdrawals.waiting' },
  { key: 'all', text: 'operation.all' },
] as const

/** Income that promoters want paid out. */
export function WithdrawalListScreen() {
  const t = useT()
  const site = useMe().data?.site
  const { money } = useSiteFormat()
  return (
    <OperationList<Withdrawal>
      name="withdrawals"
      file="withdrawals"
      title="operation.withdrawals.title"
      search="operation.withdrawals.search"
      tabs={tabs}
      load={(query) => call('GET /studio/ops/shop/withdrawal/', { query })}
      rowKey="id"
      columns={[
        { title: t('operation.withdrawals.number'), dataIndex: 'number' },
        { title: t('operation.created'), render: (_, { created }) => formatMoment(created, site?.time_zone) },
        { title: t('operation.withdrawals.person'), render: (_, { user }) => user.name },
        {
          title: t('operation.withdrawals.card'),
          render: (_, { bank, holder, card }) => `${bank.name} ${card} · ${holder}`,
        },
        {
          title: t('operation.refunds.amount'),
          align: 'right',
          render: (_, { amount }) => money(amount),
        },
        {
          title: t('operation.state'),
          render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
        },
        { title: t('resource.actions'), render: (_, withdrawal) => <WithdrawalSteps withdrawal={withdrawal} /> },
      ]}
    />
  )
}
