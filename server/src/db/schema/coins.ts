import { boolean, date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/**
 * The site's side of every change of a balance: the two sum up to nothing. A trigger writes it, so that no change has
 * one side.
 */
export const balancePosting = pgTable(
  'balance_posting',
  {
    tenantId: tenantId(),
    recordId: ref().notNull(),
    kind: text().notNull(),
    account: text().notNull(),
    change: ref().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.recordId] })],
)

export const coinRule = pgTable(
  'coin_rule',
  {
    tenantId: tenantId(),
    trigger: text().notNull(),
    isActive: boolean().notNull().default(true),
    description: text().notNull().default(''),
    diamond: integer().notNull().default(0),
    point: integer().notNull().default(0),
    charm: integer().notNull().default(0),
    perAmount: ref(),
    dailyLimit: integer(),
    validDays: integer(),
    holdDays: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.trigger] })],
)

export const coinLevel = pgTable(
  'coin_level',
  {
    tenantId: tenantId(),
    level: integer().notNull(),
    name: text().notNull(),
    charm: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.level] }), unique().on(t.tenantId, t.charm)],
)

/** What a rule gave. The unique keys are the guards: one thing earns once, and no more a day than the rule allows. */
export const coinAward = pgTable(
  'coin_award',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    trigger: text().notNull(),
    ref: text().notNull(),
    day: date().notNull(),
    position: integer().notNull(),
    diamond: integer().notNull().default(0),
    point: integer().notNull().default(0),
    charm: integer().notNull().default(0),
    expiresAt: moment(),
    state: text().notNull().default('given'),
    /** Of an order: what it was given for, in minor units; null for others. */
    base: money(),
    /** When pending coins can be spent; null was given at once. */
    maturesAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.userId, t.trigger, t.ref),
    unique().on(t.tenantId, t.userId, t.trigger, t.day, t.position),
  ],
)

export const signInDay = pgTable(
  'sign_in_day',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    day: date().notNull(),
    createdAt: moment().notNull(),
    isBoxed: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.day] })],
)

export const inviteCode = pgTable(
  'invite_code',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    code: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] }), unique().on(t.tenantId, t.code)],
)

/** Who brought whom: the key is the guard, nobody is brought twice. */
export const invitation = pgTable(
  'invitation',
  {
    tenantId: tenantId(),
    inviteeId: ref().notNull(),
    inviterId: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.inviteeId] })],
)

/** With which devices an account earned; of the device a hash. */
export const coinDevice = pgTable(
  'coin_device',
  {
    tenantId: tenantId(),
    device: text().notNull(),
    userId: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.device, t.userId] })],
)

/** Accounts that share a device or a bank card, for somebody to look at. */
export const coinFlag = pgTable(
  'coin_flag',
  {
    tenantId: tenantId(),
    id: rowId(),
    kind: text().notNull(),
    mark: text().notNull(),
    status: text().notNull().default('open'),
    userIds: ref().array().notNull(),
    reason: text().notNull().default(''),
    actorId: ref(),
    createdAt: moment().notNull(),
    processedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.kind, t.mark)],
)
