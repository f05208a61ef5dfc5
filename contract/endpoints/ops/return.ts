import { Type } from '@sinclair/typebox'
import { ListQuery, Page } from '../../entities/common'
import { OpsReturn } from '../../entities/ops'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Operators' calls on returns; one is read and moved by the calls that its buyer uses, too. */
export const opsReturn = {
  opsReturns: endpoint({
    method: 'GET',
    path: '/ops/shop/orderlinereturn/',
    summary: "Everybody's returns of a tab, by their number, their order's or the buyer; the newest first",
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })) })]),
    reply: Page(OpsReturn),
    auth: permissions.changeOrder,
  }),
}
