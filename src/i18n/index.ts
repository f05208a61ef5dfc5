/**
 * The interface's words (spec 1). Chinese is inlined and is the fallback; Indonesian is a file of its own, fetched when
 * it is chosen. Why no library stands here: docs/decisions/009.
 */
import { DEFAULT_LANGUAGE, fillText, type Language, languages } from '@storefront/contract/language'
import { useSyncExternalStore } from 'react'
import type { TextKey, TextTree } from './types'
import { texts as zhCn } from './zh-cn/main'

export type { Language } from '@storefront/contract/language'
export type { TextKey } from './types'
export type Vars = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, vars?: Vars) => string

const loaders: Readonly<Record<Exclude<Language, 'zh-cn'>, () => Promise<{ texts: TextTree }>>> = {
  id: () => import('./id/main'),
}

/** Trees of each language; a key is looked for in one after the other. */
const words: Partial<Record<Language, readonly TextTree[]>> = { [DEFAULT_LANGUAGE]: [zhCn] }
/** What `addWords` brought of languages that are not loaded yet. */
const more: Record<Language, readonly TextTree[]> = { 'zh-cn': [], id: [] }

/** The words under a key, or undefined where a language lacks them. */
function find(trees: readonly TextTree[] | undefined, key: string): string | undefined {
  const path = key.split('.')
  for (const tree of trees ?? []) {
    const text = path.reduce<string | TextTree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree)
    if (typeof text === 'string') return text
  }
  return undefined
}

/** Adds words that the first screen did not need (src/i18n/inner). */
export function addWords(texts: Readonly<Record<Language, TextTree>>): void {
  for (const language of languages) {
    more[language] = [...more[language], texts[language]]
    const loadedTexts = words[language]
    if (loadedTexts) words[language] = [...loadedTexts, texts[language]]
  }
}

/** A new function each time, so that React sees the change. */
const translator =
  (language: Language): Translate =>
  (key, vars) =>
    fillText(find(words[language], key) ?? find(words[DEFAULT_LANGUAGE], key) ?? key, vars)

const listeners = new Set<() => void>()
let current: Language = DEFAULT_LANGUAGE
let translate = translator(current)

/** Text of a key in the current language, `{x}` filled from `vars`. Outside components; inside use `useT`. */
export const t: Translate = (key, vars) => translate(key, vars)

export const currentLanguage = (): Language => current

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `t`; renders the component again when the language or the time zone changes. */
export const useT = (): Translate =>
  useSyncExternalStore(
    subscribe,
    () => translate,
    () => translate,
  )

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage)

/** Renders all texts again. Texts contain dates, so a time zone that becomes known changes both. */
export function renewTexts(): void {
  translate = translator(current)
  for (const listener of listeners) listener()
}

/** Loads a language's texts and shows them. Rejects when they cannot be fetched; the current texts stay. */
export async function showLanguage(language: Language): Promise<void> {
  if (language !== 'zh-cn') words[language] ??= [(await loaders[language]()).texts, ...more[language]]
  if (language === current) return
  current = language
  renewTexts()
}
