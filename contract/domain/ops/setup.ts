import { keysOf } from '../keys-of'

interface SetupRow {
  /** Without it nobody can buy. */
  readonly isRequired: boolean
}

/** Steps of a new shop until it can sell, in their order; the server checks each. */
export const setupRows = {
  goods: { isRequired: true },
  payment: { isRequired: true },
  delivery: { isRequired: false },
  home: { isRequired: true },
  agreement: { isRequired: true },
  domain: { isRequired: false },
  mini_programs: { isRequired: false },
} as const satisfies Record<string, SetupRow>

export type SetupStep = keyof typeof setupRows
export const setupSteps = keysOf(setupRows)
