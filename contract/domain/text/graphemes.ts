/**
 * Characters as readers see them: an emoji that joiners make of several, one with its skin colour, a flag, a letter
 * with its marks. `Intl.Segmenter` knows them, too; browsers and mini-programs that the shop supports lack it, so all
 * targets and the server cut by this one rule.
 */
const GRAPHEME =
  /\r\n|[\u{1f1e6}-\u{1f1ff}]{2}|[\s\S](?:\u200d[\u00a9\u00ae\u203c-\u3299\u{1f000}-\u{1faff}]|\p{M}|\u200c|\u200d|[\uff9e\uff9f]|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}])*/gu

/** Returns the characters of a text as readers see them; joined, they are the text. */
export const graphemesOf = (text: string): string[] => text.match(GRAPHEME) ?? []

/**
 * Returns the longest beginning of a text of at most `max` code points that ends between two characters as readers see
 * them.
 */
export function cutText(text: string, max: number): string {
  let [length, end] = [0, 0]
  for (const grapheme of graphemesOf(text)) {
    length += [...grapheme].length
    if (length > max) return text.slice(0, end)
    end += grapheme.length
  }
  return text
}
