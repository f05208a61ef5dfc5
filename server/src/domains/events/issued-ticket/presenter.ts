import { holderActions, issuedTicketState } from '@storefront/contract/domain/events/ticket'
import type { IssuedTicket, IssuedTicketDetail } from '@storefront/contract/entities/events/ticket'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { presentFormPart } from '../../forms/form/record'
import { answerTexts } from '../../forms/submission/answer-texts'
import { presentEventRef, presentRefundRule } from '../ticket/queries'
import { issuedFacts, type IssuedTicketRow } from './queries'

const isoOrNull = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString())

/**
 * Tickets as the caller sees them, or an operator. Code, attendee and gift are for the holder and for operators alone:
 * who bought a ticket and gave it away sees that there is one.
 */
export async function presentIssuedTickets(
  ctx: Ctx,
  tx: Connection,
  rows: readonly IssuedTicketRow[],
  who: 'user' | 'ops' = 'user',
): Promise<IssuedTicket[]> {
  const stored = rows.map(({ json_schema, ui_schema, attendee }) => ({
    json_schema: json_schema ?? {},
    ui_schema: ui_schema ?? {},
    answers: attendee.answers ?? {},
  }))
  const texts = await answerTexts(ctx, tx, stored)
  return rows.map((row, n): IssuedTicket => {
    const facts = issuedFacts(row)
    const state = issuedTicketState(facts, ctx.now.getTime())
    const isHolder = row.user_id === ctx.user?.id
    const isSeen = isHolder || who === 'ops'
    const answers = (texts[n] ?? []).map(({ title, value, images }) => ({
      title,
      value: [value, ...images].filter(Boolean).join(' '),
    }))
    return {
      id: row.id,
      event: presentEventRef(ctx, row),
      ticket: { id: row.ticket_id, name: row.ticket_name },
      code: isSeen && row.status === 'valid' ? row.code : null,
      status: row.status,
      status_display: translate(ctx.language, `events.issuedTicket.${row.reason === 'no_show' ? 'no_show' : state}`),
      attendee: isSeen
        ? {
            name: row.attendee.name ?? '',
            mobile: row.attendee.mobile ?? '',
            answers: answers.filter(({ value }) => value !== ''),
          }
        : { name: '', mobile: '', answers: [] },
      uses: row.uses,
      use_count: row.use_count,
      used: isoOrNull(row.used_at),
      order_number: row.buyer_id === ctx.user?.id || who === 'ops' ? row.order_number : null,
      from: isSeen ? row.from_name : null,
      gift:
        isHolder && state === 'presenting' && row.gift_num !== null && row.gift_until !== null
          ? { num: row.gift_num, until: new Date(row.gift_until).toISOString() }
          : null,
      actions: isHolder && who === 'user' ? holderActions(facts, ctx.now.getTime()) : [],
      created: new Date(row.created_at).toISOString(),
    }
  })
}

/** Returns one ticket for its holder, with the form of its event and what was filled in. */
export async function presentIssuedTicket(ctx: Ctx, tx: Connection, row: IssuedTicketRow): Promise<IssuedTicketDetail> {
  const [ticket] = await presentIssuedTickets(ctx, tx, [row])
  if (!ticket) throw new Error('a ticket was presented as nothing')
  return {
    ...ticket,
    form: await presentFormPart(ctx, tx, row),
    form_data: row.attendee.answers ?? {},
    refund: presentRefundRule(row),
  }
}
