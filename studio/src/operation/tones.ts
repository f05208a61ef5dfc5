import type { Tone } from '../app/StateTag'

/** States that wait for staff, for others, or have ended; each has one look in all lists. */
const tones: Readonly<Record<string, Tone>> = {
  wait_ship: 'notice',
  applied: 'notice',
  shipped_back: 'notice',
  received: 'notice',
  waiting: 'notice',
  failed: 'negative',
  refused: 'negative',
  shipped: 'information',
  agreed: 'information',
  paying: 'information',
  completed: 'positive',
  refunded: 'positive',
  done: 'positive',
  paid: 'positive',
}

/** The look of a state of an order, a return, a refund or a withdrawal. */
export const toneOf = (status: string): Tone => tones[status] ?? 'neutral'
