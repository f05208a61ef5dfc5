import { type Country, countryOf } from '@storefront/contract/domain/country/country'
import { campaignField, flashCampaignKinds } from '@storefront/contract/domain/site/flash-campaign'
import { App, Card, Flex, Form, Input, Select } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { call } from '../calls/call'
import { submitOnce } from '../calls/submit-key'
import { DateTimeField } from '../editing/dates/DateFields'
import { mergeFields } from '../editing/merge'
import { SaveAlert } from '../editing/SaveAlert'
import { SaveBar } from '../editing/SaveBar'
import { useLocalDraft } from '../editing/useLocalDraft'
import { type Editor, useSave } from '../editing/useSave'
import { useT } from '../i18n'
import { LinkControl } from '../resource/LinkControl'
import { PictureField } from '../resource/PictureField'
import { ReferenceSelect } from '../resource/ReferenceSelect'
import { useMe } from '../session/useMe'
import { AudienceFields } from './AudienceFields'
import {
  bodyOf,
  type Campaign,
  type CampaignDraft,
  campaignTexts,
  copyOf,
  draftOf,
  emptyCampaign,
} from './campaign-draft'
import { CampaignPreview } from './CampaignPreview'
import { useCouponLabel } from './useCouponLabel'

const ConflictModal = lazy(async () => ({
  default: (await import('../editing/ConflictModal')).ConflictModal<Campaign, CampaignDraft>,
}))
const LocalDraftModal = lazy(async () => ({
  default: (await import('../editing/LocalDraftModal')).LocalDraftModal<CampaignDraft>,
}))

/** Returns the editor of campaigns; the site's zone is that of the form's moments. */
const editorIn = (zone: string, country: Country): Editor<Campaign, CampaignDraft> => ({
  send: (base, draft) => {
    const values = bodyOf(draft, zone, country)
    if (!base)
      return submitOnce('campaign-new', values, (key) => call('POST /studio/flashcampaign/', { body: values, key }))
    const body = { version: base.version, values }
    return submitOnce(`campaign-${base.id}`, body, (key) =>
      call('PUT /studio/flashcampaign/{id}/', { params: { id: base.id }, body, key }),
    )
  },
  read: ({ id }) => call('GET /studio/flashcampaign/{id}/', { params: { id } }),
  draftOf: (campaign) => draftOf(campaign, zone),
  merge: mergeFields,
  asNew: (draft) => draft,
})

const thumbsOf = (campaign: Campaign | null): Record<string, string> =>
  campaign?.picture && campaign.image ? { [campaign.picture]: campaign.image.thumb } : {}

interface CampaignFormProps {
  /** null for one that is not there yet. */
  readonly campaign: Campaign | null
  /** Begins a new one with the values of another. */
  readonly source?: Campaign | undefined
  readonly zone: string
  readonly onSaved: (campaign: Campaign) => void
  /** Hears whether something is written that is not saved. */
  readonly onDirty?: (isDirty: boolean) => void
}

