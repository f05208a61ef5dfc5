import {
  storedTranslations,
  type TranslatedKind,
  type Translations,
  type Words,
} from '@storefront/contract/domain/content/translation'
import type { PageTexts } from '@storefront/contract/domain/content/page-translation'
import type { Language } from '@storefront/contract/language'
import { descriptionOf } from '../data/build'
import type { ArticleSeed, EventSeed, ProductSeed, TenantSeed } from '../data/types'
import type { TranslationSeed } from '../data/types-translation'
import type { Gallery } from './gallery'

type Data = Pick<TenantSeed, 'translations'>
type TextsOf = (seed: TranslationSeed) => object | undefined

/** Returns an item's texts by language, as the studio stores them. Throws for a field that is not declared. */
function translationsOf(kind: TranslatedKind, { translations = [] }: Data, textsOf: TextsOf): Translations {
  const entries = translations.flatMap((seed) => {
    const texts = textsOf(seed)
    return texts ? [[seed.language, texts] as const] : []
  })
  const stored = storedTranslations(kind, Object.fromEntries(entries))
  if (!stored) throw new Error(`translations of a ${kind} have a field that is not declared`)
  return stored
}

/** Returns the translations of something that has a name alone. */
export const nameTranslations = (
  kind: 'category' | 'articlecategory',
  data: Data,
  nameOf: (seed: TranslationSeed) => string | undefined,
): Translations =>
  translationsOf(kind, data, (seed) => {
    const name = nameOf(seed)
    return name === undefined ? undefined : { name }
  })

/** Returns the words among these that a product has. */
function wordsOf({ tags, variants }: ProductSeed, words: Words): Words {
  const attributes = variants.flatMap((variant) => variant.attributes.flatMap(({ name, value }) => [name, value]))
  const sources = new Set([...tags, ...attributes])
  return Object.fromEntries(Object.entries(words).filter(([source]) => sources.has(source)))
}

/** Returns the translations of a product, with its pictures in the descriptions. */
export const productTranslations = (data: Data, product: ProductSeed, gallery: Gallery): Translations =>
  translationsOf('product', data, ({ products, specs: heading }) => {
    const own = products[product.code]
    if (!own) return undefined
    const { name, abstract, story, specs, seo, words } = own
    return {
      ...{ name, abstract, words: wordsOf(product, words) },
      description: descriptionOf({ ...product, name, story, specs }, heading, gallery.url),
      ...(seo && { seo_title: seo.title, seo_description: seo.description }),
    }
  })

/**
 * Returns a page's texts by language, as its settings have them. @param idOf gives the id of its module of a name
 */
export function pageTranslations(
  { translations = [] }: Data,
  slug: string,
  idOf: (name: string) => number,
): Readonly<Record<Language, PageTexts>> {
  const entries = translations.flatMap(({ language, pages }): [Language, PageTexts][] => {
    const own = pages[slug]
    if (!own) return []
    const html = Object.entries(own.html).map(([name, text]) => [String(idOf(name)), { html: text }])
    return [[language, { words: own.words, html: Object.fromEntries(html) }]]
  })
  return Object.fromEntries(entries)
}

export const eventTranslations = (data: Data, { slug }: EventSeed): Translations =>
  translationsOf('event', data, ({ events }) => events[slug])

/** Returns the translations of an article. @param contentOf makes its content of a body */
export const articleTranslations = (
  data: Data,
  { slug }: ArticleSeed,
  contentOf: (body: string, title: string) => string,
): Translations =>
  translationsOf('article', data, ({ articles }) => {
    const own = articles[slug]
    return (
      own && { title: own.title, abstract: own.abstract, content: contentOf(own.body, own.title), words: own.words }
    )
  })
