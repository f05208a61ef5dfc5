import { Type } from '@sinclair/typebox'
import { refundTabs } from '../../domain/after-sales/refund'
import { StudioRefund } from '../../entities/after-sales/refund'
import { ListQuery, Page } from '../../entities/common'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Refunds of all orders. */
export const studioRefundEndpoints = {
  studioRefunds: endpoint({
    method: 'GET',
    path: '/studio/shop/refund/',
    summary: "Refunds of a tab (open or all), by their whole number or their order's; the newest first",
    query: Type.Composite([
      ListQuery,
      Type.Object({ tab: Type.Optional(Type.Union(refundTabs.map((tab) => Type.Literal(tab)))) }),
    ]),
    reply: Page(StudioRefund),
    auth: permissions.changeOrder,
    secondFactor: true,
  }),
}
