import type { DoorDevice, DoorGate } from '@storefront/contract/entities/door/door'
import type { Connection } from '../../db'
import { type Failure, fail } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'
import { countGates, findDoor } from './door'
import { countChanges } from './offline-list'

export interface Heartbeat {
  device: string
  name: string
  gate: number | null
  queue: number
  sequence: number
  list_version: number | null
}

const UPSERT = `insert into door_device as d (tenant_id, event_id, id, name, gate_id, user_id, last_seen_at, queue, sequence, list_version)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (tenant_id, event_id, id) do update set name = excluded.name, gate_id = excluded.gate_id, user_id = excluded.user_id,
    last_seen_at = excluded.last_seen_at, queue = excluded.queue, sequence = greatest(d.sequence, excluded.sequence), list_version = excluded.list_version`

/** Numbers that a device gave and that neither came nor wait on it. */
const MISSING = `greatest(0, d.sequence - d.queue - (select count(*) from door_scan s
  where s.tenant_id = $1 and s.event_id = d.event_id and s.device_id = d.id and s.sequence is not null))::int as missing`

/** Returns a device's sign of life, with what its gate's screen shows. */
export function storeHeartbeat(
  ctx: UserCtx,
  eventId: number,
  beat: Heartbeat,
): Promise<{ now: string; gate: DoorGate; changes: number; missing: number } | Failure> {
  return ctx.db.tx(async (tx) => {
    const door = await findDoor(tx, ctx, eventId)
    const gates = door && (await countGates(tx, ctx, door))
    const gate = gates?.find(({ id }) => id === beat.gate)
    if (!gate) return fail('notFound')
    const values = [
      ctx.tenant.id,
      eventId,
      beat.device,
      beat.name,
      beat.gate,
      ctx.user.id,
      ctx.now,
      beat.queue,
      beat.sequence,
      beat.list_version,
    ]
    await tx.rows(UPSERT, values, 'door_heartbeat')
    const key = [ctx.tenant.id, eventId, beat.device]
    const [row] = await tx.rows<{ missing: number }>(
      `select ${MISSING} from door_device d where tenant_id = $1 and event_id = $2 and id = $3`,
      key,
      'door_missing',
    )
    const changes = beat.list_version === null ? 0 : await countChanges(tx, ctx, eventId, beat.list_version)
    return { now: ctx.now.toISOString(), gate, changes, missing: row?.missing ?? 0 }
  })
}

interface DeviceRow {
  id: string
  name: string
  gate: string
  by: string
  last_seen_at: string
  queue: number
  missing: number
  list_version: number | null
}

const DEVICES = `select d.id, d.name, coalesce(g.name, '') as gate, a.name as by, d.last_seen_at, d.queue, d.list_version, ${MISSING}
  from door_device d join account a on a.tenant_id = $1 and a.id = d.user_id
  left join door_gate g on g.tenant_id = $1 and g.id = d.gate_id
  where d.tenant_id = $1 and d.event_id = $2 order by d.last_seen_at desc limit 100`

const readDevices = (tx: Connection, ctx: UserCtx, eventId: number) =>
  tx.rows<DeviceRow>(DEVICES, [ctx.tenant.id, eventId], 'door_devices')

/** Returns the devices of an event, those heard of last first. */
export function listDevices(ctx: UserCtx, eventId: number): Promise<{ now: string; results: DoorDevice[] } | Failure> {
  return ctx.db.read(async (tx) => {
    if (!(await findDoor(tx, ctx, eventId))) return fail('notFound')
    const rows = await readDevices(tx, ctx, eventId)
    const results = rows.map(({ last_seen_at, list_version, ...row }) => ({
      ...row,
      last_seen: new Date(last_seen_at).toISOString(),
      list_at: list_version === null ? null : new Date(list_version).toISOString(),
    }))
    return { now: ctx.now.toISOString(), results }
  })
}
