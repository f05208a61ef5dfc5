import { ticketStatus } from '@storefront/contract/domain/wallet/eticket'
import type { VirtualCard } from '@storefront/contract/entities/wallet/eticket'
import { translate } from '../../../core/i18n'
import type { Ctx } from '../../../core/context.types'
import { type TicketRow, toStoredTicket } from './record'

const iso = (text: string) => new Date(text).toISOString()

/** Returns a ticket as its owner and staff see it. */
export function presentTicket(ctx: Ctx, row: TicketRow): VirtualCard {
  const status = ticketStatus(toStoredTicket(row), ctx.now.getTime())
  return {
    id: row.id,
    num: row.num,
    status,
    status_display: translate(ctx.language, `wallet.ticketStatus.${status}`),
    start: iso(row.start_at),
    end: row.end_at === null ? null : iso(row.end_at),
    used: row.used_at === null ? null : iso(row.used_at),
    contacts: { name: row.contact_name, mobile: row.contact_mobile },
  }
}
