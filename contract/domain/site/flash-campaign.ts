import { keysOf } from '../keys-of'

/**
 * THE table of campaign kinds: a message with a link, or a coupon that each receiver gets. `field` is the part of a
 * campaign that only this kind uses; where it is required, nothing is scheduled without it.
 */
const campaignKindTable = {
  link: { field: 'link', isRequired: false },
  coupons: { field: 'coupon', isRequired: true },
} as const satisfies Record<string, { readonly field: string; readonly isRequired: boolean }>

export type FlashCampaignKind = keyof typeof campaignKindTable
/** Part of a campaign that a single kind uses. */
export type FlashCampaignField = (typeof campaignKindTable)[FlashCampaignKind]['field']
export const flashCampaignKinds = keysOf(campaignKindTable)

/** Returns the part of a campaign that only its kind uses. */
export const campaignField = (kind: FlashCampaignKind): FlashCampaignField => campaignKindTable[kind].field

/** Part without which a campaign of its kind cannot be scheduled. */
export type RequiredCampaignField = Extract<
  (typeof campaignKindTable)[FlashCampaignKind],
  { isRequired: true }
>['field']

/** Returns the part without which a campaign of a kind cannot be scheduled; null for none. */
export function requiredCampaignField(kind: FlashCampaignKind): RequiredCampaignField | null {
  const row = campaignKindTable[kind]
  return row.isRequired ? row.field : null
}

/** Audiences of a campaign with the fields that define each; of these, `required` must be filled. */
export const flashAudiences = {
  everyone: { fields: [], required: [] },
  level: { fields: ['level'], required: ['level'] },
  card: { fields: ['card'], required: ['card'] },
  buyers: { fields: ['product', 'days'], required: ['product'] },
  recent: { fields: ['days'], required: ['days'] },
  mobiles: { fields: ['mobiles'], required: ['mobiles'] },
} as const satisfies Record<string, { fields: readonly string[]; required: readonly string[] }>
export type FlashAudience = keyof typeof flashAudiences
export const flashAudienceNames = keysOf(flashAudiences)
export type FlashAudienceField = 'level' | 'card' | 'product' | 'days' | 'mobiles'

/** Maximum number of mobile numbers of a campaign, maximum age of a purchase in days, and maximum level. */
export const FLASH_CAMPAIGN_LIMITS = { mobiles: 2000, days: 3650, level: 1000 } as const

/** Stored states of a campaign; `running` and `ended` follow from its dates. */
export type FlashCampaignState = 'draft' | 'scheduled' | 'stopped'
export const flashCampaignStatuses = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const
export type FlashCampaignStatus = (typeof flashCampaignStatuses)[number]

/** Returns a campaign's status at `now` (milliseconds). Its window includes its start and excludes its end. */
export function flashCampaignStatus(
  state: FlashCampaignState,
  start: string,
  end: string,
  now: number,
): FlashCampaignStatus {
  if (state !== 'scheduled') return state
  if (Date.parse(end) <= now) return 'ended'
  return Date.parse(start) <= now ? 'running' : 'scheduled'
}

/** Steps of a campaign; what was scheduled is never changed, only stopped. */
export const flashCampaignLifecycle = {
  schedule: { from: ['draft'], to: 'scheduled' },
  stop: { from: ['scheduled', 'running'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly FlashCampaignStatus[]; to: FlashCampaignState }>
export type FlashCampaignAction = keyof typeof flashCampaignLifecycle
export const flashCampaignActionNames = keysOf(flashCampaignLifecycle)

/** Returns the actions of staff on a campaign with this status. */
export const flashCampaignActions = (status: FlashCampaignStatus): FlashCampaignAction[] =>
  flashCampaignActionNames.filter((action) =>
    (flashCampaignLifecycle[action].from as readonly FlashCampaignStatus[]).includes(status),
  )
