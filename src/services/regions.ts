import { regionLine } from '@storefront/contract/domain/country/address'
import type { Country } from '@storefront/contract/domain/country/country'
import type { Region } from '@storefront/contract/entities/account/address'
import { CLIENT_LOG } from '@storefront/contract/constants'
import { siteApi } from './api/site'
import { logClient } from './log'

const BELOW = { province: 'city', city: 'district', district: 'village', village: null } as const

/** Returns the level below a region (spec 3), the provinces for null. @param country else the site's */
export async function regionsBelow(parent: Region | null, country?: string): Promise<readonly Region[]> {
  const level = parent ? BELOW[parent.level] : 'province'
  return level === null ? [] : (await siteApi.districts(level, parent?.code, country)).results
}

/** Logs a stored address whose region is not there, or that is none at all (spec 8.1); nothing is shown of it. */
export const logWrongRegion = (codes: readonly string[]): void =>
  logClient(CLIENT_LOG.addressValue, `no region ${codes.join('/')}`)

/** Returns the names in the order of the country's labels; a municipality is a city of its own name, said once. */
export function regionLabel(path: readonly Region[], country: Country): string {
  return regionLine(country, Object.fromEntries(path.map(({ level, name }) => [level, name])))
}
