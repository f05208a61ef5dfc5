import type { DoorDecision } from '@storefront/contract/domain/door/admit'
import type { DoorScanInput, DoorScanReply, DoorUse } from '@storefront/contract/entities/door/door'
import type { Connection } from '../../db'
import { type Failure, fail } from '../../core/failure'
import type { Ctx, UserCtx } from '../../core/context.types'
import { requestHash } from '../../lib/request-hash'
import type { GateSetup } from './door'
import type { Subject } from './subject'

/** A scan as it is judged, before it is stored. */
export interface Judgement {
  setup: GateSetup
  input: DoorScanInput
  decision: DoorDecision
  subject: Subject | undefined
  reply: DoorScanReply
  scannedAt: Date
  isOffline: boolean
  /** '' unless a supervisor let in against the rules. */
  overrideReason: string
  sequence: number | null
}

export interface StoredScan {
  id: number
  kind: Subject['kind'] | null
  subject_id: number | null
  list_id: number | null
  direction: 'entry' | 'exit'
  result: 'ok' | 'error'
  spent: number
  reply: DoorScanReply
  undone_at: string | null
  /** '' of a scan that is older than the column. */
  request_hash: string
}

/** Hashes what was asked with a nonce: a scan that is sent late asks the same as the one that was sent at once. */
const scanHash = ({
  code,
  gate,
  device,
  direction = 'entry',
  count = 1,
  answers = {},
  scanned_at,
  override_reason,
}: DoorScanInput): string =>
  requestHash({ code, gate, device, direction, count, answers, scanned_at, override_reason: override_reason ?? null })

const BY_NONCE = `select id, kind, subject_id, list_id, direction, result, spent, reply, undone_at, request_hash from door_scan
  where tenant_id = $1 and event_id = $2 and nonce = $3`

/**
 * Returns the scan that a nonce has made; undefined before there is one. Fails with `keyReused` when the nonce asked
 * something else.
 */
export async function findByNonce(
  tx: Connection,
  ctx: Ctx,
  eventId: number,
  input: DoorScanInput,
): Promise<StoredScan | undefined | Failure> {
  const [row] = await tx.rows<StoredScan>(BY_NONCE, [ctx.tenant.id, eventId, input.nonce], 'door_by_nonce')
  return row && row.request_hash !== '' && row.request_hash !== scanHash(input) ? fail('keyReused') : row
}

/** Returns the reply stored for a nonce, with the id of its scan. */
export const replyOf = ({ id, reply }: StoredScan): DoorScanReply => ({ ...reply, scan: id })

const INSERT = `insert into door_scan (tenant_id, event_id, list_id, gate_id, device_id, nonce, sequence, kind, subject_id, direction, count, result, reason,
    uses, spent, inside, is_offline, override_reason, answers, reply, other_id, actor_id, scanned_at, received_at, request_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
  on conflict do nothing returning id`

const OTHER = `select id from door_scan where tenant_id = $1 and kind = $2 and subject_id = $3 and result = 'ok' and direction = 'entry'
  and undone_at is null and nonce <> $4 order by id desc limit 1`

/** The uses of its ticket that a decision spends: an inner door spends none. */
export const spentBy = ({ setup, decision }: Pick<Judgement, 'setup' | 'decision'>): number =>
  decision.result === 'ok' && !setup.list.is_inner ? decision.uses : 0

/** Returns the admission that one against the rules contradicts. */
export async function findOther(
  tx: Connection,
  ctx: Ctx,
  subject: Pick<Subject, 'kind' | 'id'>,
  nonce: string,
): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(OTHER, [ctx.tenant.id, subject.kind, subject.id, nonce], 'door_other')
  return row?.id ?? null
}

/** Stores a scan; null when its nonce, or its number on the device, has one already. */
export async function insertScan(tx: Connection, ctx: UserCtx, judgement: Judgement): Promise<number | null> {
  const { setup, input, decision, subject, reply, scannedAt, isOffline, overrideReason, sequence } = judgement
  const isConflict = decision.result === 'ok' && decision.reason !== null && subject !== undefined
  const values = [
    ctx.tenant.id,
    setup.event.id,
    setup.list.id,
    setup.gate.id,
    input.device,
    input.nonce,
    sequence,
    subject?.kind ?? null,
    subject?.id ?? null,
    input.direction ?? 'entry',
    input.count ?? 1,
    decision.result,
    decision.reason,
    decision.uses,
    spentBy(judgement),
    decision.inside,
    isOffline,
    overrideReason,
    JSON.stringify(input.answers ?? {}),
    JSON.stringify(reply),
    isConflict ? await findOther(tx, ctx, subject, input.nonce) : null,
    ctx.user.id,
    scannedAt,
    ctx.now,
    scanHash(input),
  ]
  const [row] = await tx.rows<{ id: number }>(INSERT, values, 'door_scan_insert')
  return row?.id ?? null
}

const LAST = `select s.id, s.scanned_at, coalesce(g.name, '') as gate, coalesce(d.name, '') as device, a.name as by
  from door_scan s join account a on a.tenant_id = $1 and a.id = s.actor_id
  left join door_gate g on g.tenant_id = $1 and g.id = s.gate_id
  left join door_device d on d.tenant_id = $1 and d.event_id = s.event_id and d.id = s.device_id
  where s.tenant_id = $1 and s.kind = $2 and s.subject_id = $3 and s.result = 'ok' and s.direction = 'entry' and s.undone_at is null
  order by s.id desc limit 1`

/** Finds the time, the place and the operator of a subject's last admission. */
export async function lastUse(
  tx: Connection,
  ctx: Ctx,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
): Promise<(DoorUse & { scan: number }) | null> {
  const [row] = await tx.rows<{ id: number; scanned_at: string; gate: string; device: string; by: string }>(
    LAST,
    [ctx.tenant.id, kind, id],
    'door_last',
  )
  return row
    ? { scan: row.id, at: new Date(row.scanned_at).toISOString(), gate: row.gate, device: row.device, by: row.by }
    : null
}
