/**
 * Format controls, fillers of Hangul, the empty Braille cell, selectors of a glyph, and the place of an object that a
 * paste left behind: they take no place, or show nothing.
 */
const INVISIBLE =
  /[\p{Cf}\u115f\u1160\u2800\u3164\ufffc\uffa0]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu
/** Visible characters: neither blank, nor control, nor invisible, nor a mark that combines with another letter. */
const SHOWN = /[^\s\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\ufffc\uffa0]/u

const JOINER = '\u200d'
const NON_JOINER = '\u200c'
/** Letters of England, Scotland and Wales behind the black flag. */
const isTag = (char: string): boolean => char >= '\u{e0020}' && char <= '\u{e007f}'
const isEmojiPart = (char: string | undefined): boolean =>
  char !== undefined && char > '\u00ff' && /\p{Emoji}|\ufe0f/u.test(char)
/** Selectors of the glyph of the character before them: of an emoji, and of a Chinese character. */
const isSelector = (char: string): boolean =>
  (char >= '\ufe00' && char <= '\ufe0f') || (char >= '\u{e0100}' && char <= '\u{e01ef}')
const hasGlyphs = (char: string | undefined): boolean =>
  char !== undefined && /[\p{Emoji}\p{Unified_Ideograph}]/u.test(char)
/** Arabic and the scripts of India write with joiners. */
const isJoining = (char: string | undefined): boolean => char !== undefined && char >= '\u0600' && char <= '\u0dff'

/**
 * Whether an invisible character shapes its neighbours: a joiner within an emoji or between letters that join, a
 * selector behind what it can change, a tag of a flag.
 */
function shapesNeighbours(char: string, before: string | undefined, after: string | undefined): boolean {
  if (char === JOINER) return (isEmojiPart(before) && isEmojiPart(after)) || isJoining(before)
  if (char === NON_JOINER) return isJoining(before)
  if (isSelector(char)) return hasGlyphs(before)
  return isTag(char) && before !== undefined && (before === '\u{1f3f4}' || isTag(before))
}

/**
 * Returns the text without characters that nobody sees; joined emoji, flags and joined letters stay as they are drawn.
 */
export function removeInvisible(text: string): string {
  if (text.search(INVISIBLE) < 0) return text
  const chars = [...text]
  let result = ''
  let before: string | undefined
  chars.forEach((char, at) => {
    if (char.search(INVISIBLE) >= 0 && !shapesNeighbours(char, before, chars[at + 1])) return
    result += char
    before = char
  })
  return result
}

/** Whether a text shows nothing: it is empty, or of blanks, controls and invisible characters alone. */
export const isBlank = (text: string): boolean => !SHOWN.test(text)
