import { Card, Flex, Table } from 'antd'
import { StateTag } from '../app/StateTag'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { useSiteFormat } from '../app/useSiteFormat'
import type { Order } from './OrderListScreen'
import { StepButton } from './StepButton'
import { toneOf } from './tones'
import { useStep } from './useStep'

type Refund = Order['refunds'][number]

/** The steps of a refund that its vendor refused. */
export function RefundSteps({ refund }: { refund: Pick<Refund, 'id' | 'status'> }) {
  const step = useStep(
    (body: { action: 'retry' | 'settle'; note?: string }) =>
      submitOnce(`refund-${refund.id}`, body, (key) =>
        call('POST /studio/ops/shop/refund/{id}/process/', { params: { id: refund.id }, body, key }),
      ),
    ['order', 'return', 'returns', 'refunds'],
  )
  if (refund.status !== 'failed') return null
  return (
    <Flex gap={8}>
      <StepButton
        text="operation.refunds.steps.retry"
        question="operation.refunds.asks.retry"
        isBusy={step.isPending}
        onStep={() => step.mutateAsync({ action: 'retry' })}
      />
      <StepButton
        text="operation.refunds.steps.settle"
        question="operation.refunds.asks.settle"
        note="required"
        noteText="operation.refunds.how"
        isBusy={step.isPending}
        onStep={(note) => step.mutateAsync({ action: 'settle', note })}
      />
    </Flex>
  )
}

/** The refunds of an order, a row for each part; one that its vendor refused can be tried again or settled. */
export function RefundRows({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT()
  const { money } = useSiteFormat()
  if (refunds.length === 0) return null
  return (
    <Card title={t('operation.refunds.title')} style={{ marginBottom: 16 }}>
      <Table<Refund>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[...refunds]}
        columns={[
          { title: t('operation.refunds.amount'), align: 'right', render: (_, { amount }) => money(amount) },
          {
            title: t('operation.state'),
            render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
          },
          { title: t('resource.actions'), render: (_, refund) => <RefundSteps refund={refund} /> },
        ]}
      />
    </Card>
  )
}
