import type { Page } from '@storefront/contract/entities/common'
import type { Catalogue, LanguageOption } from '@storefront/contract/entities/site/language'
import type { Language } from '@storefront/contract/language'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { clientCatalogue, languageFrom, languages, translate } from '../../../core/i18n'

/** Returns the languages of the interface, each by its own name; the current one is that of this very answer. */
export async function languageOptions(ctx: Ctx): Promise<Page<LanguageOption>> {
  const results = languages.map((code) => ({
    code,
    name: translate(code, 'common.languageName'),
    is_current: code === ctx.language,
  }))
  return { count: results.length, results }
}

/** Remembers a user's language; a visitor's stays with the client. */
export async function switchLanguage(ctx: Ctx, code: Language): Promise<{ ok: true } | Failure> {
  const language = languageFrom(code)
  if (!language) return fail('languageUnknown')
  const { user } = ctx
  if (user)
    await ctx.db.tx((tx) =>
      tx.rows('update account set language = $3 where tenant_id = $1 and id = $2', [ctx.tenant.id, user.id, language]),
    )
  return { ok: true }
}

/** Returns the texts of the client in a language; none when the caller's version is the present one. */
export async function catalogueOf(code: Language, callersVersion: string | undefined): Promise<Catalogue | Failure> {
  const language = languageFrom(code)
  const catalogue = language ? clientCatalogue(language) : undefined
  if (!language || !catalogue) return fail('languageUnknown')
  const { version, namespaces } = catalogue
  return { language, version, namespaces: version === callersVersion ? null : namespaces }
}
