import { redactText } from './redact'

const MASK = '***'
/** Six figures and more, in any script and however they are parted: mobiles, cards, codes. */
const FIGURES = /\p{Nd}(?:[\s().+_-]{0,2}\p{Nd}){5,}/gu
/** With a domain in any script, which `redactText` leaves. */
const MAIL = /[^\s@"'<>]+@[^\s@"'<>]+\.[\p{L}\p{Nd}]+/gu

/**
 * Returns a free text of a visitor's device as it may be logged or given away: no mail addresses, no numbers of six
 * figures and more, no secrets, cut to `max` characters. Full-width signs count as their plain ones.
 */
export function plainText(text: string, max: number): string {
  const bare = redactText(text.normalize('NFKC').replace(MAIL, MASK).replace(FIGURES, MASK))
  return [...bare].slice(0, max).join('')
}

/** Whether a text may be given away as it is. */
export const isPlainText = (text: string, max: number): boolean => plainText(text, max) === text
