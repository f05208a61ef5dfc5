import { miniUpdates } from './mini/updates'
import type { Updates } from './types'

export const updates = miniUpdates satisfies Updates
