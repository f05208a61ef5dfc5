import { Type } from '@sinclair/typebox'
import { Region, regionLevel } from '../../entities/account/address'
import { Page } from '../../entities/common'
import { FlashMessage } from '../../entities/site/flash-message'
import { PageConfig } from '../../entities/site/site'
import { endpoint } from '../define'

/** Settings of the site, its regions and messages. */
export const siteEndpoints = {
  pageconfig: endpoint({
    method: 'GET',
    path: '/mpage/user/pageconfig/',
    summary: 'Site, user and switches that a client needs once at its start',
    reply: PageConfig,
    auth: 'any',
    beforeLogin: true,
  }),
  districts: endpoint({
    method: 'GET',
    path: '/districts/{level}/',
    summary: 'One level of the administrative regions',
    params: Type.Object({ level: regionLevel }),
    query: Type.Object({
      /** Another country to which the shop sends. */
      country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
      province__code: Type.Optional(Type.String({ pattern: '^\\d{2}$' })),
      city__code: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
      district__code: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
    }),
    reply: Page(Region),
    auth: 'any',
    silent: true,
  }),
  flashmessage: endpoint({
    method: 'GET',
    path: '/flashmessage/',
    summary: 'Messages that wait for this user; each is handed out once',
    reply: Page(FlashMessage),
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
}
