import { Type } from '@sinclair/typebox'
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
}
