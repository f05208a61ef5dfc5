import { isWaitingOpen } from '@storefront/contract/domain/events/waiting-list'
import type { TicketSale, TicketType } from '@storefront/contract/entities/events/ticket'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { presentFormPart } from '../../forms/form/record'
import {
  findEventOfType,
  findSale,
  findTypes,
  isShown,
  presentEventRef,
  presentRefundRule,
  presentType,
  type SaleRow,
} from './queries'

/** Whether one can join the waiting list of an event now. */
export const isWaitingListOpen = (ctx: Ctx, sale: SaleRow): boolean =>
  sale.is_active &&
  isWaitingOpen({ isEnabled: sale.has_waiting_list, eventStart: Date.parse(sale.event_start) }, ctx.now.getTime())

/** Returns the ticket sale of an event; fails for an access code that reveals nothing. */
export async function readSale(ctx: Ctx, key: string, code: string | undefined): Promise<TicketSale | Failure> {
  return ctx.db.read(async (tx) => {
    const sale = await findSale(tx, ctx, key)
    if (!sale) return fail('notFound')
    const types = await findTypes(tx, ctx, sale.event_id)
    const shownTypes = types.filter((type) => isShown(type, code))
    if (code && !shownTypes.some(({ access_code }) => access_code !== null)) return fail('ticketCodeWrong')
    return {
      event: presentEventRef(ctx, sale),
      tickets: shownTypes.map((type) => presentType(ctx, sale, type)),
      has_hidden_tickets: types.some((type) => type.is_active && type.access_code !== null),
      seats_available: sale.seats_available,
      form: await presentFormPart(ctx, tx, sale),
      refund: presentRefundRule(sale),
      is_transferable: sale.is_transferable,
      has_waiting_list: isWaitingListOpen(ctx, sale),
    }
  })
}

/** Returns one type of ticket; one that is hidden needs its code. */
export async function readType(ctx: Ctx, id: number, code: string | undefined): Promise<TicketType | Failure> {
  return ctx.db.read(async (tx) => {
    const eventId = await findEventOfType(tx, ctx, id)
    const sale = eventId === undefined ? undefined : await findSale(tx, ctx, eventId)
    const types = sale ? await findTypes(tx, ctx, sale.event_id) : []
    const type = types.find((one) => one.id === id && isShown(one, code))
    return sale && type ? presentType(ctx, sale, type) : fail('notFound')
  })
}
