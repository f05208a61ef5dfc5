import { miniFeedback } from './mini/feedback'
import type { Feedback } from './types'

export const feedback = miniFeedback satisfies Feedback
