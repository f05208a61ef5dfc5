import { type Static, Type } from '@sinclair/typebox'
import { doorDirections, reentryRules } from '../../domain/door/admit'
import { CODE_TEXT_MAX } from '../../domain/door/door-code'
import { doorReasons, doorResults } from '../../domain/door/reasons'
import { Id, Moment, NonBlank, Nullable } from '../common'
import { TimeZone } from '../reservations/reservation'

export const DoorKind = Type.Union([Type.Literal('ticket'), Type.Literal('registration')])
export const DeviceId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' })
const Direction = Type.Union(doorDirections.map((direction) => Type.Literal(direction)))
const Reason = Type.Union(doorReasons.map((reason) => Type.Literal(reason)))
const Result = Type.Union(doorResults.map((result) => Type.Literal(result)))
const Count = Type.Integer({ minimum: 0 })

export const DoorQuestion = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9_]{1,20}$' }),
  title: NonBlank(100),
  type: Type.Union([Type.Literal('confirm'), Type.Literal('text'), Type.Literal('choice')]),
  choices: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 20 })),
})

/** The rules of a check-in list (contract/domain/door/admit). */
const ListRules = Type.Object({
  name: NonBlank(50),
  /** Ticket types that it lets in; null is all of them. */
  type_ids: Nullable(Type.Array(Id, { maxItems: 100 })),
  takes_registrations: Type.Boolean(),
  opens: Nullable(Moment),
  closes: Nullable(Moment),
  reentry: Type.Union(reentryRules.map((rule) => Type.Literal(rule))),
  has_exit: Type.Boolean(),
  is_inner: Type.Boolean(),
  /** Tickets are shown by their live code: a screenshot does not pass. */
  needs_rotating: Type.Boolean(),
  questions: Type.Array(DoorQuestion, { maxItems: 5 }),
  min_age: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  attention_type_ids: Type.Array(Id, { maxItems: 100 }),
  /** The steward sees the initials of who comes. */
  shows_initials: Type.Boolean(),
})

/** A list as it is set up, with the gates that follow it. */
export const DoorListInput = Type.Composite([
  ListRules,
  Type.Object({
    id: Nullable(Id),
    gates: Type.Array(Type.Object({ id: Nullable(Id), name: NonBlank(50) }), { minItems: 1, maxItems: 50 }),
  }),
])
export type DoorListInput = Static<typeof DoorListInput>

/** Id null: the list of an event that nobody has set up lists for. */
export const DoorList = Type.Composite([ListRules, Type.Object({ id: Nullable(Id) })])
export type DoorList = Static<typeof DoorList>

const GateCounts = Type.Object({
  /** People let in, scans refused, people inside, and admissions against the rules. */
  entered: Count,
  refused: Count,
  inside: Type.Integer(),
  conflicts: Count,
})
export type GateCounts = Static<typeof GateCounts>

export const DoorGate = Type.Object({ id: Nullable(Id), name: Type.String(), list: Nullable(Id), counts: GateCounts })
export type DoorGate = Static<typeof DoorGate>

const Key = Type.Object({ id: Type.Integer(), key: Type.String() })

/** The door of an event: its lists, gates, live counts, and the keys that codes are checked against. */
export const Door = Type.Object({
  event: Type.Object({
    id: Id,
    name: Type.String(),
    start: Moment,
    end: Moment,
    zone: Nullable(Type.String()),
    time_zone: TimeZone,
  }),
  types: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  lists: Type.Array(DoorList),
  gates: Type.Array(DoorGate),
  /** Number of people who may enter in all. */
  expected: Count,
  keys: Type.Array(Key),
  now: Moment,
})
export type Door = Static<typeof Door>

/** Input of a scan. */
export const DoorScanInput = Type.Object({
  code: Type.String({ maxLength: CODE_TEXT_MAX }),
  gate: Nullable(Id),
  device: DeviceId,
  /**
   * The same scan under the same nonce gives the same answer and one check-in; another scan under it is refused
   * (`keyReused`).
   */
  nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
  direction: Type.Optional(Direction),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  answers: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 200 }), { maxProperties: 10 })),
  scanned_at: Moment,
  /** A supervisor lets in against the rules, and says why. */
  override_reason: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})
export type DoorScanInput = Static<typeof DoorScanInput>

