/**
 * The interface's words (spec 1). Chinese is inlined and is the fallback; Indonesian is a file of its own, fetched
 * when it is chosen. Neither language changes words by number, so a look-up with `{x}` filled in is all that is
 * needed; i18next would do the same for 16 KB gzip, more than the first screen has left of its 150.
 */
import { DEFAULT_LANGUAGE, fillText, type Language } from '@storefront/contract/errors'
import { useSyncExternalStore } from 'react'
import { texts as zhCn } from './zh-cn'
import type { TextKey, TextTree } from './types'

export { languages, type Language } from '@storefront/contract/errors'
export type { TextKey } from './types'
export type Vars = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, vars?: Vars) => string

const loaders: Readonly<Record<Exclude<Language, 'zh-cn'>, () => Promise<{ texts: TextTree }>>> = {
  id: () => import('./id'),
}

const loaded: Partial<Record<Language, TextTree>> = { [DEFAULT_LANGUAGE]: zhCn }
const listeners = new Set<() => void>()
let current: Language = DEFAULT_LANGUAGE
let translate = translator(current)

function find(tree: TextTree | undefined, key: string): string | undefined {
  let at: TextTree | string | undefined = tree
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** A new function for each language, so that React sees the change. */
function translator(language: Language): Translate {
  return (key, vars) => {
    const text = find(loaded[language], key) ?? find(loaded[DEFAULT_LANGUAGE], key)
    return text === undefined ? key : fillText(text, vars)
  }
}

/** Text of a key in the current language, `{x}` filled from `vars`. Outside components; inside use `useT`. */
export const t: Translate = (key, vars) => translate(key, vars)

export const currentLanguage = (): Language => current

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
  if (language !== DEFAULT_LANGUAGE && !loaded[language]) loaded[language] = (await loaders[language as 'id']()).texts
  if (language === current) return
  current = language
  translate = translator(language)
  for (const changed of listeners) changed()
}
