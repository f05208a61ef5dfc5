import { Type } from '@sinclair/typebox'
import { Ok, Page } from '../../entities/common'
import { LanguageOption } from '../../entities/site/site'
import { endpoint } from '../define'

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
    body: Type.Object({ language: Type.Union([Type.Literal('zh-cn'), Type.Literal('id')]) }),
    reply: Ok,
    auth: 'any',
    beforeLogin: true,
  }),
}
