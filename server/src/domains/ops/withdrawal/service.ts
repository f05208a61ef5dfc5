import { withdrawalTabs } from '@storefront/contract/domain/promotion/withdrawal'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsWithdrawal } from '@storefront/contract/entities/promotion/withdrawal'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { BUYER } from '../../account/profile/user'
import { moveWithdrawal } from '../../promotion/withdrawal/lifecycle'
import { presentWithdrawal } from '../../promotion/withdrawal/presenter'
import { WITHDRAWAL_COLUMNS, type WithdrawalRow } from '../../promotion/withdrawal/queries'

const shape: QueryShape = {
  table: 'withdrawal',
  columns: `${WITHDRAWAL_COLUMNS}, a.name as user_name, coalesce(a.mobile, '') as user_mobile`,
  joins: 'join account a on a.tenant_id = $1 and a.id = t.user_id',
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: ['t.number', BUYER],
  moment: 't.created_at',
}

type Row = WithdrawalRow & { user_name: string; user_mobile: string }

const present = (ctx: UserCtx, row: Row): OpsWithdrawal => ({
  ...presentWithdrawal(ctx, row, 'operator'),
  user: { name: row.user_name, mobile: row.user_mobile },
})

/** Returns all users' withdrawals of a tab, with the requesting user. */
export async function listOpsWithdrawals(
  ctx: UserCtx,
  query: ListQuery & { tab?: string },
): Promise<Page<OpsWithdrawal> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const tab = withdrawalTabs.find(({ key }) => key === (query.tab ?? 'all'))
  if (!tab) return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  if (tab.statuses) sql.where(`t.status = any(${sql.param(tab.statuses)})`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

const USER = `select a.name as user_name, coalesce(a.mobile, '') as user_mobile from withdrawal t
  join account a on a.tenant_id = $1 and a.id = t.user_id where t.tenant_id = $1 and t.id = $2`

/** Marks a withdrawal as paid, or refuses it with a reason. */
export function processOpsWithdrawal(
  ctx: UserCtx,
  id: number,
  step: { action: 'pay' | 'refuse'; note?: string },
): Promise<OpsWithdrawal | Failure> {
  const note = step.note?.trim() ?? ''
  return ctx.db.tx(async (tx) => {
    const [user] = await tx.rows<Pick<Row, 'user_name' | 'user_mobile'>>(USER, [ctx.tenant.id, id])
    if (!user) return fail('notFound')
    if (step.action === 'refuse' && note === '') return fail('withdrawalReason')
    const movedWithdrawal = await moveWithdrawal(ctx, tx, id, step.action, note)
    return movedWithdrawal instanceof Failure ? movedWithdrawal : present(ctx, { ...movedWithdrawal, ...user })
  })
}
