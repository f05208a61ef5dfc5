/**
 * The interface's texts (spec 1), drawn from contract/locales by i18next. A client carries the default language, package by
 * package; every other one is fetched from the server (src/state/language.ts), and until then the default is shown.
 */
import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/language'
import { type KeyOf, type TextTree, textOptions } from '@storefront/contract/texts'
import { createInstance } from 'i18next'
import { useSyncExternalStore } from 'react'
import { texts as main } from './main'

type UnionOf<T> = T extends readonly (infer File)[] ? (File extends File ? KeyOf<File> : never) : never

/** Every key of the default language: `common.retry`, `pages.product.soldOut`, … */
export type TextKey =
  | UnionOf<typeof main>
  | UnionOf<typeof import('./subpackage').texts>
  | UnionOf<typeof import('./ticket').texts>
  | UnionOf<typeof import('./trade').texts>
  | UnionOf<typeof import('./wallet').texts>

export type { Language } from '@storefront/contract/language'
export type Vars = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, vars?: Vars) => string

/** A part of the texts that loads with the packages which show it: a folder of a language in contract/locales. */
export type Namespace = 'main' | 'subpackage' | 'trade' | 'wallet' | 'ticket'

const i18n = createInstance()
const listeners = new Set<() => void>()

/**
 * A new function each time, so that React sees the change. `{n}` is what most texts count: it chooses their plural form
 * where nothing else does.
 */
const translator = (): Translate => (key, vars) => i18n.t(key, { count: vars?.n, ...vars })

void i18n.init({
  ...textOptions,
  initAsync: false,
  lng: DEFAULT_LANGUAGE,
  ns: ['main'],
  defaultNS: 'main',
  // A key names no namespace: which package brings a text is nothing that a screen should know.
  fallbackNS: ['subpackage', 'trade', 'wallet', 'ticket'] satisfies Namespace[],
  nsSeparator: false,
  resources: {},
})
addTexts('main', main)

let translate = translator()

/** Text of a key in the current language, `{x}` filled from `vars`; `count` chooses the plural form. Outside components; inside use `useT`. */
export const t: Translate = (key, vars) => translate(key, vars)

export const currentLanguage = (): Language => i18n.language

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
  translate = translator()
  for (const listener of listeners) listener()
}

/** Adds a package's texts of the default language. */
export function addTexts(namespace: Namespace, files: readonly TextTree[]): void {
  for (const texts of files) i18n.addResourceBundle(DEFAULT_LANGUAGE, namespace, texts, true)
}

/** Adds a fetched language, or its newer texts: a tree for each namespace. */
export function addLanguage(language: Language, namespaces: Readonly<Record<string, TextTree>>): void {
  for (const [namespace, texts] of Object.entries(namespaces)) i18n.addResourceBundle(language, namespace, texts, true, true)
  if (language === i18n.language) renewTexts()
}

/** Whether a language's texts are here. */
export const hasLanguage = (language: Language): boolean => i18n.hasResourceBundle(language, 'main')

/** Shows a language whose texts are here. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === i18n.language) return
  await i18n.changeLanguage(language)
  renewTexts()
}
