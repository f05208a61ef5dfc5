/** A language's code in lower case: the name of its folder in contract/locales, e.g. `zh-cn`. */
export type Language = string
/** The language that clients carry, and the fallback of all others. */
export const DEFAULT_LANGUAGE = 'zh-cn'

/** Whether a language counts in 万 and writes discounts in tenths (spec 9). */
export const isChinese = (language: Language): boolean => language.startsWith('zh')
