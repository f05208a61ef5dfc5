/** Days that an invitation of staff can be accepted. */
export const INVITATION_DAYS = 7

export const invitationStates = ['open', 'accepted', 'revoked', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

interface InvitationMoments {
  readonly accepted_at: string | Date | null
  readonly revoked_at: string | Date | null
  readonly expires_at: string | Date
}

/** Returns the state of an invitation; only an open one can be accepted or revoked. */
export function invitationState(
  { accepted_at, revoked_at, expires_at }: InvitationMoments,
  now: Date,
): InvitationState {
  if (accepted_at !== null) return 'accepted'
  if (revoked_at !== null) return 'revoked'
  return new Date(expires_at) > now ? 'open' : 'expired'
}
