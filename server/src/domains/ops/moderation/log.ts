import type { ModerationAction } from '@storefront/contract/domain/community/moderation'
import type { Page } from '@storefront/contract/entities/common'
import type { ModerationLog } from '@storefront/contract/entities/community/moderation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { type ListShape, ListSql, runList } from '../../../db/list'

interface LogRow {
  id: number
  item_id: number | null
  action: ModerationAction | 'unmute'
  actor: string
  person: string
  reason: string
  muted_until: string | null
  created_at: string
  undone_at: string | null
  can_undo: boolean
}

const NEWER = `select 1 from moderation_log l where l.tenant_id = $1 and l.id > t.id and l.undone_at is null
  and (l.item_id = t.item_id or (l.user_id = t.user_id and l.action in ('mute', 'unmute') and t.action in ('mute', 'unmute')))`
const COLUMNS = `t.id, t.item_id, t.action, t.reason, t.muted_until, t.created_at, t.undone_at, w.name as actor, p.name as person,
  t.undone_at is null and not exists (${NEWER})
    and (t.item_id is null or exists (select 1 from moderation_item i where i.tenant_id = $1 and i.id = t.item_id and i.state = t.new_state)) as can_undo`
const JOINS = `join account w on w.tenant_id = $1 and w.id = t.actor_id join account p on p.tenant_id = $1 and p.id = t.user_id`
const shape: ListShape = { table: 'moderation_log', columns: COLUMNS, joins: JOINS, orderings: {}, search: [] }

const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())

const present = (ctx: UserCtx, { item_id, muted_until, created_at, undone_at, ...row }: LogRow): ModerationLog => ({
  ...row,
  item: item_id,
  action_display: translate(ctx.language, `community.moderationAction.${row.action}`),
  until: isoOf(muted_until),
  created: new Date(created_at).toISOString(),
  undone: isoOf(undone_at),
})

/** Decisions, the newest first. */
export async function listAllLog(
  ctx: UserCtx,
  page: { limit?: number; offset?: number },
): Promise<Page<ModerationLog>> {
  const sql = new ListSql(ctx.tenant.id)
  const { count, results } = await ctx.db.read((tx) => runList<LogRow>(tx, sql, shape, 't.id desc', page))
  return { count, results: results.map((row) => present(ctx, row)) }
}

/** Decisions on one post, the newest first. */
export async function listLog(ctx: UserCtx, tx: Connection, item: number): Promise<ModerationLog[]> {
  const text = `select ${COLUMNS} from moderation_log t ${JOINS} where t.tenant_id = $1 and t.item_id = $2 order by t.id desc limit 50`
  return (await tx.rows<LogRow>(text, [ctx.tenant.id, item])).map((row) => present(ctx, row))
}

/** Returns one decision. */
export async function logOf(ctx: UserCtx, tx: Connection, id: number): Promise<ModerationLog | Failure> {
  const [row] = await tx.rows<LogRow>(
    `select ${COLUMNS} from moderation_log t ${JOINS} where t.tenant_id = $1 and t.id = $2`,
    [ctx.tenant.id, id],
  )
  return row ? present(ctx, row) : fail('notFound')
}
