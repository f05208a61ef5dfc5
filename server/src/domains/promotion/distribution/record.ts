import type { DistKind, PromoterStatus } from '@storefront/contract/domain/promotion/distribution'
import type { Promoter } from '@storefront/contract/entities/promotion/distribution'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'

export interface PromoterRow {
  id: number
  user_id: number
  dist_kind: DistKind
  status: PromoterStatus
  name: string
  mobile: string
  message: string
  code: string | null
  parent_id: number | null
  reason: string
  created_at: string
}

/** The columns of promoter `t`. */
export const PROMOTER_COLUMNS =
  't.id, t.user_id, t.dist_kind, t.status, t.name, t.mobile, t.message, t.code, t.parent_id, t.reason, t.created_at'

/** Returns the user's place in the programme; undefined of one who never applied. */
export async function findOwnPromoter(
  tx: Connection,
  tenantId: number,
  userId: number,
): Promise<PromoterRow | undefined> {
  const [row] = await tx.rows<PromoterRow>(
    `select ${PROMOTER_COLUMNS} from promoter t where t.tenant_id = $1 and t.user_id = $2`,
    [tenantId, userId],
    'promoter_own',
  )
  return row
}

const BY_CODE = `select ${PROMOTER_COLUMNS} from promoter t where t.tenant_id = $1 and t.status = 'active'
  and (t.code = $2 or t.id = (select l.promoter_id from dist_link l where l.tenant_id = $1 and l.code = $2))`

/** Returns an active promoter by their code or the code of one of their links. */
export async function findByCode(tx: Connection, tenantId: number, code: string): Promise<PromoterRow | undefined> {
  const [row] = await tx.rows<PromoterRow>(BY_CODE, [tenantId, code.trim()], 'promoter_code')
  return row
}

export const presentPromoter = (ctx: Ctx, row: PromoterRow): Promoter => ({
  dist_kind: row.dist_kind,
  dist_kind_display: translate(ctx.language, `promotion.distKind.${row.dist_kind}`),
  status: row.status,
  status_display: translate(ctx.language, `promotion.promoterStatus.${row.status}`),
  code: row.code ?? '',
  reason: row.reason,
  created: new Date(row.created_at).toISOString(),
})

interface SumRow {
  user_id: number
  pending: number
  settled: number
  paid: number
  taken_back: number
  available: number
}

const SUMS = `select u.id as user_id,
    coalesce(sum(i.amount) filter (where i.state = 'pending'), 0)::bigint as pending,
    coalesce(sum(i.amount) filter (where i.state = 'settled'), 0)::bigint as settled,
    coalesce(sum(i.amount) filter (where i.state = 'paid'), 0)::bigint as paid,
    coalesce(-sum(i.amount) filter (where i.kind = 'correction' and i.state <> 'canceled'), 0)::bigint as taken_back,
    coalesce((select b.amount from balance b where b.tenant_id = $1 and b.user_id = u.id and b.kind = 'income'), 0)::bigint as available
  from unnest($2::bigint[]) u(id) left join dist_income i on i.tenant_id = $1 and i.user_id = u.id group by u.id`

/** Income by state of some users, by their id. */
export async function incomeSums(ctx: Ctx, tx: Connection, userIds: readonly number[]) {
  const rows = await tx.rows<SumRow>(SUMS, [ctx.tenant.id, userIds], 'income_sums')
  const of = (minor: number) => amount(ctx, minor)
  return new Map(
    rows.map(({ user_id, pending, settled, paid, taken_back, available }) => [
      user_id,
      {
        pending: of(pending),
        settled: of(settled),
        paid: of(paid),
        taken_back: of(taken_back),
        available: of(available),
      },
    ]),
  )
}
