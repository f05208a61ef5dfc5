import type { Language } from '@storefront/contract/language'
import type { Failure } from '../../core/failure'
import type { UserCtx } from '../../core/context.types'
import { badPart } from '../../core/bad-request'
import type { ListSql } from '../../db/list'

/**
 * Narrows a list to the items that lack a text in a language; a failure for one that the site does not offer. The
 * language is a part of the statement, so that PostgreSQL sees the condition of its index (migration 0322).
 */
export function whereUntranslated(ctx: UserCtx, sql: ListSql, language: Language | undefined): Failure | undefined {
  if (language === undefined) return undefined
  if (!ctx.tenant.config.languages.includes(language) || !/^[a-z-]+$/.test(language))
    return badPart('untranslated', 'notOffered', {}, ctx.language)
  sql.where(`not ('${language}' = any (t.translated_in))`)
  return undefined
}
