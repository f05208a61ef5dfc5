import type { DoorDirection, DoorQuestion, ReentryRule } from '@storefront/contract/domain/door/admit'
import type { DoorReason, DoorResult } from '@storefront/contract/domain/door/reasons'
import type { DoorScanReply } from '@storefront/contract/entities/door/door'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A check-in list of an event: whom it lets in, when, how often, and what is asked. Its gates follow it. */
export const doorList = pgTable(
  'door_list',
  {
    tenantId: tenantId(),
    id: rowId(),
    eventId: ref().notNull(),
    name: text().notNull(),
    /** Ticket types; null is all of the event's. */
    typeIds: jsonb().$type<number[]>(),
    takesRegistrations: boolean().notNull().default(true),
    opensAt: moment(),
    closesAt: moment(),
    reentry: text().$type<ReentryRule>().notNull().default('once'),
    hasExit: boolean().notNull().default(false),
    /** A door behind the entrance, which spends no use. */
    isInner: boolean().notNull().default(false),
    needsRotating: boolean().notNull().default(false),
    questions: jsonb().$type<DoorQuestion[]>().notNull().default([]),
    minAge: integer(),
    attentionTypeIds: jsonb().$type<number[]>().notNull().default([]),
    showsInitials: boolean().notNull().default(false),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const doorGate = pgTable(
  'door_gate',
  { tenantId: tenantId(), id: rowId(), eventId: ref().notNull(), listId: ref().notNull(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A device that scans: when it was last heard of and what waits on it. */
export const doorDevice = pgTable(
  'door_device',
  {
    tenantId: tenantId(),
    eventId: ref().notNull(),
    id: text().notNull(),
    name: text().notNull().default(''),
    gateId: ref(),
    userId: ref().notNull(),
    lastSeenAt: moment().notNull(),
    queue: integer().notNull().default(0),
    /** The last number that it gave a scan. */
    sequence: bigint({ mode: 'number' }).notNull().default(0),
    /** Milliseconds; null without a list. */
    listVersion: bigint({ mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.eventId, t.id] })],
)

/** Every scan, refused ones as well. */
export const doorScan = pgTable(
  'door_scan',
  {
    tenantId: tenantId(),
    id: rowId(),
    eventId: ref().notNull(),
    listId: ref(),
    gateId: ref(),
    deviceId: text().notNull(),
    /** The same nonce is the same scan. */
    nonce: text().notNull(),
    /** Of scans that were decided without a network: the device counts them, so that a lost one is seen. */
    sequence: bigint({ mode: 'number' }),
    /** What the code meant; null of one that means nothing here. */
    kind: text().$type<'ticket' | 'registration'>(),
    subjectId: ref(),
    direction: text().$type<DoorDirection>().notNull(),
    count: integer().notNull().default(1),
    result: text().$type<DoorResult>().notNull(),
    /** Why it was refused; of an admission, why it would have been. */
    reason: text().$type<DoorReason>(),
    /** People let in for the first time at this list, uses of the ticket spent, and the change of the people inside. */
    uses: integer().notNull().default(0),
    spent: integer().notNull().default(0),
    inside: integer().notNull().default(0),
    isOffline: boolean().notNull().default(false),
    overrideReason: text().notNull().default(''),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What was answered, for the same nonce again. */
    reply: jsonb().$type<Partial<DoorScanReply>>().notNull().default({}),
    /** An admission against the rules: the one that it contradicts. */
    otherId: ref(),
    actorId: ref().notNull(),
    scannedAt: moment().notNull(),
    receivedAt: moment().notNull(),
    undoneAt: moment(),
    undoReason: text().notNull().default(''),
    undoActorId: ref(),
    /** Of what was asked: another scan under the same nonce is refused. '' of a row that is older than the column. */
    requestHash: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.eventId, t.nonce),
    unique().on(t.tenantId, t.eventId, t.deviceId, t.sequence),
  ],
)

/** What is kept out by hand: a stolen ticket, a guest who was thrown out. */
export const doorBlock = pgTable(
  'door_block',
  {
    tenantId: tenantId(),
    kind: text().$type<'ticket' | 'registration'>().notNull(),
    subjectId: ref().notNull(),
    eventId: ref().notNull(),
    isBlocked: boolean().notNull(),
    reason: text().notNull().default(''),
    actorId: ref().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.subjectId] })],
)

/** The keys that sign codes and lists (Ed25519). The newest signs; all that are not retired are valid. */
export const doorKey = pgTable(
  'door_key',
  {
    tenantId: tenantId(),
    id: integer().notNull(),
    /** Base64url of the raw 32 bytes. */
    publicKey: text().notNull(),
    /** PKCS#8 in base64. */
    privateKey: text().notNull(),
    createdAt: moment().notNull(),
    retiredAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
