import { beaconRoundTime, roundOfDraw } from './beacon'
import { sha256 } from './sha256'

/** A ticket of the frozen list: its number, and a name of its holder that holds in this raffle alone. */
export interface DrawTicket {
  readonly number: string
  readonly entrant: string
}

export interface DrawPrize {
  readonly id: number
  readonly name: string
  readonly quantity: number
}

/** A place of the ranking that got a prize; a forfeited one was not claimed, and its prize went to the next place. */
export interface DrawWinner {
  readonly rank: number
  readonly number: string
  readonly prize: number
  readonly is_forfeited: boolean
}

/** The outside value: a round of a beacon. */
export interface DrawBeacon {
  /** The chain's hash (domain/promotion/beacon). */
  readonly chain: string
  /** The round that was fixed when the raffle was published. */
  readonly planned_round: number
  /** The round that draws: the planned one, or a later one after a late freeze (`roundOfDraw`). */
  readonly round: number
  readonly randomness: string | null
  readonly signature: string | null
}

/** The public file of a draw; anyone recomputes the winners from it (docs/promotion.md). */
export interface DrawRecord {
  readonly version: number
  readonly raffle: number
  readonly prizes: readonly DrawPrize[]
  /** Null until the raffle is closed and its list frozen. */
  readonly tickets: readonly DrawTicket[] | null
  readonly tickets_hash: string | null
  /** Time at which the list was frozen, ISO 8601. */
  readonly frozen: string | null
  readonly seed_hash: string
  /** Null until the draw. */
  readonly seed: string | null
  readonly beacon: DrawBeacon
  readonly winners: readonly DrawWinner[]
}

/**
 * Returns the frozen list as text, one ticket a line in the order of the numbers: what `tickets_hash` is the hash of.
 */
export const ticketLines = (tickets: readonly DrawTicket[]): string =>
  [...tickets]
    .sort((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0))
    .map(({ number, entrant }) => `${number} ${entrant}\n`)
    .join('')

export const ticketsHash = (tickets: readonly DrawTicket[]): string => sha256(ticketLines(tickets))

/**
 * Returns the text that ranks the tickets. Nobody knows it before the seed, the outside value and the list are all
 * fixed.
 */
export const drawRandomness = (seed: string, beacon: string, tickets: string): string =>
  sha256(`${seed}|${beacon}|${tickets}`)

/** Returns the hash that ranks a ticket. */
export const ticketHash = (randomness: string, number: string): string => sha256(`${randomness}|${number}`)

/** The hash of a ticket by its number. A device that checks ten thousand computes them in parts beforehand. */
export type TicketHash = (randomness: string, number: string) => string

/** Tickets by their hashes, the least first; of a holder only the best ticket, so that nobody wins twice. */
export function rankTickets(
  tickets: readonly DrawTicket[],
  randomness: string,
  hashOf: TicketHash = ticketHash,
): DrawTicket[] {
  const entrants = new Set<string>()
  return tickets
    .map((ticket) => ({ ticket, hash: hashOf(randomness, ticket.number) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ ticket }) => ticket)
    .filter(({ entrant }) => !entrants.has(entrant) && entrants.add(entrant))
}

/** Returns the prize of each place: the first prize as often as there is one, then the second. */
export const prizeSlots = (prizes: readonly DrawPrize[]): number[] =>
  prizes.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))

export const drawChecks = ['seed', 'tickets', 'time', 'beacon', 'ranking', 'prizes'] as const
export type DrawCheck = (typeof drawChecks)[number]
/**
 * The result of a check: true, false, null where its part is not published yet, or that this device cannot compute it.
 */
export type CheckResult = boolean | null | 'unsupported'

/**
 * Recomputes a draw from its file.
 * - seed: the revealed seed has the hash that was shown before the opening
 * - tickets: the list has the hash that was shown at the close
 * - time: the list was frozen before the value of its round was public, and the round is the one of the published rule
 * - beacon: the value carries the signature of its chain
 * - ranking: the winners are the first places, in order
 * - prizes: no prize was given more often than there is of it
 * @param isSigned whether the beacon's signature is right (`isBeaconSigned`); a device without BigInt says that it
 * cannot tell
 */
export function verifyDraw(
  record: DrawRecord,
  isSigned: (beacon: DrawBeacon) => boolean | 'unsupported',
  hashOf?: TicketHash,
): Readonly<Record<DrawCheck, CheckResult>> {
  const { tickets, tickets_hash, frozen, seed, seed_hash, beacon, winners, prizes } = record
  const { randomness, signature, round, planned_round } = beacon
  const frozenAt = frozen === null ? null : Date.parse(frozen)
  const isDrawn = tickets !== null && tickets_hash !== null && seed !== null && randomness !== null
  return {
    seed: seed === null ? null : sha256(seed) === seed_hash,
    tickets: tickets === null || tickets_hash === null ? null : ticketsHash(tickets) === tickets_hash,
    time:
      frozenAt === null ? null : frozenAt < beaconRoundTime(round) && round === roundOfDraw(planned_round, frozenAt),
    beacon: randomness === null || signature === null ? null : isSigned(beacon),
    ranking: isDrawn
      ? isRanking(rankTickets(tickets, drawRandomness(seed, randomness, tickets_hash), hashOf), winners, prizes)
      : null,
    prizes: isDrawn
      ? prizes.every(
          ({ id, quantity }) =>
            winners.filter((winner) => winner.prize === id && !winner.is_forfeited).length <= quantity,
        )
      : null,
  }
}

/**
 * Whether the winners are in the ranking's order without a gap, and the first of them have the prizes of their places.
 */
function isRanking(
  ranking: readonly DrawTicket[],
  winners: readonly DrawWinner[],
  prizes: readonly DrawPrize[],
): boolean {
  const slots = prizeSlots(prizes)
  const places = [...winners].sort((a, b) => a.rank - b.rank)
  if (places.length < Math.min(slots.length, ranking.length)) return false
  return places.every(
    ({ rank, number, prize }, at) =>
      rank === at + 1 && ranking[at]?.number === number && (at >= slots.length || slots[at] === prize),
  )
}
