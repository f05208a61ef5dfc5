import { refundActions } from '@storefront/contract/domain/after-sales/refund'
import type { Refund } from '@storefront/contract/entities/after-sales/refund'
import { translate } from '../../../core/i18n'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import type { RefundRow } from './record'

/** A refund as its buyer or, with `who`, an operator sees it. */
export function presentRefund(
  ctx: Ctx,
  { id, state, is_surplus, ...row }: RefundRow,
  who: 'owner' | 'operator',
): Refund {
  const isOperator = who === 'operator'
  return {
    id,
    amount: amount(ctx, row.amount),
    status: state,
    status_display: translate(ctx.language, `afterSales.refundStatus.${who}.${state}`),
    is_surplus,
    reason: isOperator && state !== 'done' ? row.reason : null,
    logs: isOperator
      ? row.logs.map(({ action, note, created_at }) => ({
          action,
          display: translate(ctx.language, `afterSales.refundAction.${action}`),
          note,
          created: new Date(created_at).toISOString(),
        }))
      : [],
    actions: isOperator ? refundActions(state) : [],
  }
}
