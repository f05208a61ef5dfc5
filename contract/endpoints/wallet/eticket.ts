import { Type } from '@sinclair/typebox'
import { ticketTabs } from '../../domain/wallet/eticket'
import { ListQuery, Page } from '../../entities/common'
import { OwnTicket } from '../../entities/wallet/eticket'
import { endpoint } from '../define'

/** The user's e-tickets. */
export const eticketEndpoints = {
  virtualCards: endpoint({
    method: 'GET',
    path: '/shop/virtualcard/',
    summary:
      "The user's e-tickets of a tab, or all: those that may be used in front, and of them those that end soonest",
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      /** The tab of ended tickets includes the refunded ones. */
      Type.Object({ tab: Type.Optional(Type.Union(ticketTabs.map((tab) => Type.Literal(tab)))) }),
    ]),
    reply: Page(OwnTicket),
    auth: 'user',
  }),
}
