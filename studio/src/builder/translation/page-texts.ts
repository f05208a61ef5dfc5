import { htmlOf, type PageTexts, wordsOfConfigs } from '@storefront/contract/domain/content/page-translation'
import { hasContent } from '@storefront/contract/domain/content/translation'
import type { Config } from '@storefront/contract/modules'
import type { Language } from '@storefront/contract/language'
import { denormalize } from '../document/normalize'
import type { DocumentState, ModuleId } from '../document/types'

/** The rich text of a module, with the module's name. */
interface RichText {
  readonly id: ModuleId
  readonly name: string
  readonly html: string
}

/** The texts of a page in the main language. */
interface PageSource {
  readonly words: readonly string[]
  readonly richTexts: readonly RichText[]
}

/** Returns the texts that visitors see of a document; hidden modules have none. */
export function sourceOf(state: DocumentState): PageSource {
  const { title, settings, modules } = denormalize(state)
  const { description, share_title } = settings
  const visible = modules.filter(({ hidden }) => !hidden)
  const head = [description, share_title].map((text) => ({ title: text ?? '' }))
  return {
    words: wordsOfConfigs([{ title }, ...head, ...visible.map(({ config }) => config)]),
    richTexts: visible.flatMap(({ id, name, config }) => {
      const html = htmlOf(config)
      return html === null ? [] : [{ id, name, html }]
    }),
  }
}

/** Returns the texts of a page in another language, as its settings have them. */
export function textsOf(settings: Config, language: Language): PageTexts {
  const translations = settings.translations as Readonly<Record<Language, PageTexts>> | undefined
  return translations?.[language] ?? {}
}

/** Returns the number of texts that a language lacks. */
export function missingOf({ words, richTexts }: PageSource, texts: PageTexts): number {
  const missingWords = words.filter((word) => !texts.words?.[word])
  const missingHtml = richTexts.filter(({ id, html }) => hasContent(html) && !hasContent(texts.html?.[id]?.html))
  return missingWords.length + missingHtml.length
}

/** Returns the settings with other texts of a language. Those of words and modules that are gone leave. */
export function withTexts(
  settings: Config,
  { words, richTexts }: PageSource,
  language: Language,
  texts: PageTexts,
): Config {
  const own = words.flatMap((word) => (texts.words?.[word] ? [[word, texts.words[word]]] : []))
  const html = richTexts.flatMap(({ id }) => (texts.html?.[id]?.html ? [[String(id), texts.html[id]]] : []))
  const next: PageTexts = {
    ...(own.length > 0 && { words: Object.fromEntries(own) }),
    ...(html.length > 0 && { html: Object.fromEntries(html) }),
  }
  const { [language]: _, ...others } = (settings.translations ?? {}) as Record<Language, PageTexts>
  const translations = Object.keys(next).length > 0 ? { ...others, [language]: next } : others
  const { translations: __, ...rest } = settings
  return Object.keys(translations).length > 0 ? { ...rest, translations } : rest
}
