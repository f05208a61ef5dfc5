import { raffleKinds } from '@storefront/contract/domain/promotion/raffle'
import { Alert, Card, Flex, Form, Input, Select } from 'antd'
import { lazy, Suspense } from 'react'
import { NumberItem } from '../editing/NumberItem'
import { SaveBar } from '../editing/SaveBar'
import { DateTimeField } from '../editing/dates/DateFields'
import { mergeFields } from '../editing/merge'
import { useLocalDraft } from '../editing/useLocalDraft'
import { useT } from '../i18n'
import { PictureField } from '../resource/PictureField'
import { usePictureWait } from '../rich-text/paste/loading'
import { LazyRichText } from '../rich-text/LazyRichText'
import { useMe } from '../session/useMe'
import { PrizeFields } from './PrizeFields'
import { draftText, draftTexts, type RaffleDraft } from './raffle-draft'

const LocalDraftModal = lazy(async () => ({
  default: (await import('../editing/LocalDraftModal')).LocalDraftModal<RaffleDraft>,
}))

interface RaffleFormProps {
  /** null for one that is not there yet. */
  readonly id: number | null
  readonly initial: RaffleDraft
  readonly thumbs: Readonly<Record<string, string>>
  readonly error: Error | null
  readonly isBusy: boolean
  readonly onSave: (draft: RaffleDraft, done: () => void) => void
}

/** The form of a raffle's draft; a published raffle never changes. */
export function RaffleForm({ id, initial, thumbs, error, isBusy, onSave }: RaffleFormProps) {
  const t = useT()
  const zone = useMe().data?.site.time_zone ?? 'UTC'
  const [form] = Form.useForm<RaffleDraft>()
  const readDraft = () => ({ ...initial, ...form.getFieldsValue(true) }) as RaffleDraft
  const local = useLocalDraft<RaffleDraft>({
    ...{
      form: `raffle/${id ?? 'new'}`,
      base: id === null ? null : initial,
      initial,
      merge: mergeFields,
      read: readDraft,
    },
    show: (draft) => form.setFieldsValue(draft),
  })
  const { isWaiting, whenLoaded } = usePictureWait()
  const save = () => {
    const send = () => {
      const draft = readDraft()
      onSave(draft, () => local.noteSaved(draft))
    }
    if (!isBusy) void whenLoaded(send)
  }
  const required = [{ required: true, message: t('promoForm.fillIn') }]
  return (
    <Form form={form} layout="vertical" initialValues={initial} onValuesChange={local.noteEdit} onFinish={save}>
      <Suspense>
        {local.offer && <LocalDraftModal local={local} labelOf={(field) => t(draftTexts[field])} textOf={draftText} />}
      </Suspense>
      {error && <Alert type="error" role="alert" title={error.message} style={{ marginBottom: 16 }} />}
      <Card style={{ marginBottom: 16 }}>
        <Form.Item
          name="title"
          label={t('opsRaffle.titleField')}
          rules={[{ required: true, whitespace: true, message: t('promoForm.fillIn') }]}
        >
          <Input maxLength={60} showCount style={{ maxWidth: 560 }} />
        </Form.Item>
        <Form.Item name="abstract" label={t('opsRaffle.abstract')}>
          <Input maxLength={200} showCount style={{ maxWidth: 560 }} />
        </Form.Item>
        <Form.Item name="picture" label={t('opsRaffle.picture')}>
          <PictureField thumbs={thumbs} value={undefined} />
        </Form.Item>
        <Form.Item name="kind" label={t('opsRaffle.kindField')} extra={t('opsRaffle.kindHint')}>
          <Select
            options={raffleKinds.map((value) => ({ value, label: t(`opsRaffle.kind.${value}`) }))}
            style={{ width: 240 }}
          />
        </Form.Item>
        <Flex gap={16} wrap>
          <Form.Item name="start" label={t('opsRaffle.start')} extra={t('promoForm.zone', { zone })} rules={required}>
            <DateTimeField />
          </Form.Item>
          <Form.Item
            name="end"
            label={t('opsRaffle.end')}
            dependencies={['start']}
            rules={[
              ...required,
              {
                validator: (_, end: string) =>
                  !end || end > form.getFieldValue('start')
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('opsRaffle.datesWrong'))),
              },
            ]}
          >
            <DateTimeField />
          </Form.Item>
        </Flex>
        <Flex gap={16} wrap>
          <NumberItem
            name="price"
            label={t('opsRaffle.price')}
            extra={t('opsRaffle.priceHint')}
            isRequired
            min={0}
            max={100_000}
            precision={0}
          />
          <NumberItem
            name="max_tickets"
            label={t('opsRaffle.maxTickets')}
            isRequired
            min={1}
            max={1000}
            precision={0}
          />
          <NumberItem
            name="claim_days"
            label={t('opsRaffle.claimDays')}
            extra={t('opsRaffle.claimDaysHint')}
            isRequired
            min={1}
            max={90}
            precision={0}
          />
        </Flex>
        <Form.Item name="rules" label={t('opsRaffle.rules')} extra={t('opsRaffle.rulesHint')}>
          <LazyRichText label={t('opsRaffle.rules')} value="" />
        </Form.Item>
      </Card>
      <Card title={t('opsRaffle.prizes')} style={{ marginBottom: 16 }}>
        <PrizeFields thumbs={thumbs} />
      </Card>
      <SaveBar isUnsaved={local.isUnsaved} isBusy={isBusy || isWaiting} text={t('opsRaffle.saveDraft')} />
    </Form>
  )
}
