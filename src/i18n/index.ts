/**
 * The interface's words (spec 1), by i18next. Chinese is inlined and is the fallback; Indonesian is a file of its own,
 * fetched when it is chosen.
 */
import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/errors'
import { createInstance } from 'i18next'
import { useSyncExternalStore } from 'react'
import type { TextKey, TextTree } from './types'
import { texts as zhCn } from './zh-cn'

export type { Language } from '@storefront/contract/errors'
export type { TextKey } from './types'
export type Vars = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, vars?: Vars) => string

const loaders: Readonly<Record<Exclude<Language, 'zh-cn'>, () => Promise<{ texts: TextTree }>>> = {
  id: () => import('./id'),
}

/** i18next calls the words of a language its namespace. */
const WORDS = 'words'

const instance = createInstance()
void instance.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: false,
  // `zh-cn` is written as the server and the site's settings write it.
  lowerCaseLng: true,
  load: 'currentOnly',
  ns: WORDS,
  defaultNS: WORDS,
  nsSeparator: false,
  // Texts go into elements, never into markup; `{x}` is the contract's spelling too.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  initAsync: false,
  resources: { [DEFAULT_LANGUAGE]: { [WORDS]: zhCn } },
})

const listeners = new Set<() => void>()
let translate = translator(DEFAULT_LANGUAGE)

/** A new function for each language, so that React sees the change. */
function translator(language: Language): Translate {
  const fixed = instance.getFixedT(language, WORDS)
  return (key, vars) => fixed(key, { ...vars })
}

/** Text of a key in the current language, `{x}` filled from `vars`. Outside components; inside use `useT`. */
export const t: Translate = (key, vars) => translate(key, vars)

export const currentLanguage = (): Language => instance.language as Language

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** `t` that renders anew when the language changes. */
export const useT = (): Translate =>
  useSyncExternalStore(
    subscribe,
    () => translate,
    () => translate,
  )

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage)

/** Loads a language's words and shows them. Rejects when they cannot be fetched; the words stay as they were. */
export async function showLanguage(language: Language): Promise<void> {
  if (language !== DEFAULT_LANGUAGE && !instance.hasResourceBundle(language, WORDS))
    instance.addResourceBundle(language, WORDS, (await loaders[language as 'id']()).texts)
  if (language === currentLanguage()) return
  await instance.changeLanguage(language)
  translate = translator(language)
  for (const changed of listeners) changed()
}
