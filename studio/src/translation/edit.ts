import {
  fieldsOfKind,
  missingCount,
  NO_TRANSLATIONS,
  type Texts,
  type TranslatedKind,
  type Translations,
  type Words,
} from '@storefront/contract/domain/content/translation'
import type { Language } from '@storefront/contract/language'

/** The texts of the main language beside which others are written. */
export interface Source {
  /** Values of the form by the names of the declared fields. */
  readonly values: Readonly<Record<string, unknown>>
  /** Short texts of the item's parts. */
  readonly words: readonly string[]
}

/** Returns the translations that a form holds as text. */
export function readTranslations(text: string | undefined): Translations {
  try {
    const value: unknown = JSON.parse(text ?? NO_TRANSLATIONS)
    return typeof value === 'object' && value !== null ? (value as Translations) : {}
  } catch {
    return {}
  }
}

const isEmpty = (text: string | Words | undefined): boolean =>
  text === undefined || text === '' || (typeof text === 'object' && Object.keys(text).length === 0)

/** In the order in which the server stores them, so that what was taken back is no change. */
function inOrder(kind: TranslatedKind, translations: Translations): Translations {
  const languages = Object.keys(translations).sort()
  const entries = languages.map((language): [Language, Texts] => {
    const texts = translations[language] ?? {}
    const names = Object.keys(fieldsOfKind(kind)).filter((name) => !isEmpty(texts[name]))
    return [language, Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))]
  })
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** Returns the translations with another text of one field. Texts stay as they are typed; the server tidies them. */
export function writeText(
  kind: TranslatedKind,
  text: string | undefined,
  language: Language,
  field: string,
  value: string | Words,
): string {
  const translations = readTranslations(text)
  const texts = { ...translations[language], [field]: value }
  return JSON.stringify(inOrder(kind, { ...translations, [language]: texts }))
}

/** Returns words with another translation of one; those of sources that are gone leave. */
export function writeWord(words: Words, sources: readonly string[], source: string, value: string): Words {
  const next = { ...words, [source]: value }
  return Object.fromEntries([...sources].sort().flatMap((one) => (next[one] ? [[one, next[one]]] : [])))
}

/** Returns the words of a language; none are an empty table. */
export const wordsOf = (texts: Texts | undefined): Words => (typeof texts?.words === 'object' ? texts.words : {})

/** Returns the number of texts that a language lacks. */
export const missingIn = (kind: TranslatedKind, { values, words }: Source, texts: Texts | undefined): number =>
  missingCount(kind, values, words, texts)

/** Returns translations as text, a language a line, for the comparison of two versions. */
export const translationsLabel = (text: string): string =>
  Object.entries(readTranslations(text))
    .map(([language, texts]) =>
      [
        `${language}:`,
        ...Object.values(texts).map((one) =>
          typeof one === 'string' ? plainText(one) : Object.values(one).join(', '),
        ),
      ].join(' '),
    )
    .join('\n')

/** Returns the words of HTML, a block a line. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/h\d|\/li|\/tr|\/div)\b[^>]*>/gi, '\n')
    .replace(/<\/t[hd]>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\n\s*\n+/g, '\n')
    .trim()
