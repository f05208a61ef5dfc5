import type { Words } from '@storefront/contract/domain/content/translation'
import type { Language } from '@storefront/contract/language'

/** A product's texts in another language; its pictures are the same. */
export interface ProductTexts {
  name: string
  abstract: string
  /** Paragraphs of plain text. */
  story: readonly string[]
  specs: readonly (readonly [label: string, value: string])[]
  seo?: { title: string; description: string }
  /** Attributes, their values and tags, by what they are in the main language. */
  words: Words
}

export interface EventTexts {
  name: string
  abstract: string
  venue: string
  address: string
  organizer: string
  contact_name: string
  description: string
  /** Names and descriptions of tickets, by what they are in the main language. */
  words: Words
}

export interface ArticleTexts {
  title: string
  abstract: string
  /** As the body of an article, with the same places for its pictures. */
  body: string
  /** Tags, by what they are in the main language. */
  words: Words
}

/** A page's texts in another language. */
export interface PageTextsSeed {
  /** Short texts of its modules, by what they are in the main language. */
  words: Words
  /** Rich texts, by the names of their modules. */
  html: Readonly<Record<string, string>>
}

type By<T> = Readonly<Record<string, T>>

/** Texts of a demo site in another language, by codes and slugs; what is left out stays in the main one. */
export interface TranslationSeed {
  language: Language
  /** Heading of a product's table. */
  specs: string
  products: By<ProductTexts>
  categories: By<string>
  events: By<EventTexts>
  articles: By<ArticleTexts>
  articleCategories: By<string>
  pages: By<PageTextsSeed>
}
