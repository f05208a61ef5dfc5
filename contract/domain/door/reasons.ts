/**
 * Reasons why a scan at the door is refused. Each has its text (`door.reasons.<reason>`) and its colour; only devices
 * use the last three.
 */
export const doorReasons = [
  'unreadable',
  'foreign',
  'forged',
  'unknown',
  'revoked',
  'wrong_event',
  'unpaid',
  'unapproved',
  'canceled',
  'refunded',
  'blocked',
  'wrong_gate',
  'static_code',
  'code_expired',
  'no_exit',
  'not_inside',
  'too_early',
  'too_late',
  'used',
  'inside',
  'clock',
  'list_expired',
  'no_list',
] as const
export type DoorReason = (typeof doorReasons)[number]

export const doorResults = ['ok', 'incomplete', 'error'] as const
export type DoorResult = (typeof doorResults)[number]

/** The colour of a result: in, in with a look at the visitor, something to ask, come back or go elsewhere, not in. */
export type DoorTone = 'good' | 'attention' | 'ask' | 'wait' | 'bad'

/** Reasons that the visitor can mend, by paying, waiting, another door or the live code; all others are a no. */
const mendable: readonly DoorReason[] = [
  'unpaid',
  'unapproved',
  'wrong_gate',
  'static_code',
  'code_expired',
  'too_early',
  'clock',
  'list_expired',
  'no_list',
  'unreadable',
]

export function doorTone(result: DoorResult, reason: DoorReason | null, hasAttention: boolean): DoorTone {
  if (result === 'incomplete') return 'ask'
  if (result === 'ok') return hasAttention || reason !== null ? 'attention' : 'good'
  return reason !== null && mendable.includes(reason) ? 'wait' : 'bad'
}