/** The form of a campaign's draft, beside its preview. */
export function CampaignForm({ campaign, source, zone, onSaved, onDirty }: CampaignFormProps) {
  const t = useT()
  const { message } = App.useApp()
  const [form] = Form.useForm<CampaignDraft>()
  const blank = source ? copyOf(source, t('resource.copyName', { name: source.title })) : emptyCampaign
  const initial = campaign ? draftOf(campaign, zone) : blank
  const values = { ...initial, ...(Form.useWatch([], { form, preserve: true }) as Partial<CampaignDraft> | undefined) }
  const [uploads, setUploads] = useState<Readonly<Record<string, string>>>({})
  const thumbs: Readonly<Record<string, string>> = { ...thumbsOf(campaign ?? source ?? null), ...uploads }
  const coupon = useCouponLabel(values.coupon, campaign)
  const readDraft = () => ({ ...initial, ...form.getFieldsValue(true) }) as CampaignDraft
  const local = useLocalDraft<CampaignDraft>({
    ...{
      form: `flashcampaign/${campaign?.id ?? 'new'}`,
      base: campaign && initial,
      initial,
      merge: mergeFields,
      read: readDraft,
    },
    show: (draft) => {
      form.setFieldsValue(draft)
      onDirty?.(true)
    },
  })
  const country = countryOf(useMe().data?.site.country)
  const editor = useMemo(() => editorIn(zone, country), [zone, country])
  const { save, conflict, settleConflict, saveAsNew } = useSave(campaign, editor, (reply) => {
    void message.success(t('campaigns.saved'))
    local.noteSaved(draftOf(reply, zone))
    onDirty?.(false)
    onSaved(reply)
  })
  const labelOf = (field: keyof CampaignDraft) => t(campaignTexts[field])
  const textOf = (draft: CampaignDraft, field: keyof CampaignDraft) => String(draft[field] ?? '–')
  const required = [{ required: true, message: t('promoForm.fillIn') }]
  const checkEnd = (_: unknown, end: string) =>
    !end || end > form.getFieldValue('start') ? Promise.resolve() : Promise.reject(new Error(t('campaigns.datesWrong')))
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={initial}
      onValuesChange={() => {
        local.noteEdit()
        onDirty?.(true)
      }}
      onFinish={() => {
        if (!save.isPending) save.mutate(readDraft())
      }}
      scrollToFirstError
    >
      <SaveAlert error={save.error} onSaveAsNew={saveAsNew} />
      <div className="campaign-columns">
        <div>
          <Card title={t('campaigns.content')} style={{ marginBottom: 16 }}>
            <Form.Item
              name="title"
              label={labelOf('title')}
              extra={t('campaigns.nameHint')}
              rules={[{ ...required[0], whitespace: true }]}
            >
              <Input maxLength={60} showCount style={{ maxWidth: 560 }} />
            </Form.Item>
            <Form.Item name="kind" label={labelOf('kind')}>
              <Select
                options={flashCampaignKinds.map((value) => ({ value, label: t(`campaigns.kind.${value}`) }))}
                style={{ width: 240 }}
              />
            </Form.Item>
            {campaignField(values.kind) === 'coupon' && (
              <Form.Item name="coupon" label={labelOf('coupon')} extra={t('campaigns.couponHint')}>
                <ReferenceSelect to="coupon" labels={campaign?.labels ?? {}} />
              </Form.Item>
            )}
            <Form.Item name="picture" label={labelOf('picture')}>
              <PictureField
                thumbs={thumbs}
                value={undefined}
                onUpload={(id, thumb) => setUploads((before) => ({ ...before, [id]: thumb }))}
              />
            </Form.Item>
            <Form.Item name="description" label={labelOf('description')}>
              <Input maxLength={60} showCount style={{ maxWidth: 560 }} />
            </Form.Item>
            <Form.Item name="sub_description" label={labelOf('sub_description')}>
              <Input.TextArea maxLength={300} showCount rows={3} style={{ maxWidth: 560 }} />
            </Form.Item>
            {campaignField(values.kind) === 'link' && (
              <Form.Item name="link" label={labelOf('link')}>
                <LinkControl label={labelOf('link')} value={null} />
              </Form.Item>
            )}
          </Card>
          <Card title={t('campaigns.audienceField')} style={{ marginBottom: 16 }}>
            <AudienceFields labels={campaign?.labels ?? {}} />
          </Card>
          <Card title={t('campaigns.time')} style={{ marginBottom: 16 }}>
            <Flex gap={16} wrap>
              <Form.Item name="start" label={labelOf('start')} extra={t('promoForm.zone', { zone })} rules={required}>
                <DateTimeField />
              </Form.Item>
              <Form.Item
                name="end"
                label={labelOf('end')}
                dependencies={['start']}
                rules={[...required, { validator: checkEnd }]}
              >
                <DateTimeField />
              </Form.Item>
            </Flex>
          </Card>
        </div>
        <CampaignPreview
          kind={values.kind}
          image={values.picture === null ? undefined : thumbs[values.picture]}
          description={values.description}
          subDescription={values.sub_description}
          hasLink={values.link !== null}
          coupon={coupon}
        />
      </div>
      <Suspense>
        {local.offer && <LocalDraftModal local={local} labelOf={labelOf} textOf={textOf} />}
        {conflict && <ConflictModal conflict={conflict} labelOf={labelOf} textOf={textOf} onSettle={settleConflict} />}
      </Suspense>
      <SaveBar isUnsaved={local.isUnsaved} isBusy={save.isPending} text={t('campaigns.saveDraft')} />
    </Form>
  )
}
