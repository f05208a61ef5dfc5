import { DEFAULT_LANGUAGE, type Language, languages } from '@storefront/contract/language'
import { stored } from '@/platform/storage'

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value)
const cache = stored<Language | null>('language', { version: 1, empty: null, check: (value): value is Language | null => value === null || isLanguage(value) })

/** The language that a text names; null for one we do not have. */
export const languageFrom = (text: string | null | undefined): Language | null => {
  const lower = text?.toLowerCase().replace('_', '-') ?? ''
  if (lower.startsWith('zh')) return 'zh-cn'
  return languages.find((one) => lower === one || lower.startsWith(`${one}-`)) ?? null
}

let chosenCode: Language | null | undefined

/** What the visitor or the site has named; null as long as neither has. */
export function chosenLanguage(): Language | null {
  if (chosenCode === undefined) chosenCode = cache.read()
  return chosenCode
}

/** @param keep the visitor's own choice, remembered on the device; a site's is not */
export function chooseLanguage(language: Language, keep: boolean): void {
  chosenCode = language
  if (keep) cache.write(language)
}

/** Whether the visitor has chosen one on this device. */
export const hasOwnLanguage = (): boolean => cache.read() !== null

export const startLanguage = (): Language => chosenLanguage() ?? DEFAULT_LANGUAGE
