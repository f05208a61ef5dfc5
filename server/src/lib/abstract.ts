import { cutText } from '@storefront/contract/domain/text/graphemes'

const ABSTRACT_LENGTH = 80

/** Returns the first words of a text, in one line. */
export function abstractOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const beginning = cutText(line, ABSTRACT_LENGTH)
  return beginning.length < line.length ? `${beginning}…` : line
}
