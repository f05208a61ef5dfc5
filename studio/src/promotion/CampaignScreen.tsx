import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, App, Button, Card, Descriptions, Popconfirm } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { ScreenHead } from '../app/ScreenHead'
import { StateTag } from '../app/StateTag'
import { Failed, Loading } from '../app/StateView'
import { useSiteFormat } from '../app/useSiteFormat'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { useT } from '../i18n'
import { Steps } from '../operation/Steps'
import { toneOf } from '../operation/tones'
import { useStep } from '../operation/useStep'
import { useMe } from '../session/useMe'
import type { Campaign } from './campaign-draft'
import { CampaignForm } from './CampaignForm'
import { CampaignPreview } from './CampaignPreview'

const steps = [
  { action: 'schedule', text: 'campaigns.action.schedule', question: 'campaigns.ask.schedule', isPrimary: true },
  { action: 'stop', text: 'campaigns.action.stop', question: 'campaigns.ask.stop', isDanger: true },
] as const

function DeleteButton({ id }: { id: number }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { message } = App.useApp()
  const remove = async () => {
    try {
      await call('DELETE /studio/flashcampaign/{id}/', { params: { id } })
      void client.invalidateQueries({ queryKey: ['campaigns'] })
      await navigate('/campaigns', { replace: true })
    } catch (error) {
      void message.error((error as Error).message)
    }
  }
  return (
    <Popconfirm title={t('campaigns.removeAsk')} okText={t('campaigns.remove')} onConfirm={remove}>
      <Button danger>{t('campaigns.remove')}</Button>
    </Popconfirm>
  )
}

/** The facts of a campaign, with the number of users it is for and reached. */
function Facts({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const { moment, end: formatEnd } = useSiteFormat()
  const coupon = campaign.coupon_detail
  const stock = coupon && {
    key: 'stock',
    label: t('campaigns.stock'),
    children: coupon.left_count ?? t('campaigns.noLimit'),
  }
  return (
    <Card style={{ marginBottom: 16 }}>
      <Descriptions
        column={{ xs: 1, lg: 3 }}
        items={[
          {
            key: 'state',
            label: t('operation.state'),
            children: <StateTag tone={toneOf(campaign.status)}>{t(`campaigns.status.${campaign.status}`)}</StateTag>,
          },
          { key: 'start', label: t('campaigns.start'), children: moment(campaign.start) },
          { key: 'end', label: t('campaigns.end'), children: formatEnd(campaign.end) },
          {
            key: 'audience',
            label: t('campaigns.audienceField'),
            children: t(`campaigns.audience.${campaign.audience}`),
          },
          { key: 'count', label: t('campaigns.audienceCount'), children: campaign.audience_count },
          { key: 'shown', label: t('campaigns.shownCount'), children: campaign.shown_count },
          ...(stock ? [stock] : []),
        ]}
      />
    </Card>
  )
}

const previewOf = ({ kind, image, description, sub_description, link, coupon_detail }: Campaign) => ({
  ...{
    kind,
    image: image?.thumb,
    description,
    subDescription: sub_description,
    hasLink: link !== null,
    coupon: coupon_detail?.label ?? null,
  },
})

const useCampaign = (id: number) =>
  useQuery({
    queryKey: ['campaign', id],
    queryFn: () => call('GET /studio/flashcampaign/{id}/', { params: { id } }),
    enabled: id > 0,
  })

/** One campaign: its form while it is a draft, then what was scheduled. */
export function CampaignScreen() {
  const t = useT()
  const id = Number(useParams().id)
  const client = useQueryClient()
  // What is scheduled is what is saved, so that nobody sends words that they have changed meanwhile.
  const [isDirty, setDirty] = useState(false)
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const query = useCampaign(id)
  const step = useStep(
    (body: { version: number; action: (typeof steps)[number]['action'] }) =>
      submitOnce(`campaign-step-${id}`, body, (key) =>
        call('POST /studio/flashcampaign/{id}/process/', { params: { id }, body, key }),
      ),
    ['campaign', 'campaigns'],
  )
  if (query.isError) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const campaign = query.data
  if (!campaign) return <Loading />
  const isDraft = campaign.status === 'draft'
  return (
    <>
      <ScreenHead title={campaign.title}>
        <Link to={`/campaigns/new?copy=${id}`}>
          <Button tabIndex={-1}>{t('resource.copy')}</Button>
        </Link>
        {isDraft && <DeleteButton id={id} />}
        <Steps
          rows={steps}
          actions={isDirty ? [] : campaign.actions}
          isBusy={step.isPending}
          onStep={(action) => step.mutateAsync({ version: campaign.version, action })}
        />
      </ScreenHead>
      {isDraft && (
        <Alert
          type="info"
          showIcon
          title={t(isDirty ? 'campaigns.saveFirst' : 'campaigns.draftHint')}
          style={{ marginBottom: 16 }}
        />
      )}
      <Facts campaign={campaign} />
      {isDraft ? (
        <CampaignForm
          campaign={campaign}
          zone={zone}
          onDirty={setDirty}
          onSaved={(reply) => {
            client.setQueryData(['campaign', id], reply)
            void client.invalidateQueries({ queryKey: ['campaigns'] })
          }}
        />
      ) : (
        <CampaignPreview {...previewOf(campaign)} />
      )}
    </>
  )
}

/** A campaign that is not there yet: an empty one, or a copy of the one that the address names. */
export function NewCampaignScreen() {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const source = Number(useSearchParams()[0].get('copy')) || 0
  const copy = useCampaign(source)
  if (copy.isError) return <Failed error={copy.error} onRetry={() => void copy.refetch()} />
  if (source > 0 && !copy.data) return <Loading />
  return (
    <>
      <ScreenHead title={t('campaigns.create')} />
      <CampaignForm
        campaign={null}
        source={copy.data}
        zone={zone}
        onSaved={(reply) => {
          client.setQueryData(['campaign', reply.id], reply)
          void client.invalidateQueries({ queryKey: ['campaigns'] })
          void navigate(`/campaigns/${reply.id}`, { replace: true })
        }}
      />
    </>
  )
}
