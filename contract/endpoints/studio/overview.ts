import { Type } from '@sinclair/typebox'
import { Moment } from '../../entities/common'
import { StudioNews, StudioOverview } from '../../entities/studio/overview'
import { endpoint } from '../define'

/** The first screen of the studio, and what is new while it is open. Each part is for who has its permission. */
export const studioOverviewEndpoints = {
  studioOverview: endpoint({
    method: 'GET',
    path: '/studio/overview/',
    summary: "Sales and visitors of the last days, the work that waits, today's guests, and failures",
    reply: StudioOverview,
    auth: 'user',
  }),
  studioNews: endpoint({
    method: 'GET',
    path: '/studio/news/',
    summary: 'The work that waits, and the orders that were paid since a moment',
    query: Type.Object({ since: Type.Optional(Moment) }),
    reply: StudioNews,
    auth: 'user',
  }),
}
