import { parseAddress, takeDistrict } from '@storefront/contract/domain/account/address-parse'
import type { RegionValue } from '@/forms/widgets/region'
import { siteApi } from '@/services/api/site'
import { regionTable } from './regionTable'

/** What a pasted text says of an address, as the form takes it; '' and null for what it does not say. */
export interface ParsedAddress {
  readonly name: string
  readonly mobile: string
  readonly detail: string
  readonly region: RegionValue | null
}

/**
 * Reads a pasted address: what the device knows of regions first, then the districts of the city by a call. Where no answer
 * comes the region stays open, and the rest is read all the same.
 */
export async function parsePastedAddress(text: string): Promise<ParsedAddress> {
  const { name, mobile, province, cities, district: knownDistrict, parts } = parseAddress(text, regionTable())
  for (const city of cities) {
    const results = knownDistrict
      ? [knownDistrict]
      : await siteApi.districts('district', city.code).then(
          ({ results: all }) => all,
          () => [],
        )
    const { district, detail } = knownDistrict ? { district: knownDistrict, detail: takeDistrict(parts, []).detail } : takeDistrict(parts, results)
    if (!province || !district) continue
    const names = [province, city, district].map((one) => one.name).filter((one, index, all) => one !== all[index - 1])
    return { name, mobile, detail, region: { province: province.code, city: city.code, district: district.code, display: names.join(' ') } }
  }
  return { name, mobile, detail: takeDistrict(parts, []).detail, region: null }
}
