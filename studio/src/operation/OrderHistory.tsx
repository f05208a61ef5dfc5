import { Card, Table, Timeline, Typography } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { useT } from '../i18n'
import type { StudioOrder } from './studio-order.types'
import { toneOf } from './tones'

/** Everything that happened to an order, the newest first, with who did it. */
export function OrderTimeline({ timeline }: Pick<StudioOrder, 'timeline'>) {
  const t = useT()
  const { moment } = useSiteFormat()
  return (
    <Card title={t('operation.desk.timeline')} style={{ marginBottom: 16 }}>
      <Timeline
        items={timeline.map(({ display, actor, person, text, at }) => ({
          content: (
            <>
              <div>{display}</div>
              {text && <div style={{ overflowWrap: 'anywhere' }}>{text}</div>}
              <Typography.Text style={{ fontSize: 12 }}>
                {[moment(at), person ?? t(`operation.desk.by.${actor}`)].join(' · ')}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}

/** The latest other orders of an order's customer. */
export function OtherOrders({ others }: Pick<StudioOrder, 'others'>) {
  const t = useT()
  const { money, moment } = useSiteFormat()
  if (others.count === 0) return null
  return (
    <Card
      title={t('operation.desk.others')}
      extra={<Typography.Text>{t('operation.desk.othersOf', { n: others.count })}</Typography.Text>}
      style={{ marginBottom: 16 }}
    >
      <Table<StudioOrder['others']['results'][number]>
        rowKey="id"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={others.results}
        columns={[
          {
            title: t('operation.orders.number'),
            render: (_, { id, number }) => <Link to={`/orders/${id}`}>{number}</Link>,
          },
          { title: t('operation.created'), render: (_, { created }) => moment(created) },
          { title: t('operation.orders.total'), align: 'right', render: (_, { tit }) => money(tit) },
          {
            title: t('operation.state'),
            render: (_, { status, status_display }) => <StateTag tone={toneOf(status)}>{status_display}</StateTag>,
          },
        ]}
      />
    </Card>
  )
}
