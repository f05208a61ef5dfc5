/**
 * The studio's texts, drawn from contract/locales by i18next. The default language comes along, the others are loaded.
 */
import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/language'
import { type KeyOf, type TextTree, textOptions } from '@storefront/contract/texts'
import type { ConfigProviderProps } from 'antd'
import { createInstance } from 'i18next'
import { useSyncExternalStore } from 'react'
import { catalogue as chinese } from './catalogues/zh-cn'

export type TextKey = KeyOf<typeof chinese>
type Vars = Readonly<Record<string, string | number>>
export type Translate = (key: TextKey, vars?: Vars) => string

interface Texts {
  readonly catalogue: TextTree
  readonly parts: ConfigProviderProps['locale']
}

/** The forms of Day.js that dates have in a language. */
export interface DateFormats {
  readonly day: string
  readonly moment: string
  readonly weekday: string
  /** A day and a moment in fields, each with its weekday. */
  readonly dayField: string
  readonly momentField: string
}

interface StudioLanguage {
  readonly code: Language
  readonly name: string
  readonly tag: string
  readonly dates: DateFormats
  readonly load: () => Promise<Texts>
}

const chineseRow: StudioLanguage = {
  code: 'zh-cn',
  name: '中文',
  tag: 'zh-CN',
  dates: {
    day: 'YYYY年M月D日',
    moment: 'YYYY年M月D日 HH:mm',
    weekday: 'M月D日ddd',
    dayField: 'YYYY年M月D日 ddd',
    momentField: 'YYYY年M月D日 ddd HH:mm',
  },
  load: async () => ({ catalogue: chinese, parts: (await import('antd/locale/zh_CN')).default }),
}

/** The languages of the studio, each by its own name, with what is loaded of it. */
export const languages: readonly StudioLanguage[] = [
  chineseRow,
  {
    code: 'en',
    name: 'English',
    tag: 'en',
    dates: {
      day: 'MMM D, YYYY',
      moment: 'MMM D, YYYY, h:mm A',
      weekday: 'ddd, MMM D',
      dayField: 'ddd, MMM D, YYYY',
      momentField: 'ddd, MMM D, YYYY, h:mm A',
    },
    load: async () => ({
      catalogue: (await import('./catalogues/en')).catalogue,
      parts: (await import('antd/locale/en_US')).default,
    }),
  },
  {
    code: 'id',
    name: 'Bahasa Indonesia',
    tag: 'id',
    dates: {
      day: 'D MMM YYYY',
      moment: 'D MMM YYYY, HH.mm',
      weekday: 'ddd, D MMM',
      dayField: 'ddd, D MMM YYYY',
      momentField: 'ddd, D MMM YYYY, HH.mm',
    },
    load: async () => ({
      catalogue: (await import('./catalogues/id')).catalogue,
      parts: (await import('antd/locale/id_ID')).default,
    }),
  },
]

const STORAGE_KEY = 'studio.language'
const i18n = createInstance()
void i18n.init({
  ...textOptions,
  initAsync: false,
  lng: DEFAULT_LANGUAGE,
  ns: 'studio',
  defaultNS: 'studio',
  nsSeparator: false,
  resources: { [DEFAULT_LANGUAGE]: { studio: chinese } },
})

const listeners = new Set<() => void>()
/** A text in the current language; a number `n` chooses its plural form. */
const render: Translate = (key, vars) => {
  const options: Record<string, string | number> = { ...vars }
  if (typeof vars?.n === 'number') options.count = vars.n
  return i18n.t(key, options)
}
let translate = render
let parts: ConfigProviderProps['locale']

export const t: Translate = (key, vars) => translate(key, vars)
/** Whether the studio has a text: the key comes from stored data. */
export const hasText = (key: string): key is TextKey => i18n.exists(key)
export const currentLanguage = (): Language => i18n.language
/** The forms that dates have in the current language. */
export const currentDateFormats = (): DateFormats =>
  (languages.find(({ code }) => code === i18n.language) ?? chineseRow).dates

/** Shows a language, and remembers it on this device; one that the studio has not is left alone. */
export async function showLanguage(code: Language): Promise<void> {
  const language = languages.find((one) => one.code === code)
  if (!language) return
  const texts = await language.load()
  i18n.addResourceBundle(code, 'studio', texts.catalogue, true, true)
  await i18n.changeLanguage(code)
  parts = texts.parts
  // A new function, so that React sees the change.
  translate = (key, vars) => render(key, vars)
  localStorage.setItem(STORAGE_KEY, code)
  document.documentElement.lang = language.tag
  for (const listener of listeners) listener()
}

/** The language of this device: the one that was shown last, or else the browser's. */
export function deviceLanguage(): Language {
  const codes = [localStorage.getItem(STORAGE_KEY) ?? '', ...navigator.languages].map((code) => code.toLowerCase())
  const matches = codes.map((code) =>
    languages.find((language) => code === language.code || code.split('-')[0] === language.code.split('-')[0]),
  )
  return matches.find((match) => match !== undefined)?.code ?? DEFAULT_LANGUAGE
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** `t`; renders the component again when the language changes. */
export const useT = (): Translate => useSyncExternalStore(subscribe, () => translate)
/** Texts of antd's own parts. */
export const usePartTexts = (): ConfigProviderProps['locale'] => useSyncExternalStore(subscribe, () => parts)
