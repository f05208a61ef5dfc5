import { Type } from '@sinclair/typebox'
import { ListQuery, Page } from '../../entities/common'
import { ReturnKindSchema } from '../../entities/after-sales/return'
import { OpsReturn } from '../../entities/ops'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Returns, for operators; one return is read and processed by its buyer's endpoints. */
export const opsReturnEndpoints = {
  opsReturns: endpoint({
    method: 'GET',
    path: '/ops/shop/orderlinereturn/',
    summary: "Everybody's returns of a tab, by their number, their order's or the buyer; the newest first",
    query: Type.Composite([
      ListQuery,
      Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })), kind: Type.Optional(ReturnKindSchema) }),
    ]),
    reply: Page(OpsReturn),
    auth: permissions.changeOrder,
    secondFactor: true,
  }),
}
