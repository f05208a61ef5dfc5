import { isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import type { Country } from '@storefront/contract/domain/country/country'
import {
  FLASH_CAMPAIGN_LIMITS,
  type FlashAudience,
  type FlashCampaignKind,
} from '@storefront/contract/domain/site/flash-campaign'
import type { FlashCampaignInput } from '@storefront/contract/entities/studio/flash-campaign'
import type { Reply } from '../calls/call'
import { siteLocal, siteMoment } from '../i18n/site-moment'

export type Campaign = Reply<'GET /studio/flashcampaign/{id}/'>

/** A campaign as its form has it: moments as the site's clocks show them, numbers one a line, the link as a text. */
export interface CampaignDraft {
  readonly title: string
  readonly kind: FlashCampaignKind
  readonly picture: number | null
  readonly description: string
  readonly sub_description: string
  readonly link: string | null
  readonly coupon: number | null
  readonly audience: FlashAudience
  readonly level: number | null
  readonly card: number | null
  readonly product: number | null
  readonly days: number | null
  readonly mobiles: string
  readonly start: string
  readonly end: string
}

export const emptyCampaign: CampaignDraft = {
  ...{ title: '', kind: 'link', picture: null, description: '', sub_description: '', link: null, coupon: null },
  ...{ audience: 'everyone', level: null, card: null, product: null, days: null, mobiles: '', start: '', end: '' },
}

/** The labels of the fields. */
export const campaignTexts = {
  title: 'campaigns.name',
  kind: 'campaigns.kindField',
  picture: 'campaigns.picture',
  description: 'campaigns.description',
  sub_description: 'campaigns.subDescription',
  link: 'campaigns.link',
  coupon: 'campaigns.coupon',
  audience: 'campaigns.audienceField',
  level: 'campaigns.level',
  card: 'campaigns.card',
  product: 'campaigns.product',
  days: 'campaigns.days',
  mobiles: 'campaigns.mobiles',
  start: 'campaigns.start',
  end: 'campaigns.end',
} as const satisfies Record<keyof CampaignDraft, string>

/** Returns the mobile numbers of a text as they are stored, each once; whatever stands between them. */
export function mobilesOf(text: string, country: Country): string[] {
  const normalize = (line: string) => normalizeMobile(line, country)
  const lines = text
    .split(/[\n,;，；、]+/)
    .flatMap((line) => (isMobile(normalize(line), country) ? [line] : line.split(/\s+/)))
  return [...new Set(lines.map(normalize).filter(Boolean))]
}
const MOBILE = /^\+?\d{5,15}$/

/** Returns the problem of a text's mobile numbers: the number of wrong ones, or too many; null for none. */
export function mobilesProblem(text: string, country: Country): { readonly wrong: number } | 'many' | null {
  const mobiles = mobilesOf(text, country)
  if (mobiles.length > FLASH_CAMPAIGN_LIMITS.mobiles) return 'many'
  const wrong = mobiles.filter((mobile) => !MOBILE.test(mobile)).length
  return wrong > 0 ? { wrong } : null
}

/** @param zone the site's, in which the form's moments are */
export function draftOf(campaign: Campaign, zone: string): CampaignDraft {
  const {
    title,
    kind,
    picture,
    description,
    sub_description,
    link,
    coupon,
    audience,
    level,
    card,
    product,
    days,
    mobiles,
    start,
    end,
  } = campaign
  return {
    ...{ title, kind, picture, description, sub_description, coupon, audience, level, card, product, days },
    ...{
      link: link && JSON.stringify(link),
      mobiles: mobiles.join('\n'),
      start: siteLocal(start, zone),
      end: siteLocal(end, zone),
    },
  }
}

/** Returns the draft of a copy, whose days are still to be chosen. @param title of the copy */
export const copyOf = (campaign: Campaign, title: string): CampaignDraft => ({
  ...draftOf(campaign, 'UTC'),
  ...{ title, start: '', end: '' },
})

/** Returns the body of a save. */
export function bodyOf(
  { link, mobiles, start, end, ...draft }: CampaignDraft,
  zone: string,
  country: Country,
): FlashCampaignInput {
  return {
    ...draft,
    title: draft.title.trim(),
    link: link === null ? null : (JSON.parse(link) as FlashCampaignInput['link']),
    mobiles: mobilesOf(mobiles, country),
    start: siteMoment(start, zone)?.toISOString() ?? '',
    end: siteMoment(end, zone)?.toISOString() ?? '',
  }
}
