import { isMobile } from '@storefront/contract/domain/account/mobile'
import { type DistKind, distKinds } from '@storefront/contract/domain/promotion/distribution'
import type { PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { amount } from '../../../lib/amount'
import { readOffers } from './goods'
import { findByCode, findOwnPromoter, incomeSums, presentPromoter } from './record'
import { findSetting } from './setting'

const COUNTS = `select (select count(*)::int from dist_visit v where v.tenant_id = $1 and v.promoter_id = $2) as visits,
  (select count(distinct i.order_number)::int from dist_income i where i.tenant_id = $1 and i.promoter_id = $2 and i.kind = 'commission' and i.state <> 'reserved') as orders`

async function presentAccount(ctx: UserCtx, tx: Connection): Promise<PromoterAccount> {
  const setting = await findSetting(tx, ctx.tenant.id)
  const promoter = await findOwnPromoter(tx, ctx.tenant.id, ctx.user.id)
  const [counts] = promoter
    ? await tx.rows<{ visits: number; orders: number }>(COUNTS, [ctx.tenant.id, promoter.id])
    : []
  const nothing = amount(ctx, 0)
  const sums = (await incomeSums(ctx, tx, [ctx.user.id])).get(ctx.user.id)
  const { attribution_days, settle_days, has_second_level } = setting
  return {
    promoter: promoter ? presentPromoter(ctx, promoter) : null,
    sums: sums ?? { pending: nothing, settled: nothing, paid: nothing, taken_back: nothing, available: nothing },
    kinds: setting.is_open
      ? distKinds.map((dist_kind) => ({
          dist_kind,
          display: translate(ctx.language, `promotion.distKind.${dist_kind}`),
        }))
      : [],
    offers: setting.is_open && promoter?.status !== 'active' ? await readOffers(ctx, tx) : [],
    has_second_level,
    attribution_days,
    settle_days,
    visits: counts?.visits ?? 0,
    orders: counts?.orders ?? 0,
  }
}

/** Returns the user's place in the programme, their code and income by state. */
export const readPromoterAccount = (ctx: UserCtx): Promise<PromoterAccount> =>
  ctx.db.read((tx) => presentAccount(ctx, tx))

interface Application {
  dist_kind: DistKind
  name: string
  mobile: string
  message: string
  code?: string
}

// A refused application can be made again; through whom somebody came the first time stays.
const APPLY = `insert into promoter as p (tenant_id, user_id, dist_kind, status, name, mobile, message, parent_id, created_at, changed_at)
  values ($1, $2, $3, 'applied', $4, $5, $6, $7, $8, $8)
  on conflict (tenant_id, user_id) do update set dist_kind = excluded.dist_kind, status = 'applied', name = excluded.name, mobile = excluded.mobile,
    message = excluded.message, reason = '', changed_at = excluded.changed_at where p.status = 'refused' returning id`

/**
 * Applies for the programme. Whoever is brought by a code stands under its promoter for good, who must not stand under
 * them.
 */
export function applyPromoter(
  ctx: UserCtx,
  { dist_kind, name, mobile, message, code }: Application,
): Promise<PromoterAccount | Failure> {
  if (!isMobile(mobile, ctx.tenant.country)) return Promise.resolve(mobileFailure(ctx, mobile))
  return ctx.db.tx(async (tx) => {
    if (!(await findSetting(tx, ctx.tenant.id)).is_open) return fail('distributionClosed')
    const parent = code ? await findByCode(tx, ctx.tenant.id, code) : undefined
    // Who applies was never active, so nobody stands under them: another promoter above them closes no loop.
    if (code && (!parent || parent.user_id === ctx.user.id)) return fail('promoterCode')
    const values = [dist_kind, name.trim(), mobile, message.trim(), parent?.id ?? null, ctx.now]
    const rows = await tx.rows(APPLY, [ctx.tenant.id, ctx.user.id, ...values], 'promoter_apply')
    return rows.length > 0 ? presentAccount(ctx, tx) : fail('promoterTwice')
  })
}
