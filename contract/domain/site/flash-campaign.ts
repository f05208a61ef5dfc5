/** What a campaign may send: a message with a link, or coupons that each receiver really gets. */
export const flashCampaignKinds = ['link', 'coupons'] as const
export type FlashCampaignKind = (typeof flashCampaignKinds)[number]

/** Whom a campaign is for, and the fields that say whom exactly: of `required` none may be missing. */
export const flashAudiences = {
  everyone: { fields: [], required: [] },
  level: { fields: ['level'], required: ['level'] },
  card: { fields: ['card'], required: ['card'] },
  buyers: { fields: ['product', 'days'], required: ['product'] },
  recent: { fields: ['days'], required: ['days'] },
  mobiles: { fields: ['mobiles'], required: ['mobiles'] },
} as const satisfies Record<string, { fields: readonly string[]; required: readonly string[] }>
export type FlashAudience = keyof typeof flashAudiences
export const flashAudienceNames = Object.keys(flashAudiences) as FlashAudience[]
export type FlashAudienceField = 'level' | 'card' | 'product' | 'days' | 'mobiles'

/** How many mobile numbers a campaign is sent to at most, and the days that a purchase may lie back. */
export const FLASH_CAMPAIGN_LIMITS = { mobiles: 2000, days: 3650, level: 1000 } as const

/** What is stored of a campaign's life; that it runs or is over follows from its time. */
export type FlashCampaignState = 'draft' | 'scheduled' | 'stopped'
export const flashCampaignStatuses = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const
export type FlashCampaignStatus = (typeof flashCampaignStatuses)[number]

/** Where a campaign stands at `now` (milliseconds): its window counts from its start on, and without its end. */
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
export const flashCampaignActionNames = Object.keys(flashCampaignLifecycle) as FlashCampaignAction[]

/** What staff may do with a campaign that stands so. */
export const flashCampaignActions = (status: FlashCampaignStatus): FlashCampaignAction[] =>
  flashCampaignActionNames.filter((action) =>
    (flashCampaignLifecycle[action].from as readonly FlashCampaignStatus[]).includes(status),
  )
