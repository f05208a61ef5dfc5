import type { GiftState } from '@storefront/contract/domain/wallet/user-coupon'
import type { AttendeeInput, TicketGift } from '@storefront/contract/entities/events/ticket'
import type { ErrorName } from '@storefront/contract/errors'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import { cancelJob } from '../../../db/queue'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { type PictureRow, pictureOf, pictureSql } from '../../../lib/picture'
import { typedCode } from '../../../lib/random'
import { presentFormPart } from '../../forms/form/record'
import { replaceAttendee } from '../ticket/attendee'
import { presentEventRef } from '../ticket/queries'
import { ISSUED_COLUMNS, ISSUED_JOINS, type IssuedTicketRow } from './queries'

interface GiftRow extends IssuedTicketRow {
  gift_id: number
  gift_status: 'open' | 'taken' | 'cancelled' | 'returned'
  link_until: string
  giver_id: number
  giver_name: string
  giver_avatar: PictureRow | null
}

const GIFT = `select ${ISSUED_COLUMNS}, h.id as gift_id, h.status as gift_status, h.until_at as link_until, h.giver_id, b.name as giver_name,
    ${pictureSql('b.avatar_id')} as giver_avatar
  from ticket_gift h join issued_ticket t on t.tenant_id = $1 and t.id = h.issued_id
  join account b on b.tenant_id = $1 and b.id = h.giver_id ${ISSUED_JOINS} where h.tenant_id = $1 and h.num = $2`

async function findGift(tx: Connection, ctx: Ctx, num: string, lock = false): Promise<GiftRow | undefined> {
  const [row] = await tx.rows<GiftRow>(
    lock ? `${GIFT} for no key update of t` : GIFT,
    [ctx.tenant.id, num],
    `ticket_gift_${lock}`,
  )
  return row
}

/** Returns the state of a gift for the user who opens its link. */
function stateOf(ctx: Ctx, row: GiftRow): GiftState {
  if (row.gift_status !== 'open') return row.gift_status
  const now = ctx.now.getTime()
  if (now > Date.parse(row.event_end)) return 'expired'
  if (now >= Date.parse(row.link_until)) return 'returned'
  if (row.giver_id === ctx.user?.id) return 'own'
  return row.status === 'valid' && row.use_count === 0 && row.user_id === row.giver_id ? 'open' : 'not_open'
}

/** Returns the gift behind a link, for the user who opens it; notFound for no gift. */
export function readTicketGift(ctx: Ctx, num: string): Promise<TicketGift | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findGift(tx, ctx, num)
    if (!row) return fail('notFound')
    return {
      event: presentEventRef(ctx, row),
      ticket: { name: row.ticket_name },
      state: stateOf(ctx, row),
      giver: { name: row.giver_name, avatar: pictureOf(ctx.ports.storage, row.giver_avatar) },
      until: row.gift_status === 'open' ? new Date(row.link_until).toISOString() : null,
      form: await presentFormPart(ctx, tx, row),
    }
  })
}

const refusals: Readonly<Record<Exclude<GiftState, 'open'>, ErrorName>> = {
  own: 'giftOwn',
  taken: 'giftTaken',
  cancelled: 'giftCancelled',
  returned: 'giftReturned',
  not_open: 'giftNotOpen',
  expired: 'giftReturned',
}

const TAKE = `update ticket_gift set status = 'taken', taker_id = $3 where tenant_id = $1 and id = $2 and status = 'open' and until_at > $4 returning 1`
/** With the holder change the code, which the giver may have shown, and for whom it is. */
const MOVE = `update issued_ticket set user_id = $4, from_user_id = $3, code = $5, attendee = $6, changed_at = $7
  where tenant_id = $1 and id = $2 and user_id = $3 and status = 'valid' and use_count = 0 returning id`

/** Accepts a gift: of all that open the link one has the ticket, and so has nobody the code that was shown before. */
export function receiveTicket(ctx: UserCtx, num: string, input: AttendeeInput): Promise<{ id: number } | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findGift(tx, ctx, num, true)
    if (!row) return fail('notFound')
    const state = stateOf(ctx, row)
    if (state !== 'open') return fail(state === 'not_open' && row.use_count > 0 ? 'ticketUsed' : refusals[state])
    const attendee = await replaceAttendee(tx, ctx, row, row.attendee, input)
    if (attendee instanceof Failure) return attendee
    const takenRows = await tx.rows(TAKE, [ctx.tenant.id, row.gift_id, ctx.user.id, ctx.now], 'ticket_gift_take')
    if (takenRows.length === 0) return fail('giftTaken')
    const values = [ctx.tenant.id, row.id, row.giver_id, ctx.user.id, typedCode(), JSON.stringify(attendee), ctx.now]
    const [ticketRow] = await tx.rows<{ id: number }>(MOVE, values, 'ticket_gift_move')
    if (!ticketRow) return fail('giftNotOpen')
    await cancelJob(tx, ctx.tenant.id, 'ticket_gift_return', num)
    return ticketRow
  })
}
