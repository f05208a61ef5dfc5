import type { studioRegionEndpoints } from '@storefront/contract/endpoints/studio/region'
import { countryOf, nameIn } from '@storefront/contract/domain/country/country'
import type { Routes } from '../../../http/call/handler'

const REGIONS = "select code, name from region where country = $1 and level <> 'village' order by code"

/** Handlers of contract/endpoints/studio/region. */
export const studioRegionRoutes: Routes<typeof studioRegionEndpoints> = {
  studioRegions: async (ctx) => {
    const { country: home, config } = ctx.tenant
    const results = await ctx.db.read(async (tx) => {
      const regionsOf = (country: string) =>
        tx.rows<{ code: string; name: string }>(REGIONS, [country], 'studio_regions')
      const all = await regionsOf(home.code)
      for (const country of config.ship_to) {
        all.push({ code: country, name: nameIn(countryOf(country).names, ctx.language) })
        for (const { code, name } of await regionsOf(country)) all.push({ code: `${country}${code}`, name })
      }
      return all
    })
    return { count: results.length, results }
  },
}
