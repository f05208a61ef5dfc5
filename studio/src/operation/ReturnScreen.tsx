import { useQuery } from '@tanstack/react-query'
import { Card, Descriptions, Flex, Timeline, Typography } from 'antd'
import { Link, useParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed, Loading } from '../app/StateView'
import { call, type Reply } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useMe } from '../session/useMe'
import { RefundRows } from './RefundRows'
import { ReopenButton } from './ReopenButton'
import { Steps } from './Steps'
import { toneOf } from './tones'
import { useStep } from './useStep'

type OrderReturn = Reply<'GET /studio/shop/orderlinereturn/{number}/'>
const steps = [
  {
    action: 'agree',
    text: 'operation.returns.steps.agree',
    question: 'operation.returns.asks.agree',
    note: 'optional',
    isPrimary: true,
  },
  {
    action: 'refuse',
    text: 'operation.returns.steps.refuse',
    question: 'operation.returns.asks.refuse',
    note: 'required',
    isDanger: true,
  },
  {
    action: 'uphold',
    text: 'operation.returns.steps.uphold',
    question: 'operation.returns.asks.uphold',
    note: 'required',
    isDanger: true,
  },
  {
    action: 'receive',
    text: 'operation.returns.steps.receive',
    question: 'operation.returns.asks.receive',
    note: 'optional',
    isPrimary: true,
  },
] as const

type Action = (typeof steps)[number]['action'] | 'reopen'

/** The steps on a return; a judge also decides on the appeal against its refusal. */
function ReturnSteps({ orderReturn: { number, actions, amount } }: { orderReturn: OrderReturn }) {
  const symbol = useMe().data?.site.currency.symbol ?? ''
  const step = useStep(
    (body: { action: Action; note: string; amount?: string }) =>
      submitOnce(`return-${number}`, body, (key) =>
        call('POST /studio/shop/orderlinereturn/{number}/process/', { params: { number }, body, key }),
      ),
    ['return', 'returns'],
  )
  return (
    <>
      <Steps
        rows={steps}
        actions={actions}
        isBusy={step.isPending}
        onStep={(action, note) => step.mutateAsync({ action, note })}
      />
      {actions.includes('reopen') && (
        <ReopenButton
          amount={`${symbol}${amount}`}
          isBusy={step.isPending}
          onStep={(input) => step.mutateAsync({ action: 'reopen', ...input })}
        />
      )}
    </>
  )
}

/** The pictures that a buyer added; each opens in full. */
function ReturnPictures({ images }: Pick<OrderReturn, 'images'>) {
  const t = useT()
  return (
    <Flex gap={12} wrap>
      {images.map(({ full, thumb }, index) => (
        <a key={full} href={full} target="_blank" rel="noreferrer">
          <img
            src={thumb}
            alt={t('studio.product.pictureOf', { n: index + 1 })}
            width={96}
            height={96}
            style={{ objectFit: 'cover', borderRadius: 6 }}
          />
        </a>
      ))}
    </Flex>
  )
}

/** One return: what its buyer wants and why, how it came to where it stands, and what is to be done. */
export function ReturnScreen() {
  const t = useT()
  const { number = '' } = useParams()
  const site = useMe().data?.site
  const query = useQuery({
    queryKey: ['return', number],
    queryFn: () => call('GET /studio/shop/orderlinereturn/{number}/', { params: { number } }),
  })
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const one = query.data
  if (!one) return <Loading />
  return (
    <>
      <ScreenHead title={t('operation.returns.one', { number })}>
        <ReturnSteps orderReturn={one} />
      </ScreenHead>
      <Card style={{ marginBottom: 16 }}>
        <Descriptions
          column={{ xs: 1, lg: 2 }}
          items={[
            {
              key: 'state',
              label: t('operation.state'),
              children: <StateTag tone={toneOf(one.status)}>{one.status_display}</StateTag>,
            },
            {
              key: 'order',
              label: t('operation.orders.number'),
              children:
                one.order_id === null ? (
                  one.order_number
                ) : (
                  <Link to={`/orders/${one.order_id}`}>{one.order_number}</Link>
                ),
            },
            { key: 'kind', label: t('operation.returns.kind'), children: one.kind_display },
            {
              key: 'product',
              label: t('operation.orders.product'),
              children: `${one.line.product_name} × ${one.quantity}`,
            },
            {
              key: 'amount',
              label: t('operation.refunds.amount'),
              children: `${site?.currency.symbol ?? ''}${one.amount}`,
            },
            { key: 'reason', label: t('operation.returns.reason'), children: one.reason },
            { key: 'description', label: t('operation.returns.description'), children: one.description || '–' },
            {
              key: 'parcel',
              label: t('operation.trackingNo'),
              children: one.tracking_no ? `${one.carrier} ${one.tracking_no}` : '–',
            },
          ]}
        />
        <ReturnPictures images={one.images} />
      </Card>
      {one.appeal && (
        <Card title={t('operation.returns.appeal')} style={{ marginBottom: 16 }}>
          <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>{one.appeal.text}</Typography.Paragraph>
          <Typography.Paragraph type="secondary">
            {formatMoment(one.appeal.created, site?.time_zone)}
          </Typography.Paragraph>
          <ReturnPictures images={one.appeal.images} />
        </Card>
      )}
      <RefundRows refunds={one.refund ? [one.refund] : []} />
      <Card title={t('operation.returns.history')}>
        <Timeline
          items={one.logs.map(({ status_display, note, created }) => ({
            content: (
              <>
                <div>{status_display}</div>
                {note && <div>{note}</div>}
                <Typography.Text style={{ fontSize: 12 }}>{formatMoment(created, site?.time_zone)}</Typography.Text>
              </>
            ),
          }))}
        />
      </Card>
    </>
  )
}
