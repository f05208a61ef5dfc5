import { flashCampaignStatuses } from '@storefront/contract/domain/site/flash-campaign'
import { Button } from 'antd'
import { Link } from 'react-router'
import { StateTag } from '../app/StateTag'
import { useSiteFormat } from '../app/useSiteFormat'
import { call, type Reply } from '../calls/call'
import { useT } from '../i18n'
import { OperationList } from '../operation/OperationList'
import { toneOf } from '../operation/tones'

type Campaign = Reply<'GET /studio/flashcampaign/'>['results'][number]
const tabs = [
  { key: '', text: 'operation.all' } as const,
  ...flashCampaignStatuses.map((status) => ({ key: status, text: `campaigns.status.${status}` }) as const),
]

/** All campaigns of flash messages. */
export function CampaignListScreen() {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  return (
    <OperationList<Campaign>
      name="campaigns"
      title="campaigns.title"
      search="campaigns.search"
      actions={
        <Link to="/campaigns/new">
          <Button type="primary">{t('campaigns.create')}</Button>
        </Link>
      }
      tabs={tabs}
      load={({ tab, ...query }) =>
        call('GET /studio/flashcampaign/', {
          query: { ...query, status: (tab || undefined) as Campaign['status'] | undefined },
        })
      }
      rowKey="id"
      columns={[
        { title: t('campaigns.name'), render: (_, { id, title }) => <Link to={`/campaigns/${id}`}>{title}</Link> },
        { title: t('campaigns.kindField'), render: (_, { kind }) => t(`campaigns.kind.${kind}`) },
        { title: t('campaigns.audienceField'), render: (_, { audience }) => t(`campaigns.audience.${audience}`) },
        { title: t('campaigns.start'), render: (_, { start }) => moment(start) },
        { title: t('campaigns.end'), render: (_, { end }) => formatEnd(end) },
        { title: t('campaigns.shownCount'), align: 'right', dataIndex: 'shown_count' },
        {
          title: t('operation.state'),
          render: (_, { status }) => <StateTag tone={toneOf(status)}>{t(`campaigns.status.${status}`)}</StateTag>,
        },
      ]}
    />
  )
}
