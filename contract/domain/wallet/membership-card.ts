/** Whether a membership card may be received (spec 4), the same rule for the button and for the error. */
export const cardStates = ['open', 'out', 'held'] as const
export type CardState = (typeof cardStates)[number]

/** Owned takes precedence over sold out, because a user needs no second card of a kind while the first one is valid. */
export function cardState({ left, isOwned }: { readonly left: number | null; readonly isOwned: boolean }): CardState {
  if (isOwned) return 'held'
  return left === 0 ? 'out' : 'open'
}

/** Whether an owned card is valid at `now` (milliseconds); null means no expiry. */
export const isCardValid = (end: string | null, now: number): boolean => end === null || Date.parse(end) > now
