/**
 * The interface's words (spec 1). Chinese is inlined and is the fallback; Indonesian is a file of its own, fetched when
 * it is chosen. Why no library stands here: docs/decisions/009.
 */
import { DEFAULT_LANGUAGE, type Language, fillText } from '@storefront/contract/errors'
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

const words: Partial<Record<Language, TextTree>> = { [DEFAULT_LANGUAGE]: zhCn }

/** The words under a key, or undefined where a language lacks them. */
function find(tree: TextTree | undefined, key: string): string | undefined {
  const found = key.split('.').reduce<string | TextTree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree)
  return typeof found === 'string' ? found : undefined
}

/** A new function for each language, so that React sees the change. */
const translator =
  (language: Language): Translate =>
  (key, vars) =>
    fillText(find(words[language], key) ?? find(zhCn, key) ?? key, vars)

const listeners = new Set<() => void>()
let current: Language = DEFAULT_LANGUAGE
let translate = translator(current)

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
  if (language !== 'zh-cn') words[language] ??= (await loaders[language]()).texts
  if (language === current) return
  current = language
  translate = translator(language)
  for (const changed of listeners) changed()
}
