import { receivingScenarios } from './received'
import { redemptionScenarios } from './scanned'
import { spendingScenarios } from './spent'

/** Each thing that becomes scarcer. */
export const scarceThings = [...receivingScenarios, ...redemptionScenarios, ...spendingScenarios]
