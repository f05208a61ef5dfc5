import type { Door, DoorListInput } from '@storefront/contract/entities/door/door'
import type { Connection } from '../../db'
import { type Failure, fail } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'
import { badPart } from '../../core/bad-request'
import { countGates, findDoor, zoneOf } from './door'
import { loadKeys, publicKeys } from './keys'
import { readTypes } from './offline-list'

const EXPECTED = `select (select coalesce(sum(uses), 0) from issued_ticket where tenant_id = $1 and event_id = $2 and status = 'valid')::int
  + (select count(*) from event_registration where tenant_id = $1 and event_id = $2 and status in ('confirmed', 'signed_in'))::int as expected`

async function presentDoor(tx: Connection, ctx: UserCtx, eventId: number): Promise<Door | Failure> {
  const door = await findDoor(tx, ctx, eventId)
  if (!door) return fail('notFound')
  const [row] = await tx.rows<{ expected: number }>(EXPECTED, [ctx.tenant.id, eventId], 'door_expected')
  const { id, name, start_at, end_at, zone } = door.event
  return {
    event: {
      id,
      name,
      start: new Date(start_at).toISOString(),
      end: new Date(end_at).toISOString(),
      zone,
      time_zone: zoneOf(ctx, zone),
    },
    types: await readTypes(tx, ctx, eventId),
    lists: door.lists,
    gates: await countGates(tx, ctx, door),
    expected: row?.expected ?? 0,
    keys: publicKeys(await loadKeys(tx, ctx)),
    now: ctx.now.toISOString(),
  }
}

/** Lists and gates of an event with their live counts. It may make the site's first key. */
export const readDoor = (ctx: UserCtx, eventId: number): Promise<Door | Failure> =>
  ctx.db.tx((tx) => presentDoor(tx, ctx, eventId))

const INSERT_LIST = `insert into door_list (tenant_id, event_id, name, type_ids, takes_registrations, opens_at, closes_at, reentry, has_exit, is_inner,
    needs_rotating, questions, min_age, attention_type_ids, shows_initials, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`
const UPDATE_LIST = `update door_list set name = $3, type_ids = $4, takes_registrations = $5, opens_at = $6, closes_at = $7, reentry = $8, has_exit = $9,
    is_inner = $10, needs_rotating = $11, questions = $12, min_age = $13, attention_type_ids = $14, shows_initials = $15, changed_at = $16
  where tenant_id = $1 and event_id = $2 and id = $17 returning id`
const INSERT_GATE = 'insert into door_gate (tenant_id, event_id, list_id, name) values ($1, $2, $3, $4) returning id'
const UPDATE_GATE =
  'update door_gate set name = $4, list_id = $3 where tenant_id = $1 and event_id = $2 and id = $5 returning id'

const jsonOrNull = (value: readonly unknown[] | null): string | null => value && JSON.stringify(value)

async function saveList(
  tx: Connection,
  ctx: UserCtx,
  eventId: number,
  input: DoorListInput,
): Promise<number | undefined> {
  const values = [
    ctx.tenant.id,
    eventId,
    input.name.trim(),
    jsonOrNull(input.type_ids),
    input.takes_registrations,
    input.opens,
    input.closes,
    input.reentry,
    input.has_exit,
    input.is_inner,
    input.needs_rotating,
    JSON.stringify(input.questions),
    input.min_age,
    JSON.stringify(input.attention_type_ids),
    input.shows_initials,
    ctx.now,
  ]
  const [row] =
    input.id === null
      ? await tx.rows<{ id: number }>(INSERT_LIST, values)
      : await tx.rows<{ id: number }>(UPDATE_LIST, [...values, input.id])
  return row?.id
}

/** Makes or changes a list and its gates; a gate that scans name already can be renamed, not removed. */
export function saveDoorList(ctx: UserCtx, eventId: number, input: DoorListInput): Promise<Door | Failure> {
  return ctx.db.tx(async (tx) => {
    const door = await findDoor(tx, ctx, eventId)
    if (!door) return fail('notFound')
    const types = new Set((await readTypes(tx, ctx, eventId)).map(({ id }) => id))
    if ((input.type_ids ?? []).concat(input.attention_type_ids).some((id) => !types.has(id)))
      return badPart('type_ids', 'notOffered', {}, ctx.language)
    if (input.opens !== null && input.closes !== null && input.opens >= input.closes)
      return badPart('closes', 'notOffered', {}, ctx.language)
    const listId = await saveList(tx, ctx, eventId, input)
    if (listId === undefined) return fail('notFound')
    for (const { id, name } of input.gates) {
      const values = [ctx.tenant.id, eventId, listId, name.trim()]
      const rows = await tx.rows(id === null ? INSERT_GATE : UPDATE_GATE, id === null ? values : [...values, id])
      if (rows.length === 0) return fail('notFound')
    }
    return presentDoor(tx, ctx, eventId)
  })
}
