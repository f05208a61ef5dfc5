import { type Static, Type } from '@sinclair/typebox'
import {
  raffleActionNames,
  raffleKinds,
  rafflePrizeKinds,
  raffleStatuses,
  raffleWinStatuses,
} from '../../domain/promotion/raffle'
import { Amount, Id, Image, Moment, NonBlank, Nullable, Ref } from '../common'

/** A prize of a raffle. `odds` are parts of 10,000 of an instant raffle; `value` is what one is worth. */
export const RafflePrize = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Union(rafflePrizeKinds.map((kind) => Type.Literal(kind))),
  kind_display: Type.String(),
  image: Nullable(Image),
  quantity: Type.Integer(),
  /** Remaining prizes of an instant raffle. */
  left: Type.Integer(),
  value: Amount,
  odds: Nullable(Type.Integer()),
})
export type RafflePrize = Static<typeof RafflePrize>

/** A raffle in lists. */
export const Raffle = Type.Object({
  id: Id,
  title: Type.String(),
  abstract: Type.String(),
  kind: Type.Union(raffleKinds.map((kind) => Type.Literal(kind))),
  main_image: Nullable(Image),
  status: Type.Union(raffleStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  start: Moment,
  end: Moment,
  /** Diamonds of a ticket, or of a turn. */
  price: Type.Integer(),
  /** Maximum number of tickets, or turns, of one person. */
  max_tickets: Type.Integer(),
  ticket_count: Type.Integer(),
})
export type Raffle = Static<typeof Raffle>

/** A raffle in the centre's list. */
export const RaffleListItem = Type.Composite([
  Raffle,
  Type.Object({
    /** Number of tickets or turns that the caller has had; null for a visitor. */
    own_count: Nullable(Type.Integer()),
  }),
])
export type RaffleListItem = Static<typeof RaffleListItem>

/** Something that somebody won. */
export const RaffleWin = Type.Object({
  id: Id,
  raffle: Type.Object({ id: Id, title: Type.String() }),
  prize: RafflePrize,
  ticket: Type.String(),
  status: Type.Union(raffleWinStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** Deadline for its claim; then it goes to the next place. */
  claim_before: Moment,
  /** Whether a claim needs an address, as for products. */
  needs_address: Type.Boolean(),
  created: Moment,
})
export type RaffleWin = Static<typeof RaffleWin>

/** A turn of the wheel or the grid: fixed at the server; `prize` null is none. */
export const RaffleSpin = Type.Object({
  id: Id,
  prize: Nullable(RafflePrize),
  win: Nullable(Id),
  is_seen: Type.Boolean(),
  created: Moment,
})
export type RaffleSpin = Static<typeof RaffleSpin>

/** The bonus box: a free ticket after three days of sign-in in a row. */
export const BonusBox = Type.Object({
  days: Type.Integer(),
  needed: Type.Integer(),
  can_open: Type.Boolean(),
  reward: Type.Integer(),
})
export type BonusBox = Static<typeof BonusBox>

/** A raffle with its prizes, rules and what is the caller's. */
export const RaffleDetail = Type.Composite([
  Raffle,
  Type.Object({
    prizes: Type.Array(RafflePrize),
    /** Rich text of the rules page: kinds, numbers, conditions, dates, odds. */
    rules: Type.String(),
    claim_days: Type.Integer(),
    /** Explanation of the draw: seed, list, outside value, and the procedure if that value is missing. */
    draw_terms: Type.String(),
    seed_hash: Type.String(),
    /** drand's round of the draw and when it is published; null of an instant raffle. */
    beacon: Nullable(Type.Object({ round: Type.Integer(), time: Moment })),
    /** Null of a visitor. */
    mine: Nullable(
      Type.Object({
        tickets: Type.Array(Type.String()),
        /** Number of tickets or turns that the caller has had; an instant raffle has no tickets to list. */
        count: Type.Integer(),
        diamonds: Type.Integer(),
        is_excluded: Type.Boolean(),
        wins: Type.Array(RaffleWin),
        /** A turn whose result was not shown yet. */
        unseen_spin: Nullable(RaffleSpin),
      }),
    ),
  }),
])
export type RaffleDetail = Static<typeof RaffleDetail>

/** A name on the winners' wall: masked. */
export const RaffleWinner = Type.Object({
  id: Id,
  name: Type.String(),
  prize_name: Type.String(),
  raffle: Type.Object({ id: Id, title: Type.String() }),
  ticket: Type.String(),
  rank: Nullable(Type.Integer()),
  created: Moment,
})
export type RaffleWinner = Static<typeof RaffleWinner>

/** The public file of a draw: `verifyDraw` of contract/domain/promotion/draw recomputes the winners from it. */
export const RaffleDraw = Type.Object({
  version: Type.Integer(),
  raffle: Id,
  title: Type.String(),
  prizes: Type.Array(Type.Object({ id: Id, name: Type.String(), quantity: Type.Integer() })),
  tickets: Nullable(Type.Array(Type.Object({ number: Type.String(), entrant: Type.String() }))),
  tickets_hash: Nullable(Type.String()),
  frozen: Nullable(Moment),
  seed_hash: Type.String(),
  seed: Nullable(Type.String()),
  beacon: Type.Object({
    /** The chain's hash. */
    chain: Type.String(),
    /** The round that was fixed at publishing; `round` is a later one where the list was frozen too late. */
    planned_round: Type.Integer(),
    round: Type.Integer(),
    /** Public address of the same round. */
    url: Type.String(),
    randomness: Nullable(Type.String()),
    signature: Nullable(Type.String()),
  }),
  winners: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      number: Type.String(),
      prize: Id,
      is_forfeited: Type.Boolean(),
      name: Type.String(),
    }),
  ),
  drawn: Nullable(Moment),
})
export type RaffleDraw = Static<typeof RaffleDraw>

