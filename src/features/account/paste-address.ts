import { matchRegion, type NamedRegion } from '@storefront/contract/domain/account/address-names'
import { detailOf, parseAddress, takeDistrict } from '@storefront/contract/domain/account/address-parse'
import type { RegionValue } from '@/forms/widgets/region'
import { siteApi } from '@/services/api/site'
import { regionTable } from './regionTable'

/**
 * The parts of an address in a pasted text, in the form's format; '' and null for parts that the text does not name.
 */
export interface ParsedAddress {
  readonly name: string
  readonly mobile: string
  readonly detail: string
  /** Without a district ('') where the text does not tell it: the visitor chooses it. */
  readonly region: RegionValue | null
  /** The part of the text that has no field. */
  readonly rest: string
  /** Whether an ID number was dropped: a shop stores none. */
  readonly hasIdNumber: boolean
}

function regionValue(province: NamedRegion, city: NamedRegion | undefined, district: NamedRegion | null): RegionValue {
  const names = [province, city, district]
    .flatMap((one) => (one ? [one.name] : []))
    .filter((name, index, all) => name !== all[index - 1])
  return { province: province.code, city: city?.code ?? '', district: district?.code ?? '', display: names.join(' ') }
}

const districtsOf = (city: NamedRegion) =>
  siteApi.districts('district', city.code).then(
    ({ results }) => results,
    () => [],
  )

/**
 * Reads a pasted address: what the device knows of regions first, then the districts of the city by a call. Where no
 * answer comes, or none of them is named, the district stays open; nothing of the text is lost
 * (docs/algorithms/address-parsing.md).
 */
export async function parsePastedAddress(text: string): Promise<ParsedAddress> {
  const { province, cities, district: county, parts, extras, ...read } = parseAddress(text, regionTable())
  const fields = { ...read, detail: detailOf(parts, extras) }
  if (!province) return { ...fields, region: null }
  if (county) return { ...fields, region: regionValue(province, cities[0], county) }
  for (const city of cities) {
    const districts = await districtsOf(city)
    const { district, parts: rest } = takeDistrict(parts, districts, province, city)
    if (district) return { ...fields, detail: detailOf(rest, extras), region: regionValue(province, city, district) }
    // A short name of a district looks like that of a person (浙江 杭州 西湖 文三路1号).
    const nameMatch = read.mobile === '' ? matchRegion([read.name], districts) : null
    if (nameMatch?.parts[0] === '')
      return {
        ...fields,
        name: '',
        detail: detailOf(rest, extras),
        region: regionValue(province, city, nameMatch.region),
      }
  }
  return { ...fields, region: regionValue(province, cities.length === 1 ? cities[0] : undefined, null) }
}
