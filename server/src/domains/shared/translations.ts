import { parseTranslations, translatedHtml, type TranslatedKind } from '@storefront/contract/domain/content/translation'
import type { Ctx } from '../../core/context.types'
import { badPart } from '../../core/bad-request'
import type { Failure } from '../../core/failure'
import { languages } from '../../core/i18n'
import { newForeignHost } from './foreign-pictures'

type SiteCtx = Pick<Ctx, 'tenant' | 'ports' | 'language'>

/**
 * Checks the text of an item's translations: declared fields in languages of the interface, and in their HTML no
 * pictures of other sites that were not there `before`. Returns the failure or null.
 * @param place where the text stands in the body
 */
export function translationsFailure(
  ctx: SiteCtx,
  kind: TranslatedKind,
  place: string,
  text: string,
  before: string | undefined,
): Failure | null {
  const translations = parseTranslations(kind, text)
  if (!translations) return badPart(place, 'wrongType', {}, ctx.language)
  if (Object.keys(translations).some((language) => !languages.includes(language)))
    return badPart(place, 'notOffered', {}, ctx.language)
  const earlier = translatedHtml(kind, parseTranslations(kind, before) ?? {}).join('')
  for (const html of translatedHtml(kind, translations)) {
    const host = newForeignHost(ctx, html, earlier)
    if (host !== null) return badPart(place, 'foreignPicture', { host }, ctx.language)
  }
  return null
}
