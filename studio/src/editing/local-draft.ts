import { BASE_PATH } from '../calls/place'

/** The changes of a form that are on this device and not yet on the server. */
export interface LocalDraft<Draft> {
  /** The draft that the changes were made from; null for a new item. */
  readonly base: Draft | null
  readonly draft: Draft
  /** ISO 8601. */
  readonly at: string
}

const keyOf = (form: string): string => `studio.draft.${BASE_PATH}.${form}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isDraft = (value: unknown): boolean => isRecord(value) && isRecord(value.draft) && typeof value.at === 'string'

/** The copy of a form's unsaved changes; null where there is none. @param form names the form and its item, as `coupon/7` */
export function readLocalDraft<Draft>(form: string): LocalDraft<Draft> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null')
    return isDraft(value) ? (value as LocalDraft<Draft>) : null
  } catch {
    return null
  }
}

/** Writes the copy; a device without room for it keeps none. */
export function writeLocalDraft<Draft>(form: string, draft: LocalDraft<Draft>): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    localStorage.removeItem(keyOf(form))
  }
}

export const removeLocalDraft = (form: string): void => localStorage.removeItem(keyOf(form))
