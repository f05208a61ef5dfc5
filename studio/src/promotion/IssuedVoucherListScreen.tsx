import { Button, Flex } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { StepButton } from '../operation/StepButton'
import { useStep } from '../operation/useStep'
import { IssueVoucherModal } from './IssueVoucherModal'
import { HolderCell } from './HolderCell'

type Issued = Reply<'GET /studio/shop/pickupvoucher/'>['results'][number]

const tabs = [
  { key: 'open', text: 'customers.holdings.open' },
  { key: 'all', text: 'operation.all' },
] as const

/** Ends vouchers, after a question. */
function EndButton({ id }: { id: number }) {
  const step = useStep(
    () =>
      submitOnce(`voucher-end-${id}`, {}, (key) =>
        call('POST /studio/shop/pickupvoucher/{id}/end/', { params: { id }, key }),
      ),
    ['pickupvouchers'],
  )
  return (
    <StepButton
      text="customers.holdings.over"
      question="customers.holdings.overAsk"
      isDanger
      isBusy={step.isPending}
      onStep={() => step.mutateAsync(undefined)}
    />
  )
}

/** The pickup vouchers that customers hold, with the orders that collect them; staff give new ones and end them. */
export function IssuedVoucherListScreen() {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  const [isIssuing, setIssuing] = useState(false)
  return (
    <>
      <OperationList<Issued>
        name="pickupvouchers"
        file="pickupvouchers"
        title="customers.holdings.vouchers"
        search="customers.holdings.voucherSearch"
        actions={
          <Button type="primary" onClick={() => setIssuing(true)}>
            {t('customers.holdings.give')}
          </Button>
        }
        tabs={tabs}
        load={({ tab, ...query }) =>
          call('GET /studio/shop/pickupvoucher/', { query: { ...query, tab: tab === 'all' ? 'all' : 'open' } })
        }
        rowKey="id"
        columns={[
          { title: t('customers.holdings.voucher'), dataIndex: 'name' },
          { title: t('customers.holdings.product'), render: (_, { product }) => product?.name ?? '–' },
          { title: t('customers.holdings.holder'), render: (_, { user }) => <HolderCell user={user} /> },
          {
            title: t('customers.holdings.left'),
            align: 'right',
            render: (_, { available, quantity }) => `${available} / ${quantity}`,
          },
          { title: t('customers.at'), render: (_, { created }) => moment(created) },
          {
            title: t('customers.until'),
            render: (_, { end }) => (end ? formatEnd(end) : t('customers.forever')),
          },
          {
            title: t('customers.holdings.orders'),
            render: (_, { orders }) =>
              orders.length === 0
                ? '–'
                : orders.map(({ id, number, quantity, status_display }) => (
                    <Flex key={id} gap={8} style={{ fontSize: 12 }}>
                      <Link to={`/orders/${id}`}>{number}</Link>
                      <span>
                        × {quantity} · {status_display}
                      </span>
                    </Flex>
                  )),
          },
          { title: t('resource.actions'), render: (_, { id, is_open }) => is_open && <EndButton id={id} /> },
        ]}
      />
      {isIssuing && <IssueVoucherModal onClose={() => setIssuing(false)} />}
    </>
  )
}
