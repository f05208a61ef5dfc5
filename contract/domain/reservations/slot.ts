import type { ErrorName } from '../../errors'
import type { FormBlock } from '../forms/form-gate'

/** The refusal of each reason for which a reservation takes no booking of a user (spec 8); its gate is a form's. */
export const RESV_ERRORS = {
  inactive: 'resvInactive',
  future: 'resvFuture',
  over: 'resvOver',
  lu: 'resvLimit',
  lupd: 'resvLimitToday',
} as const satisfies Record<FormBlock, ErrorName>

/** The refusal of a choice that is not whole (spec 5). */
export const CHOICE_ERRORS = { date: 'resvDateRequired', slot: 'resvSlotRequired' } as const satisfies Record<
  ChoiceViolation,
  ErrorName
>

/**
 * Reasons why an existing slot is not available: `past` has begun or is too soon, `closed` by the operator, `full`,
 * `own` overlaps another booking of the same person and the reservation forbids that.
 */
export const slotBlocks = ['past', 'closed', 'full', 'own'] as const
export type SlotBlock = (typeof slotBlocks)[number]

/** A variant as its rules see it. */
export interface VariantConfig {
  readonly is_all_day: boolean
  readonly start_date: string | null
  readonly end_date: string | null
}

/** Whether a date has to be chosen: not of a variant that is booked as a whole, from its first to its last day. */
export const needsDate = ({ is_all_day, start_date, end_date }: VariantConfig): boolean =>
  !is_all_day || start_date === null || end_date === null

/** Whether a slot has to be chosen (spec 4: only for non-all-day variants). */
export const needsSlot = ({ is_all_day }: VariantConfig): boolean => !is_all_day

/** Day and slot chosen of a variant. */
export interface SlotChoice {
  readonly date?: string
  readonly start_time?: string
  readonly end_time?: string
}

export type ChoiceViolation = 'date' | 'slot'

/** Returns the choice that is missing (spec 5: 请选择日期, 请选择预约时段); null if the choice is complete. */
export function choiceViolation(
  variant: VariantConfig,
  { date, start_time, end_time }: SlotChoice,
): ChoiceViolation | null {
  if (needsDate(variant) && !date) return 'date'
  return needsSlot(variant) && !(start_time && end_time) ? 'slot' : null
}

/** A slot as it is compared with others. */
interface FreeSlot {
  readonly start: string
  readonly block: SlotBlock | null
}

/**
 * Returns the `count` slots that can be booked and lie nearest to the moment `target` (ISO 8601), the nearest first.
 */
export function nearestFreeSlots<S extends FreeSlot>(slots: readonly S[], target: string, count: number): S[] {
  const distance = ({ start }: S): number => Math.abs(Date.parse(start) - Date.parse(target))
  return slots
    .filter(({ block }) => block === null)
    .sort((one, other) => distance(one) - distance(other) || Date.parse(one.start) - Date.parse(other.start))
    .slice(0, count)
}
