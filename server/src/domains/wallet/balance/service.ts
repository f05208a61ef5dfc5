import { isMoneyBalance } from '@storefront/contract/domain/wallet/balance-kinds'
import type { Page } from '@storefront/contract/entities/common'
import type { BalanceKind } from '@storefront/contract/domain/wallet/balance-kinds'
import type { BalanceRecord } from '@storefront/contract/entities/wallet/balance'
import type { UserCtx } from '../../../core/context.types'
import { hasText, translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { type ListShape, ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import { balanceOf } from './balance'

interface RecordRow {
  id: number
  change: number
  after: number
  reason: string
  ref: string
  created_at: string
}
const shape: ListShape = {
  table: 'balance_record',
  columns: 't.id, t.change, t.after, t.reason, t.ref, t.created_at',
  joins: '',
  orderings: {},
  search: [],
}

/** Returns the display text of a balance change; an unknown reason gets the text of `other`. */
function reasonMessages(ctx: UserCtx, reason: string): string {
  const key = `wallet.balanceReason.${reason}`
  return translate(ctx.language, hasText(key) ? key : 'wallet.balanceReason.other')
}

/** Returns a balance of the user and what changed it, the newest first; money as amounts, coins as whole numbers. */
export async function listRecords(
  ctx: UserCtx,
  { kind = 'fund', ...page }: Partial<Slice> & { kind?: BalanceKind },
): Promise<Page<BalanceRecord> & { balance: string }> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`).where(`t.kind = ${sql.param(kind)}`)
  const display = (minor: number) => (isMoneyBalance(kind) ? amount(ctx, minor) : String(minor))
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<RecordRow>(tx, sql, shape, 't.id desc', page)
    const balance = display(await balanceOf(tx, ctx.tenant.id, ctx.user.id, kind))
    return {
      count,
      balance,
      results: results.map(({ id, change, after, reason, ref, created_at }) => ({
        id,
        change: display(change),
        after: display(after),
        reason,
        reason_display: reasonMessages(ctx, reason),
        ref,
        created: new Date(created_at).toISOString(),
      })),
    }
  })
}
