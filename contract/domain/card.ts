/** Whether a membership card may be received (spec 4), the same line for the button and for the refusal. */
export const cardStates = ['open', 'out', 'held'] as const
export type CardState = (typeof cardStates)[number]

/** What one has goes before what is left: nobody needs a second card of a kind while the first one holds. */
export function cardState({ left, isOwned }: { readonly left: number | null; readonly isOwned: boolean }): CardState {
  if (isOwned) return 'held'
  return left === 0 ? 'out' : 'open'
}

/** Whether a held card holds at `now` (milliseconds); null is without limit. */
export const isCardValid = (end: string | null, now: number): boolean => end === null || Date.parse(end) > now
