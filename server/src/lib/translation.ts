import {
  overlayTexts,
  type Texts,
  translatedWord,
  type TranslatedKind,
  type Translations,
} from '@storefront/contract/domain/content/translation'
import type { Language } from '@storefront/contract/language'
import type { Ctx } from '../core/context.types'

/** The part of a context that decides the language of an item's texts. */
type LanguageCtx = Pick<Ctx, 'tenant' | 'language'>

/** A row with its translations; null beside an outer join without a partner. */
export interface TranslatedRow {
  readonly translations: Translations | null
}

/** Returns SQL of the translations of row `alias` without their HTML, which lists do not show. */
export const shortTranslations = (alias: string): string => `short_translations(${alias}.translations)`

/**
 * Returns the texts of an item, or of a page, in the language of the request; undefined for the main language and for
 * one that the site does not offer.
 */
export const textsIn = <T = Texts>(
  { tenant, language }: LanguageCtx,
  { translations }: { readonly translations: Readonly<Record<Language, T>> | null },
): T | undefined => (tenant.config.languages.includes(language) ? translations?.[language] : undefined)

/**
 * Returns a row with its texts in the language of the request, field by field: one that is missing stays as it is in
 * the main language.
 */
export const inLanguage = <Row extends TranslatedRow>(ctx: LanguageCtx, kind: TranslatedKind, row: Row): Row =>
  overlayTexts(kind, row, textsIn(ctx, row))

/** Returns the function that translates the short texts of an item's parts. */
export function wordsIn(ctx: LanguageCtx, row: TranslatedRow): (source: string) => string {
  const texts = textsIn(ctx, row)
  return texts ? (source) => translatedWord(texts, source) : (source) => source
}
