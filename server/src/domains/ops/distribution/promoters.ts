import {
  type DistKind,
  type PromoterAction,
  promoterActions,
  promoterLifecycle,
  type PromoterStatus,
} from '@storefront/contract/domain/promotion/distribution'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsPromoter } from '@storefront/contract/entities/promotion/distribution'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { applyQuery, BY_ID, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { randomCode } from '../../../lib/random'
import { sendDistMessage } from '../../promotion/distribution/message'
import { incomeSums, PROMOTER_COLUMNS, presentPromoter, type PromoterRow } from '../../promotion/distribution/record'
import { sendFlashMessage } from '../../site/site/flash-messages'

type Row = PromoterRow & { parent_name: string | null }

const COLUMNS = `${PROMOTER_COLUMNS}, (select p.name from promoter p where p.tenant_id = $1 and p.id = t.parent_id) as parent_name`
const shape: QueryShape = {
  table: 'promoter',
  columns: COLUMNS,
  joins: '',
  orderings: BY_ID,
  search: ['t.name', 't.mobile', "coalesce(t.code, '')"],
  moment: 't.created_at',
}

async function present(ctx: UserCtx, tx: Connection, rows: readonly Row[]): Promise<OpsPromoter[]> {
  const nothing = amount(ctx, 0)
  const none = { pending: nothing, settled: nothing, paid: nothing, taken_back: nothing, available: nothing }
  const userIds = rows.map(({ user_id }) => user_id)
  const sums = await incomeSums(ctx, tx, userIds)
  return rows.map((row) => ({
    ...presentPromoter(ctx, row),
    id: row.id,
    name: row.name,
    mobile: row.mobile,
    message: row.message,
    parent: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? '' },
    sums: sums.get(row.user_id) ?? none,
    actions: row.user_id === ctx.user.id ? [] : promoterActions(row.status),
  }))
}

/** Promoters of a status and kind; those that wait first. */
export async function listPromoters(
  ctx: UserCtx,
  { status, dist_kind, ...listQuery }: ListQuery & { status?: PromoterStatus; dist_kind?: DistKind },
): Promise<Page<OpsPromoter> | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  if (status) sql.where(`t.status = ${sql.param(status)}`)
  if (dist_kind) sql.where(`t.dist_kind = ${sql.param(dist_kind)}`)
  const failure = applyQuery(ctx, sql, shape, listQuery)
  if (failure) return failure
  const order = orderingOf(shape, listQuery.ordering ?? '') ?? "t.status = 'applied' desc, t.id desc"
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<Row>(tx, sql, shape, order, listQuery)
    return { count, results: await present(ctx, tx, results) }
  })
}

const FIND = `select ${COLUMNS} from promoter t where t.tenant_id = $1 and t.id = $2`
const MOVE = `update promoter t set status = $4, reason = $5, actor_id = $6, changed_at = $7, code = coalesce(t.code, $8)
  where t.tenant_id = $1 and t.id = $2 and t.status = $3 returning ${COLUMNS}`

/**
 * Approves or refuses an application, suspends or resumes a promoter, and notifies them. Of two concurrent operators,
 * one succeeds.
 */
export function processPromoter(
  ctx: UserCtx,
  id: number,
  step: { action: PromoterAction; reason: string },
): Promise<OpsPromoter | Failure> {
  const { from, to, needsReason } = promoterLifecycle[step.action]
  const reason = step.reason.trim()
  return ctx.db.tx(async (tx) => {
    const [current] = await tx.rows<Row>(FIND, [ctx.tenant.id, id])
    if (!current) return fail('notFound')
    if (current.user_id === ctx.user.id) return fail('promoterOwn')
    if (needsReason && reason === '') return fail('promoterReason')
    const code = step.action === 'approve' ? randomCode(8) : null
    const [row] = await tx.rows<Row>(MOVE, [ctx.tenant.id, id, from, to, reason, ctx.user.id, ctx.now, code])
    if (!row) return fail('promoterMoved')
    await sendDistMessage(ctx, tx, row.user_id, step.action, reason)
    if (step.action === 'approve') await sendGrant(ctx, tx, row)
    const [promoter] = await present(ctx, tx, [row])
    return promoter ?? fail('notFound')
  })
}

/** The popup of somebody who became a promoter, or one of another kind. */
async function sendGrant(ctx: UserCtx, tx: Connection, row: Row): Promise<void> {
  const kind = translate(ctx.tenant.language, `promotion.distKind.${row.dist_kind}`)
  const msg = translate(ctx.tenant.language, 'promotion.distGrant', { kind })
  await sendFlashMessage(tx, ctx, row.user_id, { kind: 'dist_grant', dist_grant: { dist_kind: row.dist_kind, msg } })
}

const KIND = `update promoter t set dist_kind = $3, actor_id = $4, changed_at = $5 where t.tenant_id = $1 and t.id = $2 and t.status = 'active' and t.dist_kind <> $3
  returning ${COLUMNS}`

/** Changes a promoter's kind; orders that were made before keep their rate. */
export function changeKind(ctx: UserCtx, id: number, distKind: DistKind): Promise<OpsPromoter | Failure> {
  return ctx.db.tx(async (tx) => {
    const [current] = await tx.rows<Row>(FIND, [ctx.tenant.id, id])
    if (!current) return fail('notFound')
    if (current.user_id === ctx.user.id) return fail('promoterOwn')
    const [row] = await tx.rows<Row>(KIND, [ctx.tenant.id, id, distKind, ctx.user.id, ctx.now])
    if (!row) return fail('promoterMoved')
    await sendDistMessage(
      ctx,
      tx,
      row.user_id,
      'kind',
      translate(ctx.tenant.language, `promotion.distKind.${distKind}`),
    )
    await sendGrant(ctx, tx, row)
    const [promoter] = await present(ctx, tx, [row])
    return promoter ?? fail('notFound')
  })
}