/** Someone who spreads a raffle, and so is excluded from it. */
export const RafflePromoter = Type.Object({
  id: Id,
  name: Type.String(),
  mobile: Type.String(),
  message: Type.String(),
  status: Type.Union([Type.Literal('applied'), Type.Literal('active'), Type.Literal('refused')]),
  status_display: Type.String(),
  reason: Type.String(),
  created: Moment,
})
export type RafflePromoter = Static<typeof RafflePromoter>

/** The id of a picture: an upload of the operator's own, or one that the raffle has already. */
const Picture = Type.Optional(Nullable(Id))

/**
 * Input of an operator for a raffle. `ref` of a prize: the coupon, the product, the voucher's product, or the diamonds.
 */
export const RaffleInput = Type.Object({
  title: NonBlank(60),
  abstract: Type.String({ maxLength: 200 }),
  picture: Picture,
  kind: Type.Union(raffleKinds.map((kind) => Type.Literal(kind))),
  start: Moment,
  end: Moment,
  price: Type.Integer({ minimum: 0, maximum: 100_000 }),
  max_tickets: Type.Integer({ minimum: 1, maximum: 1000 }),
  rules: Type.String({ maxLength: 20_000 }),
  claim_days: Type.Integer({ minimum: 1, maximum: 90 }),
  prizes: Type.Array(
    Type.Object({
      name: NonBlank(60),
      kind: Type.Union(rafflePrizeKinds.map((kind) => Type.Literal(kind))),
      ref: Ref({ by: 'kind', to: { coupon: 'coupon', product: 'product', pickup_voucher: 'product' } }),
      quantity: Type.Integer({ minimum: 1, maximum: 10_000 }),
      value: Type.String({ maxLength: 20 }),
      odds: Nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
      picture: Picture,
    }),
    { maxItems: 20 },
  ),
})
export type RaffleInput = Static<typeof RaffleInput>

/** A raffle as operators see it. */
export const OpsRaffle = Type.Composite([
  Raffle,
  Type.Object({
    /** The id of `main_image`, as it is written. */
    picture: Nullable(Id),
    rules: Type.String(),
    claim_days: Type.Integer(),
    prizes: Type.Array(Type.Composite([RafflePrize, Type.Object({ ref: Type.Integer(), picture: Nullable(Id) })])),
    entrant_count: Type.Integer(),
    win_count: Type.Integer(),
    handed_out_count: Type.Integer(),
    actions: Type.Array(Type.Union(raffleActionNames.map((action) => Type.Literal(action)))),
  }),
])
export type OpsRaffle = Static<typeof OpsRaffle>

/** A prize that was won, as operators see it. */
export const OpsRaffleWin = Type.Composite([
  RaffleWin,
  Type.Object({
    user: Type.Object({ name: Type.String(), mobile: Type.String() }),
    address: Type.String(),
    note: Type.String(),
    rank: Nullable(Type.Integer()),
  }),
])
export type OpsRaffleWin = Static<typeof OpsRaffleWin>
