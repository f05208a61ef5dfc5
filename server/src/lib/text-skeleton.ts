import { Converter } from 'opencc-js/t2cn'
import unhomoglyph from 'unhomoglyph'

/** Returns the text in simplified characters. */
export const toSimplified: (text: string) => string = Converter({ from: 't', to: 'cn' })

/** Things between angle brackets that look like a tag of HTML. */
const TAGS = /<\/?[a-z!][^<>]*>/gi
const ENTITIES = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi
const LAST_CODE_POINT = 0x10ffff

const decodeEntities = (text: string): string =>
  text.replace(ENTITIES, (entity, hexadecimal: string | undefined, decimal: string | undefined) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity
  })

/** Returns the text as it would be read: without tags, numeric entities decoded. */
export const withoutMarkup = (text: string): string => decodeEntities(text).replace(TAGS, '')

const NOT_WORDS = /[^\p{L}\p{N}]/gu

/** Returns a text of one width and case: decomposed (NFKD), without accents and marks of other scripts. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/**
 * Returns the letters and digits of a text in a form that texts share that look alike to a reader: without markup, of
 * one width and case, simplified, without accents, look-alike letters of other scripts as one (Unicode TR39). It serves
 * comparing alone: `m` becomes `rn`.
 */
export const textSkeleton = (text: string): string =>
  foldText(unhomoglyph(toSimplified(foldText(withoutMarkup(text)).replace(NOT_WORDS, '')))).replace(NOT_WORDS, '')
