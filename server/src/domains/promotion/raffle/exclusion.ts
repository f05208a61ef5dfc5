import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { Page } from '@storefront/contract/entities/common'
import type { RafflePromoter } from '@storefront/contract/entities/promotion/raffle'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { mobileFailure } from '../../../http/call/mobile-failure'

/** SQL: whether account `a` takes no part: staff, and who spreads the site's raffles. */
export const EXCLUDED = `(cardinality(a.perms) > 0 or a.removed_at is not null
  or exists (select 1 from raffle_promoter x where x.tenant_id = $1 and x.user_id = a.id and x.status = 'active'))`

/** Whether a user takes no part in raffles, as their row says now. */
export async function isExcluded(ctx: Pick<Ctx, 'tenant'>, tx: Connection, userId: number): Promise<boolean> {
  const [row] = await tx.rows<{ is: boolean }>(
    `select ${EXCLUDED} as is from account a where a.tenant_id = $1 and a.id = $2`,
    [ctx.tenant.id, userId],
    'raffle_excluded',
  )
  return row?.is ?? true
}

export interface RafflePromoterRow {
  id: number
  name: string
  mobile: string
  message: string
  status: RafflePromoter['status']
  reason: string
  created_at: string
}

export const RAFFLE_PROMOTER_COLUMNS = 't.id, t.name, t.mobile, t.message, t.status, t.reason, t.created_at'

export const presentRafflePromoter = (ctx: Ctx, { created_at, ...row }: RafflePromoterRow): RafflePromoter => ({
  ...row,
  status_display: translate(ctx.language, `promotion.promoterStatus.${row.status}`),
  created: new Date(created_at).toISOString(),
})

const OWN = `select ${RAFFLE_PROMOTER_COLUMNS} from raffle_promoter t where t.tenant_id = $1 and t.user_id = $2`

/** Returns the user's application, if there is one. */
export async function readApplication(ctx: UserCtx): Promise<Page<RafflePromoter>> {
  const rows = await ctx.db.read((tx) => tx.rows<RafflePromoterRow>(OWN, [ctx.tenant.id, ctx.user.id]))
  return { count: rows.length, results: rows.map((row) => presentRafflePromoter(ctx, row)) }
}

const APPLY = `insert into raffle_promoter as t (tenant_id, user_id, name, mobile, message, status, created_at) values ($1, $2, $3, $4, $5, 'applied', $6)
  on conflict (tenant_id, user_id) do update set name = excluded.name, mobile = excluded.mobile, message = excluded.message, status = 'applied', reason = ''
    where t.status = 'refused' returning ${RAFFLE_PROMOTER_COLUMNS}`

/** Applies to spread the site's raffles; who does takes no part in them. */
export function applyRafflePromoter(
  ctx: UserCtx,
  { name, mobile, message }: { name: string; mobile: string; message: string },
): Promise<RafflePromoter | Failure> {
  if (!isMobile(mobile, ctx.tenant.country)) return Promise.resolve(mobileFailure(ctx, mobile))
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<RafflePromoterRow>(APPLY, [
      ctx.tenant.id,
      ctx.user.id,
      name.trim(),
      mobile,
      message.trim(),
      ctx.now,
    ])
    return row ? presentRafflePromoter(ctx, row) : fail('promoterTwice')
  })
}
