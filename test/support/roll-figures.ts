import { rollFigures } from '../../server/src/domains/ops/figures/roll'
import type { JobCtx } from '../../server/src/core/context.types'

const LEFT = "select 1 from job where tenant_id = $1 and kind = 'figures' and key = 'days' and run_at <= $2"

/** Sums up all days of a tenant that are over, as its job does in several runs. */
export async function rollAllDays(ctx: JobCtx): Promise<void> {
  for (let isLeft = true; isLeft; ) {
    await rollFigures(ctx, 'days')
    isLeft = (await ctx.db.read((tx) => tx.rows(LEFT, [ctx.tenant.id, ctx.now]))).length > 0
  }
}
