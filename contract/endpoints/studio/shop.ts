import { Type } from '@sinclair/typebox'
import { currencyCodes } from '../../domain/site/currencies'
import { countries } from '../../domain/country/country'
import { keysOf } from '../../domain/keys-of'
import { SLUG_PATTERN, templateNames } from '../../domain/site/opening'
import { NonBlank, Page, MobileText } from '../../entities/common'
import { OpenedSite } from '../../entities/studio/shop'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.openSite

/** Sites of this server: listed and opened in the studio of the default site alone. */
export const studioShopEndpoints = {
  studioShops: endpoint({
    method: 'GET',
    path: '/studio/shop/',
    summary: 'The sites of this server, the newest first; for the default site alone',
    reply: Page(OpenedSite),
    errors: ['forbidden'],
    auth,
  }),
  studioOpenShop: endpoint({
    method: 'POST',
    path: '/studio/shop/',
    summary: 'Opens a site, empty or with the goods of a demo site; for the default site alone',
    body: Type.Object({
      slug: Type.String({ pattern: SLUG_PATTERN }),
      name: NonBlank(60),
      language: Type.String({ minLength: 2, maxLength: 16 }),
      /** A row of contract/domain/country; China's without one. */
      country: Type.Optional(Type.Union(keysOf(countries).map((code) => Type.Literal(code)))),
      currency: Type.Union(currencyCodes.map((code) => Type.Literal(code))),
      time_zone: Type.String({ minLength: 1, maxLength: 60 }),
      template: Type.Union(templateNames.map((name) => Type.Literal(name))),
      owner: MobileText,
    }),
    reply: OpenedSite,
    errors: ['forbidden', 'mobileInvalid', 'slugTaken', 'templateCurrency'],
    auth,
    idempotent: true,
    fresh: true,
  }),
}
