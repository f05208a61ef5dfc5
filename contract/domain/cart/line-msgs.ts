/** A question that a product asks its buyer, e.g. the text of an engraving. */
export interface MsgField {
  readonly label: string
  readonly required: boolean
  /** Characters at most. */
  readonly max: number
}

/** The buyer's inputs for a line (spec 3, order line `msgs`). */
export interface LineMsg {
  readonly label: string
  readonly value: string
}

export interface MsgProblem {
  readonly label: string
  readonly kind: 'missing' | 'long'
  readonly max: number
}

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length

/** Returns the first problem of the buyer's inputs: a required one that is missing, or one that is too long. */
export function msgProblem(fields: readonly MsgField[], msgs: readonly LineMsg[]): MsgProblem | null {
  for (const { label, required, max } of fields) {
    const value = answerTo(msgs, label)
    if (required && value === '') return { label, kind: 'missing', max }
    if (lengthOf(value) > max) return { label, kind: 'long', max }
  }
  return null
}

function answerTo(msgs: readonly LineMsg[], label: string): string {
  return msgs.find((msg) => msg.label === label)?.value.trim() ?? ''
}

/**
 * Returns the part of the buyer's inputs that is stored: the requested fields only, in their defined order, without
 * empty answers.
 */
export function normalizeMsgs(fields: readonly MsgField[], msgs: readonly LineMsg[]): LineMsg[] {
  return fields.map(({ label }) => ({ label, value: answerTo(msgs, label) })).filter(({ value }) => value !== '')
}
