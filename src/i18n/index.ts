/**
 * The interface's texts (spec 1), drawn from contract/locales by i18next. A client carries the default language,
 * package by package; every other one is fetched from the server (src/state/language.ts), and until then the default is
 * shown.
 */
import type { Language } from '@storefront/contract/language'
import type { KeyOf, TextTree } from '@storefront/contract/texts'
import { useSyncExternalStore } from 'react'
import type { texts as account } from './account'
import type { texts as appeal } from './appeal'
import type { texts as catalog } from './catalog'
import type { texts as contact } from './contact'
import type { texts as content } from './content'
import type { texts as event } from './event'
import type { texts as field } from './field'
import { i18n } from './instance'
import type { texts as door } from './door'
import type { texts as invoice } from './invoice'
import type { texts as main } from './main'
import type { texts as ops } from './ops'
import type { texts as opsdata } from './opsdata'
import type { texts as opspromotion } from './opspromotion'
import type { texts as order } from './order'
import type { texts as overlay } from './overlay'
import type { texts as payment } from './payment'
import type { texts as promotion } from './promotion'
import type { texts as reservation } from './reservation'
import type { texts as social } from './social'
import type { texts as subpackage } from './subpackage'
import type { texts as tab } from './tab'
import type { texts as ticket } from './ticket'
import type { texts as trade } from './trade'
import type { texts as wallet } from './wallet'

type KeysOf<T> = T extends readonly (infer File)[] ? (File extends File ? KeyOf<File> : never) : never

/** Every key of the default language: `common.retry`, `pages.product.soldOut`, … */
export type TextKey =
  | KeysOf<typeof account>
  | KeysOf<typeof appeal>
  | KeysOf<typeof door>
  | KeysOf<typeof invoice>
  | KeysOf<typeof main>
  | KeysOf<typeof catalog>
  | KeysOf<typeof contact>
  | KeysOf<typeof content>
  | KeysOf<typeof event>
  | KeysOf<typeof field>
  | KeysOf<typeof ops>
  | KeysOf<typeof opsdata>
  | KeysOf<typeof opspromotion>
  | KeysOf<typeof order>
  | KeysOf<typeof overlay>
  | KeysOf<typeof payment>
  | KeysOf<typeof promotion>
  | KeysOf<typeof reservation>
  | KeysOf<typeof social>
  | KeysOf<typeof subpackage>
  | KeysOf<typeof tab>
  | KeysOf<typeof ticket>
  | KeysOf<typeof trade>
  | KeysOf<typeof wallet>

export type { Language } from '@storefront/contract/language'
export { hasLanguage } from './instance'
export type Vars = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, vars?: Vars) => string

const listeners = new Set<() => void>()

/**
 * Returns a new function each time, so that React sees the change. `{n}` is the count of most texts: it selects their
 * plural form unless another value does.
 */
function translator(): Translate {
  // Half of what a render asks for: looking a text up takes i18next longer than React to draw it.
  const plainTexts = new Map<TextKey, string>()
  return (key, vars) => {
    if (vars) return i18n.t(key, { count: vars.n, ...vars })
    const cached = plainTexts.get(key)
    if (cached !== undefined) return cached
    const text = i18n.t(key)
    // Texts of a package that is not loaded yet are their keys.
    if (text !== key) plainTexts.set(key, text)
    return text
  }
}

let translate = translator()

/**
 * Text of a key in the current language, `{x}` filled from `vars`; `count` chooses the plural form. Outside components;
 * inside use `useT`.
 */
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

/** Adds a fetched language, or its newer texts: a tree for each namespace. */
export function addLanguage(language: Language, namespaces: Readonly<Record<string, TextTree>>): void {
  for (const [namespace, texts] of Object.entries(namespaces))
    i18n.addResourceBundle(language, namespace, texts, true, true)
  if (language === i18n.language) renewTexts()
}

/** Shows a language whose texts are here. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === i18n.language) return
  await i18n.changeLanguage(language)
  renewTexts()
}
