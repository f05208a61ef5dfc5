import type { ReentryRule } from '@storefront/contract/domain/door/admit'
import type { DoorQuestion } from '@storefront/contract/domain/door/admit'
import type { Door, DoorGate, DoorList, GateCounts } from '@storefront/contract/entities/door/door'
import { translate } from '../../core/i18n'
import type { Connection } from '../../db'
import type { Ctx, UserCtx } from '../../core/context.types'
import { zoneOffsets } from '../../lib/zone'

interface EventRow {
  id: number
  name: string
  start_at: string
  end_at: string
  zone: string | null
}

interface ListRow {
  id: number
  name: string
  type_ids: number[] | null
  takes_registrations: boolean
  opens_at: string | null
  closes_at: string | null
  reentry: ReentryRule
  has_exit: boolean
  is_inner: boolean
  needs_rotating: boolean
  questions: DoorQuestion[]
  min_age: number | null
  attention_type_ids: number[]
  shows_initials: boolean
}

interface GateRow {
  id: number
  list_id: number
  name: string
}

/** An event's door as it is set up. */
export interface DoorSetup {
  event: EventRow
  lists: DoorList[]
  gates: { id: number | null; name: string; list: number | null }[]
}

/** One gate with the list that it follows. */
export interface GateSetup {
  event: EventRow
  list: DoorList
  gate: { id: number | null; name: string }
}

const EVENT = 'select id, name, start_at, end_at, zone from event where tenant_id = $1 and id = $2'
const LISTS = `select id, name, type_ids, takes_registrations, opens_at, closes_at, reentry, has_exit, is_inner, needs_rotating, questions, min_age,
    attention_type_ids, shows_initials
  from door_list where tenant_id = $1 and event_id = $2 order by id`
const GATES = 'select id, list_id, name from door_gate where tenant_id = $1 and event_id = $2 order by id'

const HOUR = 3_600_000
const isoOrNull = (moment: string | null): string | null => moment && new Date(moment).toISOString()

const presentList = ({ opens_at, closes_at, ...row }: ListRow): DoorList => ({
  ...row,
  opens: isoOrNull(opens_at),
  closes: isoOrNull(closes_at),
})

/**
 * Returns the list of an event without lists of its own: one entrance, one admission for each ticket or registration.
 */
const defaultList = (ctx: Ctx, event: EventRow): DoorList => ({
  id: null,
  name: translate(ctx.language, 'events.door.entrance'),
  type_ids: null,
  takes_registrations: true,
  opens: new Date(Date.parse(event.start_at) - 12 * HOUR).toISOString(),
  closes: new Date(event.end_at).toISOString(),
  reentry: 'once',
  has_exit: false,
  is_inner: false,
  needs_rotating: false,
  questions: [],
  min_age: null,
  attention_type_ids: [],
  shows_initials: false,
})

/** Returns an event's lists and gates; undefined without such an event. */
export async function findDoor(tx: Connection, ctx: Ctx, eventId: number): Promise<DoorSetup | undefined> {
  const key = [ctx.tenant.id, eventId]
  const [[event], lists, gates] = await Promise.all([
    tx.rows<EventRow>(EVENT, key, 'door_event'),
    tx.rows<ListRow>(LISTS, key, 'door_lists'),
    tx.rows<GateRow>(GATES, key, 'door_gates'),
  ])
  if (!event) return undefined
  if (gates.length > 0)
    return {
      event,
      lists: lists.map(presentList),
      gates: gates.map(({ id, name, list_id }) => ({ id, name, list: list_id })),
    }
  const list = defaultList(ctx, event)
  return { event, lists: [list], gates: [{ id: null, name: list.name, list: null }] }
}

/** Returns a gate of an event; undefined for one that is not the event's. */
export function gateOf({ event, lists, gates }: DoorSetup, id: number | null): GateSetup | undefined {
  const gate = gates.find((one) => one.id === id)
  const list = gate && lists.find((one) => one.id === gate.list)
  return gate && list && { event, list, gate }
}

interface CountRow extends GateCounts {
  gate_id: number | null
}

const COUNTS = `select gate_id,
    coalesce(sum(count) filter (where result = 'ok' and direction = 'entry'), 0)::int as entered,
    count(*) filter (where result = 'error')::int as refused,
    coalesce(sum(inside) filter (where result = 'ok'), 0)::int as inside,
    count(*) filter (where result = 'ok' and reason is not null and override_reason = '')::int as conflicts
  from door_scan where tenant_id = $1 and event_id = $2 and undone_at is null group by gate_id`

/** Returns the gates of an event with what went through each. */
export async function countGates(tx: Connection, ctx: UserCtx, { event, gates }: DoorSetup): Promise<DoorGate[]> {
  const rows = await tx.rows<CountRow>(COUNTS, [ctx.tenant.id, event.id], 'door_counts')
  return gates.map((gate) => {
    const {
      entered = 0,
      refused = 0,
      inside = 0,
      conflicts = 0,
    } = rows.find(({ gate_id }) => gate_id === gate.id) ?? {}
    return { ...gate, counts: { entered, refused, inside, conflicts } }
  })
}

/** Returns the clock of an event's times, with its offsets; the site's where the event names none. */
export function zoneOf(ctx: Ctx, zone: string | null): Door['event']['time_zone'] {
  const name = zone ?? ctx.tenant.timeZone
  return { name, offsets: [...zoneOffsets(name, ctx.now)] }
}
