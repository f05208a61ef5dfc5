import { insert } from '../../../db/insert'
import type { AuditAction, AuditKind } from '@storefront/contract/domain/site/audit'
import type { Connection } from '../../../db'
import type { StaffCtx } from '../../../core/context.types'

type Fields = Readonly<Record<string, unknown>>

/** Names of fields whose values nobody may read in the log, or, as costs, not everybody. That they changed is told. */
const SECRET = /secret|password|token|private|api_?key|credential|^cost$/i
const MASK = '***'

/** Returns a value without its secrets, at any depth. */
function maskSecrets(name: string, value: unknown): unknown {
  if (SECRET.test(name) && value !== null && value !== '') return MASK
  if (Array.isArray(value)) return value.map((item) => maskSecrets('', item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskSecrets(key, inner)]))
  return value
}

const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, maskSecrets(name, fields[name])]] : [])))

/** Returns the fields that differ between two states, with secrets masked; null for a side that is absent. */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { before: Record<string, unknown> | null; after: Record<string, unknown> | null } {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changedNames = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
  return { before: before && pick(before, changedNames), after: after && pick(after, changedNames) }
}

export interface AuditEntry {
  action: AuditAction
  kind: AuditKind
  item: number | string
  before?: Fields | null
  after?: Fields | null
}

/** Writes down who did what, in the transaction that does it: what is undone leaves no line. */
export async function writeAuditEntry(
  ctx: StaffCtx,
  tx: Connection,
  { action, kind, item, before = null, after = null }: AuditEntry,
): Promise<void> {
  const values = {
    actorId: ctx.user.id,
    sessionId: ctx.session?.id ?? null,
    action,
    kind,
    item: String(item),
    requestId: ctx.requestId,
    at: ctx.now,
  }
  await insert(tx, 'audit_log', { tenantId: ctx.tenant.id, ...values, ...changedFields(before, after) })
}
