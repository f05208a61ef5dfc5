import { keysOf } from '../keys-of'
import type { ErrorName } from '../../errors'

/**
 * States of a registration. `pending` waits for an approval and holds no seat; `confirmed` and `signed_in` hold one.
 */
export const registrationStatuses = ['pending', 'confirmed', 'signed_in', 'rejected', 'canceled'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** Side that acts on a registration. */
export type RegistrationActor = 'user' | 'ops'

interface Transition {
  readonly from: readonly RegistrationStatus[]
  readonly to: RegistrationStatus
  readonly by: RegistrationActor
  /** Whether the step needs a reason, which is sent to the visitor. */
  readonly needsReason?: true
}

/** THE lifecycle of a registration (spec 4): action -> transition. */
export const registrationTransitions = {
  signin: { from: ['confirmed'], to: 'signed_in', by: 'user' },
  cancel: { from: ['pending', 'confirmed'], to: 'canceled', by: 'user' },
  approve: { from: ['pending'], to: 'confirmed', by: 'ops' },
  admit: { from: ['confirmed'], to: 'signed_in', by: 'ops' },
  unadmit: { from: ['signed_in'], to: 'confirmed', by: 'ops' },
  reject: { from: ['pending'], to: 'rejected', by: 'ops', needsReason: true },
  revoke: { from: ['pending', 'confirmed'], to: 'canceled', by: 'ops', needsReason: true },
} as const satisfies Record<string, Transition>
export type RegistrationAction = keyof typeof registrationTransitions

/** Actions of operators by the process call; cancelling is a call of its own. */
export const opsRegistrationActions = [
  'approve',
  'admit',
  'unadmit',
  'reject',
] as const satisfies readonly RegistrationAction[]

/** Statuses of a registration that counts: one that was refused or canceled never does again. */
export const activeStatuses = ['pending', 'confirmed', 'signed_in'] as const satisfies readonly RegistrationStatus[]

/** Statuses that hold a seat. */
export const seatedStatuses = ['confirmed', 'signed_in'] as const satisfies readonly RegistrationStatus[]

/** Milliseconds before an event's start from which one can sign in at it. */
export const SIGNIN_BEFORE_MS = 2 * 3_600_000

/** Period in which an event takes registrations; moments in milliseconds, null without a bound. */
export interface RegistrationWindow {
  readonly opens: number | null
  readonly closes: number
  /** Null is without limit. */
  readonly seatsAvailable: number | null
}

export type RegistrationState = 'open' | 'future' | 'over' | 'full'

/** The refusal of each state, which is what the screen says, too. */
export const REGISTRATION_ERRORS = {
  future: 'registrationFuture',
  over: 'registrationOver',
  full: 'registrationFull',
} as const satisfies Record<Exclude<RegistrationState, 'open'>, ErrorName>

/** Whether one can register at `now` (milliseconds). */
export function registrationState(
  { opens, closes, seatsAvailable }: RegistrationWindow,
  now: number,
): RegistrationState {
  if (now >= closes) return 'over'
  if (opens !== null && now < opens) return 'future'
  return seatsAvailable === 0 ? 'full' : 'open'
}

/** A registration as its rules see it; moments in milliseconds. */
export interface RegistrationFacts {
  readonly status: RegistrationStatus
  readonly start: number
  readonly end: number
  /** Hours before the start until which it can be cancelled; null is until the start. */
  readonly cancelHours: number | null
}

const HOUR = 3_600_000

/** Returns the deadline for the owner's cancellation of a registration. */
export const cancelUntil = ({ start, cancelHours }: Pick<RegistrationFacts, 'start' | 'cancelHours'>): number =>
  start - (cancelHours ?? 0) * HOUR

/** Whether one can sign in at an event at `now`: from two hours before its start to its end. */
export const isSigninTime = ({ start, end }: Pick<RegistrationFacts, 'start' | 'end'>, now: number): boolean =>
  now >= start - SIGNIN_BEFORE_MS && now <= end

/** Returns the actions that `actor` may take on a registration at `now`, in the table's order. */
export function registrationActions(
  registration: RegistrationFacts,
  actor: RegistrationActor,
  now: number,
): RegistrationAction[] {
  return keysOf(registrationTransitions).filter((action) => {
    const { by, from } = registrationTransitions[action] as Transition
    if (by !== actor || !from.includes(registration.status)) return false
    if (action === 'cancel') return now <= cancelUntil(registration)
    return action === 'signin' ? isSigninTime(registration, now) : true
  })
}

/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Metres around a place within which events are searched: the default and the maximum. */
export const NEARBY_STANDARD_M = 50_000
export const NEARBY_MAX_M = 500_000

const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two places, along the earth. */
export function distanceBetween(one: Coordinates, other: Coordinates): number {
  const [latitude, longitude] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)))
}
