import type { Tone } from '../app/StateTag'

/** The states that have each look; all others look neutral. */
const statesByTone: readonly (readonly [Tone, readonly string[]])[] = [
  [
    'notice',
    [
      'wait_ship',
      'applied',
      'appealed',
      'shipped_back',
      'received',
      'waiting',
      'pending',
      'open',
      'reported',
      'claimed',
    ],
  ],
  ['negative', ['failed', 'refused', 'rejected', 'hidden', 'removed', 'revoked', 'suspended', 'no_show', 'taken_back']],
  [
    'information',
    ['shipped', 'agreed', 'resent', 'paying', 'confirmed', 'answered', 'published', 'won', 'settled', 'scheduled'],
  ],
  [
    'positive',
    [
      'completed',
      'refunded',
      'exchanged',
      'done',
      'paid',
      'active',
      'approved',
      'allowed',
      'signed_in',
      'finished',
      'drawn',
      'handed_out',
      'issued',
      'running',
    ],
  ],
]
const tones = new Map(statesByTone.flatMap(([tone, states]) => states.map((state) => [state, tone] as const)))

/** The look of a state of whatever staff act on: it waits for them, went wrong, is under way, or went well. */
export const toneOf = (status: string): Tone => tones.get(status) ?? 'neutral'
