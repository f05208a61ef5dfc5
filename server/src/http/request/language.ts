import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/language'
import type { FastifyRequest } from 'fastify'
import type { User } from '../../core/context.types'
import { languageFrom } from '../../core/i18n'

/**
 * Returns the language of an answer: query `lang`, a header `Accept-Language` that is just one of our languages (a
 * browser's own header is a list and says nothing about the site), the user's, the site's.
 */
export function languageOf(request: FastifyRequest, user: User | null): Language {
  const query: unknown = request.query
  const lang: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'lang') : undefined
  return (
    (typeof lang === 'string' ? languageFrom(lang) : null) ??
    languageFrom(request.headers['accept-language']) ??
    user?.language ??
    request.tenant?.language ??
    DEFAULT_LANGUAGE
  )
}
