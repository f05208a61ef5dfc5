import { holderActions, ticketGiftUntil } from '@storefront/contract/domain/events/ticket'
import { GIFT_VALID_MS } from '@storefront/contract/domain/wallet/user-coupon'
import type { IssuedTicketDetail } from '@storefront/contract/entities/events/ticket'
import { fail, type Failure } from '../../../core/failure'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { findIssuedTicket, issuedFacts } from './queries'
import { ownTicketDetail } from './service'

/** A gift whose time is over and that no job has returned yet makes room for the next one. */
const RETURN_OLD = `update ticket_gift set status = 'returned' where tenant_id = $1 and issued_id = $2 and status = 'open' and until_at <= $3`
const GIVE = `insert into ticket_gift (tenant_id, issued_id, giver_id, status, until_at, created_at) values ($1, $2, $3, 'open', $4, $5)
  on conflict (tenant_id, issued_id) where status = 'open' do nothing returning num`

/**
 * Offers a ticket as a gift, as coupons are given (spec 4): its link is open from now on, and after 24 hours the ticket
 * is the giver's alone again.
 */
export function presentTicket(ctx: UserCtx, id: number): Promise<IssuedTicketDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findIssuedTicket(tx, ctx, id, true)
    if (row?.user_id !== ctx.user.id) return fail('notFound')
    if (!holderActions(issuedFacts(row), ctx.now.getTime()).includes('present'))
      return fail(row.use_count > 0 ? 'ticketUsed' : 'ticketMoved')
    await tx.rows(RETURN_OLD, [ctx.tenant.id, id, ctx.now], 'ticket_gift_old')
    const until = new Date(ticketGiftUntil(ctx.now.getTime(), Date.parse(row.event_end), GIFT_VALID_MS))
    const [gift] = await tx.rows<{ num: string }>(
      GIVE,
      [ctx.tenant.id, id, ctx.user.id, until, ctx.now],
      'ticket_gift_give',
    )
    if (!gift) return fail('ticketMoved')
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'ticket_gift_return', key: gift.num, runAt: until })
    return ownTicketDetail(ctx, tx, id)
  })
}

const TAKE_BACK = `update ticket_gift set status = 'cancelled' where tenant_id = $1 and issued_id = $2 and giver_id = $3 and status = 'open' returning num`

/** Takes a gift back that nobody has accepted; its link leads nowhere from now on. */
export function cancelPresentTicket(ctx: UserCtx, id: number): Promise<IssuedTicketDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findIssuedTicket(tx, ctx, id, true)
    if (row?.user_id !== ctx.user.id) return fail('notFound')
    const [gift] = await tx.rows<{ num: string }>(TAKE_BACK, [ctx.tenant.id, id, ctx.user.id], 'ticket_gift_cancel')
    if (!gift) return fail('ticketMoved')
    await cancelJob(tx, ctx.tenant.id, 'ticket_gift_return', gift.num)
    return ownTicketDetail(ctx, tx, id)
  })
}

const LAPSE = `update ticket_gift set status = 'returned' where tenant_id = $1 and num = $2 and status = 'open' returning giver_id`

/**
 * Returns a gift that nobody accepted in time, and tells its giver at the next visit.
 * @param num the secret of its link
 */
export async function returnTicketGift(ctx: JobCtx, num: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [gift] = await tx.rows<{ giver_id: number }>(LAPSE, [ctx.tenant.id, num], 'ticket_gift_lapse')
    if (gift) {
      const message = {
        kind: 'link',
        description: translate(ctx.language, 'events.ticketGiftBack'),
        link: { type: 'event.ticketorder' },
      }
      const values = [ctx.tenant.id, gift.giver_id, JSON.stringify(message), ctx.now]
      await tx.rows('insert into flash_message (tenant_id, user_id, data, created_at) values ($1, $2, $3, $4)', values)
    }
    await cancelJob(tx, ctx.tenant.id, 'ticket_gift_return', num)
  })
}
