import { type InvoiceTab, invoiceTabs } from '@storefront/contract/domain/orders/invoice'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { Typography } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { useMe } from '../session/useMe'
import { type Invoice, InvoiceSteps } from './InvoiceSteps'
import { OperationList } from './OperationList'
import { toneOf } from './tones'

const tabs = invoiceTabs.map((key) => ({ key, text: `invoices.${key}` as const }))

/** A text that staff take over into their tax software; a number stays in one line. */
const Copyable = ({ text, canWrap = false }: { readonly text: string; readonly canWrap?: boolean }) => (
  <Typography.Text copyable style={{ display: 'block', whiteSpace: canWrap ? 'normal' : 'nowrap' }}>
    {text}
  </Typography.Text>
)

/** The number of an order, which leads to it for those who may open it. */
function OrderNumber({ order: { id, number, kind } }: { readonly order: Invoice['order'] }) {
  const perms = useMe().data?.perms ?? []
  return kind !== 'ticket' && hasPermission(perms, permissions.changeOrder) ? (
    <Link to={`/orders/${id}`}>{number}</Link>
  ) : (
    number
  )
}

/** The invoices that buyers requested; those that wait have the first tab. */
export function InvoiceListScreen() {
  const t = useT()
  const { money, moment } = useSiteFormat()
  return (
    <OperationList<Invoice>
      name="invoices"
      file="invoices"
      title="invoices.title"
      search="invoices.search"
      tabs={tabs}
      load={({ tab, ...query }) => call('GET /studio/shop/invoice/', { query: { ...query, tab: tab as InvoiceTab } })}
      rowKey="id"
      columns={[
        {
          title: t('invoices.requested'),
          render: (_, { requested }) => <span className="moment-cell">{moment(requested)}</span>,
        },
        {
          title: t('invoices.order'),
          render: (_, { order, user }) => (
            <>
              <OrderNumber order={order} />
              <div>{user.name}</div>
            </>
          ),
        },
        {
          title: t('invoices.buyer'),
          render: (_, { buyer, title, tax_number, email }) => (
            <div className="wrap-cell">
              <Typography.Text type="secondary">{t(`invoices.${buyer}`)}</Typography.Text>
              <Copyable text={title} canWrap />
              {tax_number && <Copyable text={tax_number} />}
              {email && <Copyable text={email} />}
            </div>
          ),
        },
        { title: t('invoices.amount'), align: 'right', render: (_, { amount }) => money(amount) },
        {
          title: t('invoices.state'),
          render: (_, { status, status_display, number, reason, issued, is_outdated, rest }) => (
            <div className="wrap-cell">
              <StateTag tone={is_outdated ? 'negative' : toneOf(status)}>
                {is_outdated ? t('invoices.outdated') : status_display}
              </StateTag>
              {is_outdated && <div>{t('invoices.changedAmount', { amount: money(rest) })}</div>}
              {number && <Copyable text={number} />}
              {issued && <Typography.Text type="secondary">{moment(issued)}</Typography.Text>}
              {reason && <div>{reason}</div>}
            </div>
          ),
        },
        { title: t('resource.actions'), render: (_, invoice) => <InvoiceSteps invoice={invoice} /> },
      ]}
    />
  )
}
