import { banksOf, maskCard } from '@storefront/contract/domain/promotion/bank'
import { withdrawalActions } from '@storefront/contract/domain/promotion/withdrawal'
import type { Withdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import type { Ctx } from '../../../kernel/context.types'
import { withdrawalStatusLabels } from '../../../kernel/labels'
import { amount } from '../../../lib/amount'
import type { WithdrawalRow } from './queries'

/** A withdrawal as its owner or an operator sees it: only the last four digits of the card are ever sent. */
export function presentWithdrawal(ctx: Ctx, row: WithdrawalRow, who: 'owner' | 'operator'): Withdrawal {
  const bankRow = banksOf(ctx.tenant.currency.code).find(({ code }) => code === row.bank)
  return {
    id: row.id,
    number: row.number,
    amount: amount(ctx, row.amount),
    bank: { code: row.bank, name: bankRow?.[ctx.language] ?? row.bank },
    holder: row.holder,
    card: maskCard(row.card_number),
    status: row.status,
    status_display: withdrawalStatusLabels[row.status][ctx.language],
    note: row.note,
    created: new Date(row.created_at).toISOString(),
    processed: row.processed_at === null ? null : new Date(row.processed_at).toISOString(),
    actions: withdrawalActions(row.status, who),
  }
}
