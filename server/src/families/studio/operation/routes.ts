import type { studioOperationEndpoints } from '@storefront/contract/endpoints/studio/operation'
import { joinTransaction } from '../../../db'
import { Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import type { Routes } from '../../../kernel/handler'
import { processReturn } from '../../after-sales/return/process'
import { readReturn } from '../../after-sales/return/service'
import { listOpsOrders, processOpsOrder, readOpsOrder } from '../../ops/order/service'
import { processOpsRefund } from '../../ops/refund/service'
import { listOpsReturns } from '../../ops/return/service'
import { listOpsWithdrawals, processOpsWithdrawal } from '../../ops/withdrawal/service'
import { type AuditEntry, writeAuditEntry } from '../audit/record'

/** A step of the operators' lifecycle with its line of the log, in one transaction; the line says what was done, and names nobody. */
const withAudit =
  <Id extends number | string, Step extends { action: string }, Reply>(
    kind: AuditEntry['kind'],
    process: (ctx: UserCtx, id: Id, step: Step) => Promise<Reply | Failure>,
  ) =>
  (ctx: UserCtx, item: Id, step: Step): Promise<Reply | Failure> =>
    ctx.db.tx(async (tx) => {
      const reply = await process({ ...ctx, db: joinTransaction(tx) }, item, step)
      if (!(reply instanceof Failure)) await writeAuditEntry(ctx, tx, { action: 'process', kind, item, after: { action: step.action } })
      return reply
    })

const processOrder = withAudit('order', processOpsOrder)
const processRefund = withAudit('refund', processOpsRefund)
const processOrderReturn = withAudit('return', processReturn)
const processWithdrawal = withAudit('withdrawal', processOpsWithdrawal)

/** Handlers of contract/endpoints/studio/operation, by the rules of the operators' view. */
export const studioOperationRoutes: Routes<typeof studioOperationEndpoints> = {
  studioOrders: (ctx, { query }) => listOpsOrders(ctx, query),
  studioOrder: (ctx, { params }) => readOpsOrder(ctx, params.id),
  studioProcessOrder: (ctx, { params, body }) => processOrder(ctx, params.id, body),
  studioProcessRefund: (ctx, { params, body }) => processRefund(ctx, params.id, body),
  studioReturns: (ctx, { query }) => listOpsReturns(ctx, query),
  studioReturn: (ctx, { params }) => readReturn(ctx, params.number),
  studioProcessReturn: (ctx, { params, body }) => processOrderReturn(ctx, params.number, body),
  studioWithdrawals: (ctx, { query }) => listOpsWithdrawals(ctx, query),
  studioProcessWithdrawal: (ctx, { params, body }) => processWithdrawal(ctx, params.id, body),
}
