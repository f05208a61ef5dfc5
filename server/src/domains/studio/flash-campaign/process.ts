import {
  type FlashCampaignAction,
  type RequiredCampaignField,
  flashAudiences,
  flashCampaignLifecycle,
  requiredCampaignField,
} from '@storefront/contract/domain/site/flash-campaign'
import type { FlashCampaignDetail } from '@storefront/contract/entities/studio/flash-campaign'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { writeAuditEntry } from '../audit/record'
import { campaignIn } from './present'

type Problem = 'words' | RequiredCampaignField | 'couponTime' | 'audience' | 'end'

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** Returns the problem that prevents scheduling a draft; null for none. */
function problemOf(campaign: FlashCampaignDetail, now: number): Problem | null {
  const { kind, description, link, coupon_detail: coupon, audience, start, end } = campaign
  const required = requiredCampaignField(kind)
  if (description === '') return 'words'
  if (required && !{ link, coupon }[required]) return required
  if (coupon?.end && Date.parse(coupon.end) <= Date.parse(start)) return 'couponTime'
  if (flashAudiences[audience].required.some((field) => isEmpty(campaign[field]))) return 'audience'
  return Date.parse(end) <= now ? 'end' : null
}

// Of two who move it at once one does.
const MOVE =
  'update flash_campaign set state = $4, version = version + 1 where tenant_id = $1 and id = $2 and version = $3 returning 1'

/** Moves a campaign by one step of its life. @param version that was looked at: nobody sends words that they have not seen */
export function processCampaign(
  ctx: UserCtx,
  id: number,
  version: number,
  action: FlashCampaignAction,
): Promise<FlashCampaignDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const campaign = await campaignIn(ctx, tx, id)
    if (!campaign) return fail('notFound')
    if (!campaign.actions.includes(action)) return fail('campaignMoved')
    if (campaign.version !== version) return fail('editConflict')
    const problem = action === 'schedule' ? problemOf(campaign, ctx.now.getTime()) : null
    if (problem)
      return fail('campaignIncomplete', { problem: translate(ctx.language, `site.campaignProblem.${problem}`) })
    const rows = await tx.rows(MOVE, [ctx.tenant.id, id, version, flashCampaignLifecycle[action].to])
    if (rows.length === 0) return fail('campaignMoved')
    await writeAuditEntry(ctx, tx, { action: 'process', kind: 'flash_campaign', item: id, after: { action } })
    return (await campaignIn(ctx, tx, id)) ?? fail('notFound')
  })
}
