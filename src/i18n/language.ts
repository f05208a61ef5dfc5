import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/language'
import { stored } from '@/platform/storage'

const CODE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/
const cache = stored<Language | null>('language', {
  version: 1,
  empty: null,
  check: (value): value is Language | null => value === null || (typeof value === 'string' && CODE.test(value)),
})

/**
 * Returns the code of a language as the catalogues write it: `zh` and `zh_TW` are Chinese; null for what is no code.
 */
export const languageFrom = (text: string | null | undefined): Language | null => {
  const code = text?.toLowerCase().replace('_', '-') ?? ''
  if (code.startsWith('zh')) return DEFAULT_LANGUAGE
  return CODE.test(code) ? code : null
}

let chosenCode: Language | null | undefined

/** Returns the language that the visitor, the address or the site has named; null if none has. */
export function chosenLanguage(): Language | null {
  if (chosenCode === undefined) chosenCode = cache.read()
  return chosenCode
}

/**
 * Chooses a language. The visitor's own choice is remembered on the device; the address's (`?lang=`) is for this visit.
 */
export function chooseLanguage(language: Language, by: 'visitor' | 'address' | 'site'): void {
  chosenCode = language
  if (by !== 'site') isOwn = true
  if (by === 'visitor') cache.write(language)
}

let isOwn = false

/** Whether the visitor or the address has chosen one, which the site's does not replace. */
export const hasOwnLanguage = (): boolean => isOwn || cache.read() !== null

export const startLanguage = (): Language => chosenLanguage() ?? DEFAULT_LANGUAGE