/** A scan that the device decided without a network. */
export const LateScanInput = Type.Composite([
  DoorScanInput,
  Type.Object({
    sequence: Type.Integer({ minimum: 1 }),
    result: Result,
    reason: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  }),
])
export type LateScanInput = Static<typeof LateScanInput>

const Use = Type.Object({ at: Moment, gate: Type.String(), device: Type.String(), by: Type.String() })
export type DoorUse = Static<typeof Use>

/** Result of a scan. */
export const DoorScanReply = Type.Object({
  /** Null of a look that leaves no trace. */
  scan: Nullable(Id),
  result: Result,
  reason: Nullable(Reason),
  attention: Type.Boolean(),
  questions: Type.Array(DoorQuestion),
  direction: Direction,
  count: Count,
  ticket: Nullable(
    Type.Object({
      kind: DoorKind,
      id: Id,
      code: Type.String(),
      type_name: Type.String(),
      /** '' unless the list shows it. */
      initials: Type.String(),
      uses: Count,
      use_count: Count,
    }),
  ),
  /** Time, place and operator of its last use. */
  last: Nullable(Use),
  opens: Nullable(Moment),
  closes: Nullable(Moment),
})
export type DoorScanReply = Static<typeof DoorScanReply>

/** A stored scan as operators see it. */
export const DoorScan = Type.Object({
  id: Id,
  at: Moment,
  received: Moment,
  gate: Type.String(),
  device: Type.String(),
  by: Type.String(),
  direction: Direction,
  count: Count,
  result: Result,
  reason: Nullable(Reason),
  is_offline: Type.Boolean(),
  override_reason: Type.String(),
  undone: Nullable(Type.Object({ at: Moment, reason: Type.String() })),
  ticket: Nullable(Type.Object({ kind: DoorKind, id: Id, code: Type.String(), type_name: Type.String() })),
})
export type DoorScan = Static<typeof DoorScan>

/** An admission against the rules, and the one that it contradicts. */
export const DoorConflict = Type.Object({ scan: DoorScan, other: Nullable(DoorScan) })
export type DoorConflict = Static<typeof DoorConflict>

export const DoorDevice = Type.Object({
  id: Type.String(),
  name: Type.String(),
  gate: Type.String(),
  by: Type.String(),
  last_seen: Moment,
  /** Scans that wait on it. */
  queue: Count,
  /** Scans that it numbered, and that neither came nor wait. */
  missing: Count,
  /** Creation time of its list; null without one. */
  list_at: Nullable(Moment),
})
export type DoorDevice = Static<typeof DoorDevice>

/** A list for use without a network: `manifest` is a JSON text (OfflineManifest), which `signature` is of. */
export const OfflineList = Type.Object({
  manifest: Type.String(),
  key: Type.Integer(),
  signature: Type.String(),
  chunks: Type.Array(Type.String()),
})
export type OfflineList = Static<typeof OfflineList>

/** Content of an offline list's signed text. */
export const OfflineManifest = Type.Object({
  v: Type.Literal(1),
  site: Type.String(),
  event: Id,
  /** The clock of its times; lists that were made before there was one lack it. */
  time_zone: Type.Optional(TimeZone),
  /** The list that the rows' history belongs to. */
  list: Nullable(Id),
  lists: Type.Array(DoorList),
  gates: Type.Array(Type.Object({ id: Nullable(Id), name: Type.String(), list: Nullable(Id) })),
  types: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  keys: Type.Array(Key),
  /** Milliseconds: what has changed up to then is in it; of a delta, from when. */
  version: Type.Integer(),
  since: Nullable(Type.Integer()),
  expires: Type.Integer(),
  /** SHA-512 of each part, base64url. */
  chunks: Type.Array(Type.String()),
})
export type OfflineManifest = Static<typeof OfflineManifest>

/** A ticket or a registration as a supervisor finds it. */
export const DoorGuest = Type.Object({
  kind: DoorKind,
  id: Id,
  code: Type.String(),
  name: Type.String(),
  mobile: Type.String(),
  type_name: Type.String(),
  status: Type.String(),
  uses: Count,
  use_count: Count,
  is_blocked: Type.Boolean(),
  last: Nullable(Type.Composite([Use, Type.Object({ scan: Id })])),
})
export type DoorGuest = Static<typeof DoorGuest>
