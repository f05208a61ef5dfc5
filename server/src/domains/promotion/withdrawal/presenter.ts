import { maskCard } from '@storefront/contract/domain/promotion/bank'
import { withdrawalActions } from '@storefront/contract/domain/promotion/withdrawal'
import type { Withdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { bankName } from '../../../lib/bank-name'
import type { WithdrawalRow } from './queries'

/** Returns a withdrawal as its owner or an operator sees it: only the last four digits of the card are ever sent. */
export function presentWithdrawal(ctx: Ctx, row: WithdrawalRow, who: 'owner' | 'operator'): Withdrawal {
  return {
    id: row.id,
    number: row.number,
    amount: amount(ctx, row.amount),
    bank: { code: row.bank, name: bankName(ctx, row.bank) },
    holder: row.holder,
    card: maskCard(row.card_number),
    status: row.status,
    status_display: translate(ctx.language, `promotion.withdrawalStatus.${row.status}`),
    note: row.note,
    created: new Date(row.created_at).toISOString(),
    processed: row.processed_at === null ? null : new Date(row.processed_at).toISOString(),
    actions: withdrawalActions(row.status, who),
  }
}
