import { Type } from '@sinclair/typebox'
import { ListQuery, Page } from '../../entities/common'
import { Verification } from '../../entities/ops'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const query = Type.Pick(ListQuery, ['limit', 'offset', 'search', 'from', 'to'])

/** Who let in whom, and short links of the site. */
export const opsVerification = {
  verifications: endpoint({
    method: 'GET',
    path: '/ops/shop/verification/',
    summary: 'Tickets used, by whom; the newest first',
    query,
    reply: Page(Verification),
    auth: permissions.verifyEticket,
  }),
  myVerifications: endpoint({
    method: 'GET',
    path: '/ops/shop/myverify/',
    summary: 'Tickets that the caller let in; the newest first',
    query,
    reply: Page(Verification),
    auth: permissions.verifyEticket,
  }),
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
