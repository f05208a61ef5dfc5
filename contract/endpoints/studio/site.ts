import { Type } from '@sinclair/typebox'
import { SiteSettings, StudioSite } from '../../entities/studio/site'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeSite

/** The site itself: what it shows, which switches are on. */
export const studioSiteEndpoints = {
  studioSite: endpoint({
    method: 'GET',
    path: '/studio/site/',
    summary: 'The settings of the site, as they are edited',
    reply: StudioSite,
    auth,
  }),
  studioSaveSite: endpoint({
    method: 'PUT',
    path: '/studio/site/',
    summary: 'Saves all settings of the site when nobody has saved them since `version` was read',
    body: Type.Object({ version: Type.Integer(), settings: SiteSettings }),
    reply: StudioSite,
    errors: ['editConflict', 'contrastLow', 'currencyFixed'],
    auth,
    idempotent: true,
  }),
}
