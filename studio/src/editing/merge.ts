import { keysOf } from '@storefront/contract/domain/keys-of'

/** The result of merging two drafts. */
export interface Merge<Draft> {
  /** Mine over theirs where only I changed a field, and theirs where only they did. */
  readonly merged: Draft
  /** Fields that both changed, each to something else. */
  readonly conflicts: readonly (keyof Draft & string)[]
}

/**
 * Brings two drafts of the same base together, field by field.
 * @param comparable what of a field counts as its change, as text
 */
export function mergeFields<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  comparable: (draft: Draft, field: keyof Draft & string) => string = (draft, field) => JSON.stringify(draft[field]),
): Merge<Draft> {
  type Field = keyof Draft & string
  const fields = keysOf(base)
  const isMine = (field: Field) => comparable(mine, field) !== comparable(base, field)
  const isTheirs = (field: Field) => comparable(theirs, field) !== comparable(base, field)
  const mineEntries = fields.filter(isMine).map((field) => [field, mine[field]])
  return {
    merged: { ...theirs, ...Object.fromEntries(mineEntries) },
    conflicts: fields.filter(
      (field) => isMine(field) && isTheirs(field) && comparable(mine, field) !== comparable(theirs, field),
    ),
  }
}
