/** Returns the words of a draft that cannot be read: its title and content, or all that is there. */
export function wordsOfDraft(value: unknown): string {
  if (typeof value === 'string') return value
  const { title, content } = (value ?? {}) as { readonly title?: unknown; readonly content?: unknown }
  const words = [title, content].filter((text) => typeof text === 'string' && text.trim() !== '')
  return words.length > 0 ? words.join('\n\n') : JSON.stringify(value)
}
