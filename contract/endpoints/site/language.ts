import { Type } from '@sinclair/typebox'
import { Ok, Page } from '../../entities/common'
import { Catalogue, LanguageOption } from '../../entities/site/language'
import { endpoint } from '../define'

/** A code as the folders of contract/locales have it. */
const LanguageCode = Type.String({ minLength: 2, maxLength: 16 })

/** Languages of the interface. */
export const languageEndpoints = {
  languages: endpoint({
    method: 'GET',
    path: '/base/user/languages/',
    summary: 'Languages of the interface',
    reply: Page(LanguageOption),
    auth: 'any',
    beforeLogin: true,
  }),
  switchLanguage: endpoint({
    method: 'POST',
    path: '/base/user/switch_language/',
    summary: 'Remembers the language of a user; a visitor sends theirs with every call',
    body: Type.Object({ language: LanguageCode }),
    reply: Ok,
    auth: 'any',
    beforeLogin: true,
    errors: ['languageUnknown'],
  }),
  catalogue: endpoint({
    method: 'GET',
    path: '/base/catalogue/{language}/',
    summary: 'Texts of the client in a language that it does not carry, or none when `version` is the present one',
    params: Type.Object({ language: LanguageCode }),
    query: Type.Object({ version: Type.Optional(Type.String({ maxLength: 64 })) }),
    reply: Catalogue,
    auth: 'any',
    beforeLogin: true,
    errors: ['languageUnknown'],
  }),
}
