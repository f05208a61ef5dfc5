import type { FlashCampaignKind } from '@storefront/contract/domain/site/flash-campaign'
import type { Link } from '@storefront/contract/entities/common'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { Connection } from '../../../db'
import { Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { addMessage } from '../../account/message/add'
import { issueCoupon } from '../../wallet/coupon/receive'
import { isInAudience } from './flash-audience'

/** More at once nobody swipes through; the rest comes with the next look. */
const MESSAGES_MAX = 5

interface CampaignRow {
  id: number
  kind: FlashCampaignKind
  description: string
  sub_description: string
  link: Link | null
  coupon_id: number | null
  full_key: string | null
}

/** The condition that campaign `c` runs at `$3`. */
const RUNS = "c.state = 'scheduled' and c.start_at <= $3 and c.end_at > $3"
// One read of a small index for a site without campaigns. A coupon that cannot be had now is no news: it may come back.
const OPEN = `select c.id, c.kind, c.description, c.sub_description, c.link, c.coupon_id, im.full_key
  from flash_campaign c join account a on a.tenant_id = $1 and a.id = $2
  left join image im on im.tenant_id = $1 and im.id = c.image_id
  where c.tenant_id = $1 and ${RUNS}
    and not exists (select 1 from flash_receipt r where r.tenant_id = $1 and r.campaign_id = c.id and r.user_id = $2)
    and (c.kind <> 'coupons' or exists (select 1 from coupon t where t.tenant_id = $1 and t.id = c.coupon_id and t.is_active
      and (t.left_count is null or t.left_count > 0) and (t.start_at is null or t.start_at <= $3) and (t.end_at is null or t.end_at > $3)))
    and ${isInAudience('$3')}
  order by c.start_at, c.id limit ${MESSAGES_MAX}`
// The key decides between two looks of one user, and the state is read anew: a campaign that was stopped meanwhile
// gives nothing.
const RECEIVE = `insert into flash_receipt (tenant_id, campaign_id, user_id, is_shown, created_at)
  select c.tenant_id, c.id, $2, $5, $3 from flash_campaign c where c.tenant_id = $1 and c.id = $4 and ${RUNS}
  on conflict do nothing returning 1`

/**
 * Writes the receipt of one campaign and gives what belongs to it; null when the user has it already, or cannot have
 * its coupon.
 */
async function receive(tx: Connection, ctx: Ctx, userId: number, row: CampaignRow): Promise<FlashMessage | null> {
  const key = [ctx.tenant.id, userId, ctx.now, row.id]
  if ((await tx.rows(RECEIVE, [...key, true], 'flash_receive')).length === 0) return null
  const message = {
    kind: row.kind,
    description: row.description,
    subDescription: row.sub_description,
    ...(row.full_key !== null && { img_url: ctx.ports.storage.url(row.full_key) }),
  }
  const news = { target: row.id, data: { text: row.description }, note: row.sub_description, isRead: true } as const
  if (row.coupon_id === null) {
    await addMessage(tx, ctx, userId, { ...news, kind: 'campaign', link: row.link })
    return { ...message, ...(row.link && { link: row.link }) }
  }
  const receipt = await issueCoupon({ ...ctx, user: { id: userId } }, tx, row.coupon_id)
  if (receipt instanceof Failure) {
    await tx.exec('rollback to savepoint flash_campaign')
    // Who has all that one user may have is passed over for good; one that is out may be stocked up again.
    if (receipt.name === 'couponTaken') await tx.rows(RECEIVE, [...key, false], 'flash_receive')
    return null
  }
  await addMessage(tx, ctx, userId, { ...news, kind: 'campaign_coupons' })
  const { id, type, value, label, end } = receipt.coupon
  return { ...message, coupons: [{ id, type, value, label, end }] }
}

/**
 * Hands a user what the running campaigns have for them, in the transaction of the caller. Of many looks at once each
 * campaign's message goes to one. Campaigns come in one order, so that two users who wait for each other's coupons are
 * rare.
 */
export async function receiveCampaigns(tx: Connection, ctx: Ctx, userId: number): Promise<FlashMessage[]> {
  const rows = await tx.rows<CampaignRow>(OPEN, [ctx.tenant.id, userId, ctx.now], 'flash_campaigns')
  const messages: FlashMessage[] = []
  for (const row of rows.sort((a, b) => Number(a.coupon_id) - Number(b.coupon_id) || a.id - b.id)) {
    await tx.exec('savepoint flash_campaign')
    const message = await receive(tx, ctx, userId, row)
    await tx.exec('release savepoint flash_campaign')
    if (message) messages.push(message)
  }
  return messages
}
