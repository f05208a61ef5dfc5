const ABSTRACT_LENGTH = 80

/** The first words of a text, in one line. */
export function abstractOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length > ABSTRACT_LENGTH ? `${line.slice(0, ABSTRACT_LENGTH).join('')}…` : line.join('')
}
