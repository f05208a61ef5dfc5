import type { TextTree } from './texts'

/** The pseudo-locale, by the code that browsers and phones use for it: shown by `?lang=en-xa`, offered to nobody. */
export const PSEUDO_LANGUAGE = 'en-xa'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** Growth of the longest usual translations over the Chinese text. */
const GROWTH = 0.6

/**
 * Returns a text in brackets, with accents and padding. On a screen, text without brackets is not from a catalogue, and
 * a bracket that is cut off shows where a longer language would not fit. What is filled in, `{name}`, stays.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|[aeiou]/gi, (part) => accents[part] ?? part)
  return `［${accented}${'·'.repeat(Math.ceil([...text].length * GROWTH))}］`
}

/** Returns a catalogue in the pseudo-locale. */
export const pseudoTree = (tree: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTree(value),
    ]),
  )
