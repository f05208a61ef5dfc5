import type { Page } from '@storefront/contract/entities/common'
import type { AuditLine } from '@storefront/contract/entities/studio/staff'
import type { UserCtx } from '../../../core/context.types'
import { applySearch, type ListShape, ListSql, runList } from '../../../db/list'
import { auditLines } from '../../../lib/search'

interface AuditRow extends Omit<AuditLine, 'at' | 'actor'> {
  at: string
  actor_id: number
  actor_name: string
}

const shape: ListShape = {
  table: 'audit_log',
  columns: 't.id, t.at, t.actor_id, a.name as actor_name, t.action, t.kind, t.item, t.before, t.after',
  joins: 'join account a on a.tenant_id = $1 and a.id = t.actor_id',
  orderings: {},
  search: [],
  searchIndex: auditLines,
}

interface AuditQuery {
  limit?: number
  offset?: number
  search?: string
  kind?: string
  item?: string
  actor?: number
}

/** Returns the audit log, the newest lines first. */
export async function listAudit(ctx: UserCtx, query: AuditQuery): Promise<Page<AuditLine>> {
  const sql = new ListSql(ctx.tenant.id)
  if (query.kind) sql.where(`t.kind = ${sql.param(query.kind)}`)
  if (query.item) sql.where(`t.item = ${sql.param(query.item)}`)
  if (query.actor) sql.where(`t.actor_id = ${sql.param(query.actor)}`)
  if (query.search) applySearch(sql, shape, query.search, false)
  const { count, results } = await ctx.db.read((tx) => runList<AuditRow>(tx, sql, shape, 't.id desc', query))
  return {
    count,
    results: results.map(({ id, at, actor_id, actor_name, action, kind, item, before, after }) => ({
      ...{ id, action, kind, item, before, after },
      at: new Date(at).toISOString(),
      actor: { id: actor_id, name: actor_name },
    })),
  }
}
