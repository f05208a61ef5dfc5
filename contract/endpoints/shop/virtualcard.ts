import { Type } from '@sinclair/typebox'
import { cardTabs } from '../../domain/eticket'
import { OwnCard } from '../../entities/after-sales'
import { ListQuery, Page } from '../../entities/common'
import { endpoint } from '../define'

/** Calls on e-tickets that the user holds. */
export const virtualcard = {
  virtualCards: endpoint({
    method: 'GET',
    path: '/shop/virtualcard/',
    summary: "The user's e-tickets of a tab, or all: those that may be used in front, and of them those that end soonest",
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      /** What was given back stands beside what has ended. */
      Type.Object({ tab: Type.Optional(Type.Union(cardTabs.map((tab) => Type.Literal(tab)))) }),
    ]),
    reply: Page(OwnCard),
    auth: 'user',
  }),
}
