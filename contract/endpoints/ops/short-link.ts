import { Type } from '@sinclair/typebox'
import { ListQuery, Page } from '../../entities/common'
import { ShortLink } from '../../entities/site/short-link'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Short links. */
export const opsShortLinkEndpoints = {
  shortLink: endpoint({
    method: 'GET',
    path: '/ops/base/sl/',
    summary: 'A short link to an address of the site; the same address has the same one',
    query: Type.Object({ url: Type.String({ minLength: 1, maxLength: 1000 }) }),
    reply: Type.Object({ sl: Type.String() }),
    errors: ['linkWrong'],
    auth: permissions.readShortlink,
  }),
  opsShortLinks: endpoint({
    method: 'GET',
    path: '/ops/base/shortlink/',
    summary: 'Short links of the site with how often they were followed; the newest first',
    query: ListQuery,
    reply: Page(ShortLink),
    auth: permissions.readShortlink,
  }),
}
