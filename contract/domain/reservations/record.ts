import { keysOf } from '../keys-of'

/** States of a booking. `pending` waits for an approval and holds no seat; `confirmed` holds one. */
export const recordStatuses = ['pending', 'confirmed', 'finished', 'no_show', 'rejected', 'canceled'] as const
export type RecordStatus = (typeof recordStatuses)[number]

/** Side that acts on a booking. */
export type RecordActor = 'user' | 'ops'

interface Transition {
  readonly from: readonly RecordStatus[]
  readonly to: RecordStatus
  readonly by: RecordActor
  /** Whether the step needs a reason, which is sent to the customer. */
  readonly needsReason?: true
}

/** THE lifecycle of a booking: action -> transition. */
export const recordTransitions = {
  cancel: { from: ['pending', 'confirmed'], to: 'canceled', by: 'user' },
  approve: { from: ['pending'], to: 'confirmed', by: 'ops' },
  reject: { from: ['pending'], to: 'rejected', by: 'ops', needsReason: true },
  revoke: { from: ['pending', 'confirmed'], to: 'canceled', by: 'ops', needsReason: true },
  finish: { from: ['confirmed'], to: 'finished', by: 'ops' },
  no_show: { from: ['confirmed'], to: 'no_show', by: 'ops' },
} as const satisfies Record<string, Transition>
export type RecordAction = keyof typeof recordTransitions

/** Actions that operators have, as the call takes them. */
export const opsRecordActions = [
  'approve',
  'reject',
  'revoke',
  'finish',
  'no_show',
] as const satisfies readonly RecordAction[]

/** States that take seats of the capacity; the others hold none. */
export const seatStatuses = ['confirmed', 'finished', 'no_show'] as const satisfies readonly RecordStatus[]

/**
 * Returns the status of a booking to show at `now` (milliseconds). A confirmed booking is finished when its time is
 * over, even if no clerk finished it.
 */
export const shownStatus = (
  { status, end }: { readonly status: RecordStatus; readonly end: number },
  now: number,
): RecordStatus => (status === 'confirmed' && end <= now ? 'finished' : status)

const HOUR = 3_600_000

/**
 * Returns the deadline for the owner's cancellation of a booking that starts at `start` (milliseconds); null if it
 * cannot be cancelled.
 */
export const cancelUntil = (start: number, cancelHours: number | null): number | null =>
  cancelHours === null ? null : start - cancelHours * HOUR

/** A booking as its rules see it; moments in milliseconds. */
export interface RecordState {
  readonly status: RecordStatus
  readonly start: number
  readonly cancelHours: number | null
}

/** Returns the actions that `actor` may take on a booking at `now` (milliseconds), in the table's order. */
export function recordActions(
  { status, start, cancelHours }: RecordState,
  actor: RecordActor,
  now: number,
): RecordAction[] {
  const until = cancelUntil(start, cancelHours)
  return keysOf(recordTransitions).filter((action) => {
    const { by, from } = recordTransitions[action] as Transition
    if (by !== actor || !from.includes(status)) return false
    if (action === 'cancel') return until !== null && now <= until
    return action !== 'no_show' && action !== 'finish' ? true : now >= start
  })
}
