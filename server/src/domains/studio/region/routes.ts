import type { studioRegionEndpoints } from '@storefront/contract/endpoints/studio/region'
import type { Routes } from '../../../http/call/handler'

const REGIONS = "select code, name from region where country = $1 and level <> 'village' order by code"

/** Handlers of contract/endpoints/studio/region. */
export const studioRegionRoutes: Routes<typeof studioRegionEndpoints> = {
  studioRegions: async (ctx) => {
    const results = await ctx.db.read((tx) =>
      tx.rows<{ code: string; name: string }>(REGIONS, [ctx.tenant.country.code], 'studio_regions'),
    )
    return { count: results.length, results }
  },
}
