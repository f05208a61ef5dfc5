import { permissions } from '../../permissions'
import { returnEndpoints } from '../after-sales/return'
import type { EndpointRow } from '../define'
import { opsOrderEndpoints } from '../ops/order'
import { opsRefundEndpoints } from '../ops/refund'
import { opsReturnEndpoints } from '../ops/return'
import { opsWithdrawalEndpoints } from '../ops/withdrawal'

type InStudio<E extends EndpointRow> = Omit<E, 'path' | 'auth'> & { readonly path: `/studio${E['path']}`; readonly auth: EndpointRow['auth'] & string }

/** A call of the operators that the studio makes as well: the same one, under the studio's own session. */
const inStudio = <const E extends EndpointRow>(row: E, auth: EndpointRow['auth'] & string): InStudio<E> => ({ ...row, path: `/studio${row.path}`, auth })

const { changeOrder, changeWithdrawal } = permissions

/** What staff do in the studio by the rules of the operators' view: no rule is written twice. */
export const studioOperationEndpoints = {
  studioOrders: inStudio(opsOrderEndpoints.opsOrders, changeOrder),
  studioOrder: inStudio(opsOrderEndpoints.opsOrder, changeOrder),
  studioProcessOrder: inStudio(opsOrderEndpoints.opsProcessOrder, changeOrder),
  studioProcessRefund: inStudio(opsRefundEndpoints.opsProcessRefund, changeOrder),
  studioReturns: inStudio(opsReturnEndpoints.opsReturns, changeOrder),
  studioReturn: inStudio(returnEndpoints.orderReturn, changeOrder),
  studioProcessReturn: inStudio(returnEndpoints.processReturn, changeOrder),
  studioWithdrawals: inStudio(opsWithdrawalEndpoints.opsWithdrawals, changeWithdrawal),
  studioProcessWithdrawal: inStudio(opsWithdrawalEndpoints.opsProcessWithdrawal, changeWithdrawal),
}
