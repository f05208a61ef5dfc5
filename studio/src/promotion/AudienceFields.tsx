import {
  FLASH_CAMPAIGN_LIMITS,
  type FlashAudienceField,
  flashAudienceNames,
  flashAudiences,
} from '@storefront/contract/domain/site/flash-campaign'
import { countryOf } from '@storefront/contract/domain/country/country'
import { Form, Input, Select } from 'antd'
import type { ReactElement } from 'react'
import { useT } from '../i18n'
import { NumberText } from '../editing/NumberInput'
import { numberRule } from '../editing/NumberItem'
import type { NumberLimits } from '../editing/number-problem'
import { ReferenceSelect } from '../resource/ReferenceSelect'
import { useMe } from '../session/useMe'
import { type CampaignDraft, campaignTexts, mobilesOf, mobilesProblem } from './campaign-draft'

const { level, days, mobiles: MOBILES_MAX } = FLASH_CAMPAIGN_LIMITS
/** Bounds of the fields that are numbers. */
const limits: Readonly<Partial<Record<FlashAudienceField, NumberLimits>>> = {
  level: { min: 1, max: level, precision: 0 },
  days: { min: 1, max: days, precision: 0 },
}

/** Fields for a campaign's audience, and for the values that the audience needs. */
export function AudienceFields({ labels }: { labels: Readonly<Record<string, string>> }) {
  const t = useT()
  const language = useMe().data?.site.language ?? 'zh-cn'
  const country = countryOf(useMe().data?.site.country)
  const form = Form.useFormInstance<CampaignDraft>()
  const audience = Form.useWatch('audience', form) ?? 'everyone'
  const mobiles = Form.useWatch('mobiles', form) ?? ''
  const { fields, required } = flashAudiences[audience]
  const checkMobiles = async (_: unknown, text: string) => {
    const problem = mobilesProblem(text, country)
    if (problem === 'many') throw new Error(t('campaigns.mobilesHint', { max: MOBILES_MAX }))
    if (problem) throw new Error(t('campaigns.mobilesWrong', { n: problem.wrong }))
  }
  const controls: Readonly<Record<FlashAudienceField, ReactElement>> = {
    level: <NumberText {...limits.level} />,
    card: <ReferenceSelect to="membershipcard" labels={labels} />,
    product: <ReferenceSelect to="product" labels={labels} />,
    days: <NumberText {...limits.days} />,
    mobiles: <Input.TextArea rows={6} style={{ maxWidth: 320 }} />,
  }
  const rulesOf = (field: FlashAudienceField) => [limits[field] ?? []].flat().map((one) => numberRule(t, one, language))
  const isRequired = (field: FlashAudienceField) => (required as readonly FlashAudienceField[]).includes(field)
  const extras: Partial<Record<FlashAudienceField, string>> = {
    days: isRequired('days') ? undefined : t('campaigns.daysHint'),
    mobiles: `${t('campaigns.mobilesHint', { max: MOBILES_MAX })} · ${t('campaigns.mobileCount', { n: mobilesOf(mobiles, country).length })}`,
  }
  return (
    <>
      <Form.Item name="audience" label={t('campaigns.audienceField')}>
        <Select
          options={flashAudienceNames.map((value) => ({ value, label: t(`campaigns.audience.${value}`) }))}
          style={{ width: 240 }}
        />
      </Form.Item>
      {(fields as readonly FlashAudienceField[]).map((field) => (
        <Form.Item
          key={field}
          name={field}
          label={t(campaignTexts[field])}
          extra={extras[field]}
          rules={[
            { required: isRequired(field), message: t('promoForm.fillIn') },
            ...(field === 'mobiles' ? [{ validator: checkMobiles }] : []),
            ...rulesOf(field),
          ]}
        >
          {controls[field]}
        </Form.Item>
      ))}
    </>
  )
}
