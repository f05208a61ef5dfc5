import type { DoorReason } from '@storefront/contract/domain/door/reasons'
import type { Page } from '@storefront/contract/entities/common'
import type { DoorConflict, DoorScan } from '@storefront/contract/entities/door/door'
import type { Connection } from '../../db'
import { type Failure, fail } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'
import { applyQuery, type QueryShape, ListSql, runList } from '../../db/list'
import { findDoor } from './door'
import { revertEffect } from './effect'
import type { SubjectKind } from './subject'

/** A scan with its place, its operator and its ticket. */
export interface ScanRow {
  id: number
  scanned_at: string
  received_at: string
  gate: string
  device: string
  by: string
  direction: 'entry' | 'exit'
  count: number
  result: 'ok' | 'error'
  reason: DoorReason | null
  is_offline: boolean
  override_reason: string
  undone_at: string | null
  undo_reason: string
  kind: SubjectKind | null
  subject_id: number | null
  code: string | null
  type_name: string | null
  other_id: number | null
}

export const scanShape: QueryShape = {
  table: 'door_scan',
  columns: `t.id, t.scanned_at, t.received_at, coalesce(g.name, '') as gate, coalesce(d.name, '') as device, a.name as by, t.direction, t.count, t.result,
    t.reason, t.is_offline, t.override_reason, t.undone_at, t.undo_reason, t.kind, t.subject_id, coalesce(i.code, r.code) as code,
    coalesce(k.name, '') as type_name, t.other_id`,
  joins: `join account a on a.tenant_id = $1 and a.id = t.actor_id
    left join door_gate g on g.tenant_id = $1 and g.id = t.gate_id
    left join door_device d on d.tenant_id = $1 and d.event_id = t.event_id and d.id = t.device_id
    left join issued_ticket i on t.kind = 'ticket' and i.tenant_id = $1 and i.id = t.subject_id
    left join event_registration r on t.kind = 'registration' and r.tenant_id = $1 and r.id = t.subject_id
    left join event_ticket k on k.tenant_id = $1 and k.id = i.ticket_id`,
  orderings: {},
  moment: 't.scanned_at',
  search: [
    `coalesce((select i.code from issued_ticket i where t.kind = 'ticket' and i.tenant_id = $1 and i.id = t.subject_id), '')`,
    `coalesce((select r.code from event_registration r where t.kind = 'registration' and r.tenant_id = $1 and r.id = t.subject_id), '')`,
  ],
}

/** Returns a stored scan as operators see it. */
export const presentScan = (row: ScanRow): DoorScan => ({
  id: row.id,
  at: new Date(row.scanned_at).toISOString(),
  received: new Date(row.received_at).toISOString(),
  gate: row.gate,
  device: row.device,
  by: row.by,
  direction: row.direction,
  count: row.count,
  result: row.result,
  reason: row.reason,
  is_offline: row.is_offline,
  override_reason: row.override_reason,
  undone: row.undone_at === null ? null : { at: new Date(row.undone_at).toISOString(), reason: row.undo_reason },
  ticket:
    row.kind && row.subject_id !== null
      ? { kind: row.kind, id: row.subject_id, code: row.code ?? '', type_name: row.type_name ?? '' }
      : null,
})

export interface ScansQuery {
  limit?: number
  offset?: number
  search?: string
  gate?: number
  result?: string
}

function scansOf(ctx: UserCtx, eventId: number, query: ScansQuery): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.event_id = ${sql.param(eventId)}`)
  if (query.gate !== undefined) sql.where(`t.gate_id = ${sql.param(query.gate)}`)
  if (query.result !== undefined) sql.where(`t.result = ${sql.param(query.result)}`)
  return sql
}

/** Scans of an event, the newest first. */
export async function listScans(ctx: UserCtx, eventId: number, query: ScansQuery): Promise<Page<DoorScan> | Failure> {
  const sql = scansOf(ctx, eventId, query)
  const failure = applyQuery(ctx, sql, scanShape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    if (!(await findDoor(tx, ctx, eventId))) return fail('notFound')
    const { count, results } = await runList<ScanRow>(tx, sql, scanShape, 't.id desc', query)
    return { count, results: results.map(presentScan) }
  })
}

const BY_IDS = `select ${scanShape.columns} from door_scan t ${scanShape.joins} where t.tenant_id = $1 and t.id = any($2::bigint[])`

/** Admissions against the rules that nobody has undone or allowed, each with the one that it contradicts. */
export async function listConflicts(
  ctx: UserCtx,
  eventId: number,
  query: ScansQuery,
): Promise<Page<DoorConflict> | Failure> {
  const sql = scansOf(ctx, eventId, query).where(
    "t.result = 'ok' and t.reason is not null and t.override_reason = '' and t.undone_at is null",
  )
  const failure = applyQuery(ctx, sql, scanShape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    if (!(await findDoor(tx, ctx, eventId))) return fail('notFound')
    const { count, results } = await runList<ScanRow>(tx, sql, scanShape, 't.id desc', query)
    const ids = results.flatMap(({ other_id }) => other_id ?? [])
    const others = new Map(
      (await tx.rows<ScanRow>(BY_IDS, [ctx.tenant.id, ids], 'door_scan_ids')).map((row) => [row.id, row]),
    )
    return {
      count,
      results: results.map((row) => {
        const other = row.other_id === null ? undefined : others.get(row.other_id)
        return { scan: presentScan(row), other: other ? presentScan(other) : null }
      }),
    }
  })
}

const UNDO = `update door_scan set undone_at = $4, undo_reason = $5, undo_actor_id = $6
  where tenant_id = $1 and event_id = $2 and id = $3 and result = 'ok' and undone_at is null returning kind, subject_id, spent`

async function findScan(tx: Connection, ctx: UserCtx, id: number): Promise<DoorScan | Failure> {
  const [row] = await tx.rows<ScanRow>(BY_IDS, [ctx.tenant.id, [id]], 'door_scan_ids')
  return row ? presentScan(row) : fail('notFound')
}

/** Takes an admission or an exit back, which gives the ticket its use again. */
export function undoScan(ctx: UserCtx, eventId: number, id: number, reason: string): Promise<DoorScan | Failure> {
  return ctx.db.tx(async (tx) => {
    if (!(await findDoor(tx, ctx, eventId))) return fail('notFound')
    const values = [ctx.tenant.id, eventId, id, ctx.now, reason.trim(), ctx.user.id]
    const [row] = await tx.rows<{ kind: SubjectKind | null; subject_id: number | null; spent: number }>(
      UNDO,
      values,
      'door_undo',
    )
    if (!row) return fail('scanMoved')
    if (row.kind && row.subject_id !== null)
      await revertEffect(tx, ctx, { kind: row.kind, id: row.subject_id }, row.spent)
    return findScan(tx, ctx, id)
  })
}
