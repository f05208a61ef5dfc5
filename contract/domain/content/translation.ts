import type { Language } from '../../language'
import { getOwn } from '../get-own'
import { keysOf } from '../keys-of'
import { tidyLine, tidyText } from '../text/tidy'

/**
 * A field with a text a language: a line, several lines, or HTML; `words` are the short texts of an item's parts by
 * their source. `after` names a field whose translation leaves this one empty rather than in the main language.
 */
interface TranslatedField {
  readonly form: 'line' | 'lines' | 'html' | 'words'
  /** Characters of the text, or of each word. */
  readonly max: number
  readonly after?: string
}

const HTML_MAX = 50_000
const line = (max: number) => ({ form: 'line', max }) as const
const lines = { form: 'lines', max: 300 } as const
const html = { form: 'html', max: HTML_MAX } as const
const words = { form: 'words', max: 300 } as const

/** THE table of what has a text a language: the kind of an item -> its fields. */
export const translatedFields = {
  product: {
    name: line(120),
    abstract: lines,
    description: html,
    seo_title: { ...line(120), after: 'name' },
    seo_description: { ...lines, after: 'abstract' },
    words,
  },
  category: { name: line(40) },
  articlecategory: { name: line(40) },
  article: { title: line(120), abstract: lines, content: html, words },
  event: {
    name: line(120),
    abstract: lines,
    venue: line(100),
    address: line(200),
    organizer: line(60),
    contact_name: line(40),
    description: html,
    words,
  },
  menu: { title: line(40), words },
} as const satisfies Record<string, Readonly<Record<string, TranslatedField>>>

export type TranslatedKind = keyof typeof translatedFields

/** The declared fields of a kind. */
export const fieldsOfKind = (kind: TranslatedKind): Readonly<Record<string, TranslatedField>> => translatedFields[kind]

/** Translations of short texts by their source. */
export type Words = Readonly<Record<string, string>>
/** Texts of an item in one language; what is left out is missing. */
export type Texts = Readonly<Record<string, string | Words>>
/** Texts of an item by language. */
export type Translations = Readonly<Record<Language, Texts>>

/** Words that an item's parts may have. */
export const WORDS_MAX = 400
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/
const LANGUAGES_MAX = 12

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)

/** Returns a text as it is stored; undefined for none, null for what cannot be one. */
function storedText({ form, max }: TranslatedField, value: unknown): string | undefined | null {
  if (typeof value !== 'string') return null
  const text = form === 'html' ? value : form === 'lines' ? tidyText(value) : tidyLine(value)
  return [...text].length > max ? null : text || undefined
}

/** Returns words as they are stored, in the order of their sources; undefined for none, null for what cannot be any. */
function storedWords(field: TranslatedField, value: unknown): Words | undefined | null {
  if (!isObject(value) || Object.keys(value).length > WORDS_MAX) return null
  const entries: [string, string][] = []
  for (const [source, raw] of Object.entries(value).sort(byName)) {
    const text = storedText({ form: 'lines', max: field.max }, raw)
    if (text === null || source === '' || source.length > field.max) return null
    if (text !== undefined) entries.push([source, text])
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Returns the texts of one language in the order of the table; null if one is not declared or is no text. */
function storedTexts(kind: TranslatedKind, value: unknown): Texts | null {
  const fields = fieldsOfKind(kind)
  if (!isObject(value) || keysOf(value).some((name) => !keysOf(fields).includes(name))) return null
  const entries: [string, string | Words][] = []
  for (const [name, field] of Object.entries(fields)) {
    if (value[name] === undefined) continue
    const text = field.form === 'words' ? storedWords(field, value[name]) : storedText(field, value[name])
    if (text === null) return null
    if (text !== undefined) entries.push([name, text])
  }
  return Object.fromEntries(entries)
}

/**
 * Returns translations as they are stored: only declared fields, tidy, without empty texts, languages and fields in one
 * order, so that the same translations have the same text. Null for what is none of this kind.
 */
export function storedTranslations(kind: TranslatedKind, value: unknown): Translations | null {
  if (!isObject(value)) return null
  const languages = Object.entries(value).sort(byName)
  if (languages.length > LANGUAGES_MAX || languages.some(([language]) => !LANGUAGE.test(language))) return null
  const entries: [Language, Texts][] = []
  for (const [language, raw] of languages) {
    const texts = storedTexts(kind, raw)
    if (texts === null) return null
    if (keysOf(texts).length > 0) entries.push([language, texts])
  }
  return Object.fromEntries(entries)
}

/** Returns the translations of a text of JSON, as they are stored; null for what is none of this kind. */
export function parseTranslations(kind: TranslatedKind, text: unknown): Translations | null {
  try {
    return storedTranslations(kind, JSON.parse(String(text)))
  } catch {
    return null
  }
}

/** Returns the text of stored translations, the same for the same ones. */
export const translationsText = (kind: TranslatedKind, value: unknown): string =>
  JSON.stringify(storedTranslations(kind, value ?? {}) ?? {})

/** The text of an item without translations. */
export const NO_TRANSLATIONS = '{}'
/** Characters of a text of translations. */
export const TRANSLATIONS_MAX = 300_000

/** Returns the HTML texts of translations. */
export const translatedHtml = (kind: TranslatedKind, translations: Translations): string[] =>
  Object.values(translations).flatMap((texts) =>
    Object.entries(fieldsOfKind(kind)).flatMap(([name, { form }]) =>
      form === 'html' && typeof texts[name] === 'string' ? [texts[name]] : [],
    ),
  )

/**
 * Lays the texts of one language over an item: a declared field that has a text here gets it, every other one stays.
 * @param texts undefined for a language without any
 */
export function overlayTexts<Item extends object>(kind: TranslatedKind, item: Item, texts: Texts | undefined): Item {
  if (!texts) return item
  const entries = Object.entries(fieldsOfKind(kind)).flatMap(([name, { form, after }]) => {
    if (form === 'words' || typeof Reflect.get(item, name) !== 'string') return []
    const text = texts[name]
    if (typeof text === 'string' && text !== '') return [[name, text]]
    return after !== undefined && texts[after] !== undefined ? [[name, '']] : []
  })
  return { ...item, ...Object.fromEntries(entries) }
}

/** Returns the translation of a short text; undefined where it has none. */
function ownWord(texts: Texts | undefined, source: string): string | undefined {
  const text = typeof texts?.words === 'object' ? getOwn(texts.words, source) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** Returns a short text of an item's part in one language; the source itself where it has none. */
export const translatedWord = (texts: Texts | undefined, source: string): string => ownWord(texts, source) ?? source

/** Returns the number of texts that a language lacks: of fields with a text in the main language, and of words. */
export function missingCount(
  kind: TranslatedKind,
  source: Readonly<Record<string, unknown>>,
  words: readonly string[],
  texts: Texts | undefined,
): number {
  const fields = Object.entries(fieldsOfKind(kind)).filter(
    ([name, { form }]) => form !== 'words' && hasContent(source[name]) && !hasContent(texts?.[name]),
  )
  return fields.length + words.filter((word) => ownWord(texts, word) === undefined).length
}

/** Whether a text shows something; of HTML its tags alone do not. */
export const hasContent = (text: unknown): boolean =>
  typeof text === 'string' && (/<img\b/i.test(text) || text.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '')
