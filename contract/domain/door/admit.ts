import type { DoorReason, DoorResult } from './reasons'

/** Facts about a code before its ticket is looked up. All moments in milliseconds. */
export interface CodeFacts {
  readonly state: 'read' | 'unreadable' | 'foreign' | 'forged' | 'revoked'
  /** The event that a signed code names. */
  readonly eventId: number | null
  /** End of a rotating code's validity; null for a code that stays the same. */
  readonly expires: number | null
}

export type DoorTicketStatus = 'valid' | 'unpaid' | 'unapproved' | 'canceled' | 'refunded' | 'blocked'

/** A ticket or a registration as the door sees it. */
export interface TicketFacts {
  readonly kind: 'ticket' | 'registration'
  readonly eventId: number
  /** Its type; null of a registration. */
  readonly typeId: number | null
  readonly status: DoorTicketStatus
  readonly uses: number
  readonly useCount: number
  /** People that it let in at this list, and how many of them are inside. */
  readonly entered: number
  readonly inside: number
}

export const reentryRules = ['once', 'after_exit', 'many'] as const
export type ReentryRule = (typeof reentryRules)[number]

export interface DoorQuestion {
  readonly id: string
  readonly title: string
  readonly type: 'confirm' | 'text' | 'choice'
  readonly choices?: string[]
}

/** The rules of a check-in list, which its gates follow. */
export interface ListFacts {
  readonly eventId: number
  /** Types that it lets in; null is all. */
  readonly typeIds: readonly number[] | null
  readonly takesRegistrations: boolean
  readonly opens: number | null
  readonly closes: number | null
  readonly reentry: ReentryRule
  readonly hasExit: boolean
  /** A door behind the entrance: it spends no use, it only looks who may pass. */
  readonly isInner: boolean
  readonly needsRotating: boolean
  readonly questions: readonly DoorQuestion[]
  /** The steward confirms that the visitor is so old; null asks nothing. */
  readonly minAge: number | null
  /** Types whose holders are looked at: a reduced price, an escort. */
  readonly attentionTypeIds: readonly number[]
}

export const doorDirections = ['entry', 'exit'] as const
export type DoorDirection = (typeof doorDirections)[number]

export interface ScanFacts {
  readonly direction: DoorDirection
  /** People of a ticket for several. */
  readonly count: number
  readonly answers: Readonly<Record<string, string>>
  readonly now: number
  /** A supervisor lets in against the rules. */
  readonly isOverride: boolean
  /** Problem of the device itself: its clock jumped, its list is too old, or it has none. */
  readonly deviceReason?: 'clock' | 'list_expired' | 'no_list'
}

export interface DoorDecision {
  readonly result: DoorResult
  /** Reason that the rules gave against an admission that was made anyway. */
  readonly reason: DoorReason | null
  /** Uses that it spends, and by how many the people inside change. */
  readonly uses: number
  readonly inside: number
  readonly questions: readonly DoorQuestion[]
  readonly attention: boolean
}

/** Milliseconds after its end in which a rotating code is still accepted, because scanning takes a moment. */
export const ROTATION_GRACE_MS = 10_000
export const ROTATION_MS = 30_000
export const AGE_QUESTION = 'age'

const refuse = (reason: DoorReason): DoorDecision => ({
  result: 'error',
  reason,
  uses: 0,
  inside: 0,
  questions: [],
  attention: false,
})

/**
 * Returns the reason why the code and its ticket are refused at this list, independent of the time and of the people
 * inside.
 */
function ticketReason(code: CodeFacts, ticket: TicketFacts, list: ListFacts, now: number): DoorReason | null {
  if (ticket.status !== 'valid') return ticket.status
  const isTaken =
    ticket.kind === 'registration'
      ? list.takesRegistrations
      : list.typeIds === null || (ticket.typeId !== null && list.typeIds.includes(ticket.typeId))
  if (!isTaken) return 'wrong_gate'
  if (code.expires !== null) return now > code.expires + ROTATION_GRACE_MS ? 'code_expired' : null
  return list.needsRotating && ticket.kind === 'ticket' ? 'static_code' : null
}

