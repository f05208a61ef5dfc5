import { Type } from '@sinclair/typebox'
import { Page } from '../../entities/common'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** The administrative regions, from which shipping templates choose. */
export const studioRegionEndpoints = {
  studioRegions: endpoint({
    method: 'GET',
    path: '/studio/region/',
    summary:
      'All administrative regions with their names, in the order of their codes: provinces, cities and districts; those of other countries to which the shop sends behind the code of the country',
    reply: Page(Type.Object({ code: Type.String(), name: Type.String() })),
    auth: permissions.changeShipping,
  }),
}
