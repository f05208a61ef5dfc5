import type { DayHour, UserSeed } from './types-base'

/** A form; its schemas are written as an operator saves them (contract/domain/forms/form-schema reads them). */
export interface FormSeed {
  slug: string
  title: string
  description: string
  jsonSchema: Record<string, unknown>
  uiSchema: Record<string, unknown>
  /** The number of submissions of one user, in total and per day; without limit if absent. */
  limitTotal?: number
  limitDaily?: number
  start?: DayHour
  end?: DayHour
  tempSave: boolean
  successTitle: string
  successMessage: string
  /** Options of fields that are searched, by the field's names: labels, whose values are numbered. */
  options?: Readonly<Record<string, readonly string[]>>
  /** The quota of each option and the part already used, by the field's names and the value. */
  quotas?: Readonly<Record<string, Readonly<Record<string, { quota: number; used: number }>>>>
  /** The submissions already sent, each by another user and before today, the oldest first. */
  submissions?: readonly { user: UserSeed['key']; at: DayHour; answers: Record<string, unknown>; note?: string }[]
}

export interface VoteSeed {
  slug: string
  title: string
  description: string
  start?: DayHour
  end?: DayHour
  questions: readonly { description: string; isSingle: boolean; options: readonly string[] }[]
  /** The votes already cast: option keys, from 1, of each question. */
  ballots: readonly { user: UserSeed['key']; chosen: readonly (readonly number[])[] }[]
}