/** Returns the uses that an entry spends and the change in the number of people inside, or the reason to refuse it. */
function entryOf(ticket: TicketFacts, list: ListFacts, count: number): { uses: number; inside: number } | DoorReason {
  const outside = ticket.entered - ticket.inside
  if (list.reentry !== 'once' && outside >= count) return { uses: 0, inside: count }
  if (list.reentry === 'many' && ticket.entered >= count) return { uses: 0, inside: Math.max(0, outside) }
  const left = list.isInner ? ticket.uses - ticket.entered : ticket.uses - ticket.useCount
  if (count <= left) return { uses: count, inside: count }
  return list.reentry === 'after_exit' && ticket.inside > 0 ? 'inside' : 'used'
}

const outOfTime = ({ opens, closes }: ListFacts, now: number): DoorReason | null =>
  opens !== null && now < opens ? 'too_early' : closes !== null && now > closes ? 'too_late' : null

/** Returns the questions at the scan: the list's own, and the minimum age as one to confirm. */
export const questionsOf = ({ questions, minAge }: Pick<ListFacts, 'questions' | 'minAge'>): readonly DoorQuestion[] =>
  minAge === null ? questions : [...questions, { id: AGE_QUESTION, title: String(minAge), type: 'confirm' }]

/**
 * THE rule of the door: whether a scan lets in (or out), and if not, why. Server and devices decide by it alone, with
 * or without a network, so that they cannot differ.
 */
export function admit(code: CodeFacts, ticket: TicketFacts | null, list: ListFacts, scan: ScanFacts): DoorDecision {
  if (code.state !== 'read') return refuse(code.state)
  if (scan.deviceReason) return refuse(scan.deviceReason)
  if (!ticket) return refuse(code.eventId !== null && code.eventId !== list.eventId ? 'wrong_event' : 'unknown')
  if (ticket.eventId !== list.eventId) return refuse('wrong_event')
  const isExit = scan.direction === 'exit'
  const attention = ticket.typeId !== null && list.attentionTypeIds.includes(ticket.typeId)
  const reason = ticketReason(code, ticket, list, scan.now) ?? (isExit ? null : outOfTime(list, scan.now))
  const move = isExit ? exitOf(ticket, list, scan.count) : entryOf(ticket, list, scan.count)
  const refusal = reason ?? (typeof move === 'string' ? move : null)
  if (refusal !== null && scan.isOverride)
    return { result: 'ok', reason: refusal, ...overrideOf(ticket, list, scan), questions: [], attention }
  if (refusal !== null || typeof move === 'string') return refuse(refusal ?? 'unknown')
  const openQuestions = isExit ? [] : questionsOf(list).filter(({ id }) => !scan.answers[id]?.trim())
  if (openQuestions.length > 0 && !scan.isOverride)
    return { result: 'incomplete', reason: null, uses: 0, inside: 0, questions: openQuestions, attention }
  return {
    result: 'ok',
    reason: null,
    uses: move.uses,
    inside: move.inside,
    questions: [],
    attention: attention && !isExit,
  }
}

function exitOf(ticket: TicketFacts, list: ListFacts, count: number): { uses: number; inside: number } | DoorReason {
  if (!list.hasExit) return 'no_exit'
  return ticket.inside < count ? 'not_inside' : { uses: 0, inside: -count }
}

/**
 * Returns the uses and the change in people inside of an admission against the rules, as far as the ticket covers it.
 */
function overrideOf(
  ticket: TicketFacts,
  list: ListFacts,
  { direction, count }: ScanFacts,
): { uses: number; inside: number } {
  if (direction === 'exit') return { uses: 0, inside: -Math.min(count, ticket.inside) }
  const left = Math.max(0, ticket.uses - (list.isInner ? ticket.entered : ticket.useCount))
  return { uses: Math.min(left, count), inside: count }
}

/**
 * Decides a scan that a device decided without a network and sends later. The device's decision stands; the reason says
 * why the rule would have refused it.
 */
export function admitLate(decision: DoorDecision, deviceResult: DoorResult, forced: DoorDecision): DoorDecision {
  if (deviceResult !== 'ok')
    return { ...refuse(decision.reason ?? 'unknown'), result: deviceResult, reason: decision.reason }
  return decision.result === 'ok' ? decision : { ...forced, result: 'ok', reason: decision.reason }
}
