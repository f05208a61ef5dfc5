import { useQuery } from '@tanstack/react-query'
import { Card, Descriptions, Flex, Timeline, Typography } from 'antd'
import { Link, useParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed, Loading } from '../app/StateView'
import { call } from '../calls/call'
import { useT } from '../i18n'
import { formatMoment } from '../i18n/format'
import { useSiteFormat } from '../app/useSiteFormat'
import { useMe } from '../session/useMe'
import { RefundRows } from './RefundRows'
import { type OrderReturn, ReturnSteps } from './ReturnSteps'
import { toneOf } from './tones'

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

/** The two sides of an exchange, and the parcel that brings the replacement. */
function exchangeItems(t: ReturnType<typeof useT>, exchange: NonNullable<OrderReturn['exchange']>) {
  const { from_label, to_label, carrier, tracking_no, tracking_page: page } = exchange
  const parcel = tracking_no ? `${carrier} ${tracking_no}` : '–'
  return [
    { key: 'from', label: t('operation.returns.from'), children: from_label || '–' },
    { key: 'to', label: t('operation.returns.to'), children: to_label || '–' },
    {
      key: 'replacement',
      label: t('operation.returns.replacement'),
      children: page ? (
        <a href={page} target="_blank" rel="noreferrer">
          {parcel}
        </a>
      ) : (
        parcel
      ),
    },
  ]
}

/** One return: what its buyer wants and why, how it came to where it stands, and what is to be done. */
export function ReturnScreen() {
  const t = useT()
  const { number = '' } = useParams()
  const site = useMe().data?.site
  const { money } = useSiteFormat()
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
          column={{ xs: 1, md: 2 }}
          items={[
            {
              key: 'state',
              label: t('operation.state'),
              children: <StateTag tone={toneOf(one.status)}>{one.status_display}</StateTag>,
            },
            {
              key: 'order',
              label: t('operation.refundList.order'),
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
            ...(one.exchange
              ? exchangeItems(t, one.exchange)
              : [
                  {
                    key: 'amount',
                    label: t('operation.refunds.amount'),
                    children: money(one.amount),
                  },
                ]),
            { key: 'reason', label: t('operation.returns.reason'), children: one.reason },
            { key: 'description', label: t('operation.returns.description'), children: one.description || '–' },
            ...(one.kind === 'refund_only'
              ? []
              : [
                  {
                    key: 'parcel',
                    label: t('operation.returns.back'),
                    children: one.tracking_no ? `${one.carrier} ${one.tracking_no}` : '–',
                  },
                ]),
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
