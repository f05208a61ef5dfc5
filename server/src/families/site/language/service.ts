import type { Page } from '@storefront/contract/entities/common'
import type { LanguageOption } from '@storefront/contract/entities/site/site'
import { type Language, languages } from '@storefront/contract/errors'
import type { Ctx } from '../../../kernel/context.types'

/** Each language by its own name, for people who read no other. */
const names: Readonly<Record<Language, string>> = { 'zh-cn': '简体中文', id: 'Bahasa Indonesia' }

/** The languages of the interface; the current one is that of this very answer. */
export async function languageOptions(ctx: Ctx): Promise<Page<LanguageOption>> {
  const results = languages.map((code) => ({ code, name: names[code], is_current: code === ctx.language }))
  return { count: results.length, results }
}

/** Remembers a user's language; a visitor's stays with the client. */
export async function switchLanguage(ctx: Ctx, language: Language): Promise<{ ok: true }> {
  const { user } = ctx
  if (user) await ctx.db.tx((tx) => tx.rows('update account set language = $3 where tenant_id = $1 and id = $2', [ctx.tenant.id, user.id, language]))
  return { ok: true }
}
