import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

export const raffle = pgTable(
  'raffle',
  {
    tenantId: tenantId(),
    id: rowId(),
    title: text().notNull(),
    abstract: text().notNull().default(''),
    kind: text().notNull(),
    mainImageId: ref(),
    status: text().notNull(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    price: integer().notNull(),
    maxTickets: integer().notNull(),
    rules: text().notNull().default(''),
    claimDays: integer().notNull(),
    seedHash: text().notNull(),
    seed: text(),
    beaconRound: ref(),
    beaconChain: text(),
    plannedRound: ref(),
    beaconRandomness: text(),
    beaconSignature: text(),
    tickets: jsonb(),
    ticketsHash: text(),
    frozenAt: moment(),
    drawnAt: moment(),
    ticketCount: integer().notNull().default(0),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/**
 * The seeds. The application writes them and cannot read them: only reveal_raffle_seed gives one, and only when the
 * list is frozen and the outside value is there.
 */
export const raffleSeed = pgTable(
  'raffle_seed',
  {
    tenantId: tenantId(),
    raffleId: ref().notNull(),
    seed: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.raffleId] })],
)

export const rafflePrize = pgTable(
  'raffle_prize',
  {
    tenantId: tenantId(),
    id: rowId(),
    raffleId: ref().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    kind: text().notNull(),
    ref: ref().notNull(),
    quantity: integer().notNull(),
    leftCount: integer().notNull(),
    value: ref().notNull(),
    odds: integer(),
    imageId: ref(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Who takes part, under a name that holds in this raffle alone; what it has becomes scarcer. */
export const raffleEntrant = pgTable(
  'raffle_entrant',
  {
    tenantId: tenantId(),
    raffleId: ref().notNull(),
    userId: ref().notNull(),
    entrant: text().notNull(),
    tickets: integer().notNull(),
    diamonds: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.raffleId, t.userId] }), unique().on(t.tenantId, t.raffleId, t.entrant)],
)

export const raffleTicket = pgTable(
  'raffle_ticket',
  {
    tenantId: tenantId(),
    raffleId: ref().notNull(),
    number: text().notNull(),
    userId: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.raffleId, t.number] })],
)

/** What somebody won. Of a draw one row a place of the ranking, of a turn one a turn. */
export const raffleWin = pgTable(
  'raffle_win',
  {
    tenantId: tenantId(),
    id: rowId(),
    raffleId: ref().notNull(),
    prizeId: ref().notNull(),
    userId: ref().notNull(),
    ticket: text().notNull(),
    rank: integer(),
    status: text().notNull(),
    claimBefore: moment().notNull(),
    address: text().notNull().default(''),
    note: text().notNull().default(''),
    actorId: ref(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.raffleId, t.rank),
    unique().on(t.tenantId, t.raffleId, t.ticket),
  ],
)

export const raffleSpin = pgTable(
  'raffle_spin',
  {
    tenantId: tenantId(),
    id: rowId(),
    raffleId: ref().notNull(),
    userId: ref().notNull(),
    prizeId: ref(),
    winId: ref(),
    isSeen: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const rafflePromoter = pgTable(
  'raffle_promoter',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    message: text().notNull().default(''),
    status: text().notNull(),
    reason: text().notNull().default(''),
    actorId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.userId)],
)
