/** Returns the rows of a text that is being edited; a row may be empty yet, and of any other text there are none. */
export function readDraft<Row>(text: string): readonly Row[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as Row[]) : []
  } catch {
    return []
  }
}
