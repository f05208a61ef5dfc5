import { type NamedRegion, matchRegion, withoutEcho, withoutRepeats } from './address-names'
import { GAP, HERE, addressPieces } from './address-pieces'

/** Regions that are known without the server: all provinces, all cities, and the cities that are districts (义乌市). */
export interface RegionTable {
  readonly provinces: readonly NamedRegion[]
  readonly cities: readonly NamedRegion[]
  readonly counties: readonly NamedRegion[]
}

/** The parts found in a pasted text; missing parts are '' or null. */
export interface PastedAddress {
  readonly name: string
  /** 11 digits, without +86, spaces and dashes. */
  readonly mobile: string
  readonly province: NamedRegion | null
  /** The city, or those it may be: a municipality names none. */
  readonly cities: readonly NamedRegion[]
  readonly district: NamedRegion | null
  /** The remaining parts in their order: the district, unless it was found already, and the detail. */
  readonly parts: readonly string[]
  /** Additions for the courier behind the detail: the extension of a virtual number (`[9100]`), further numbers. */
  readonly extras: readonly string[]
  /** Text without a field of its own, which the person checks: postcodes. */
  readonly rest: string
  /** Whether an ID number was dropped. */
  readonly hasIdNumber: boolean
}

const LATIN_WORD = "[A-Za-z\\u00c0-\\u024f][A-Za-z\\u00c0-\\u024f.'-]*"
const NAME = new RegExp(`^(?:[\\u3400-\\u9fff·]{2,6}|(?=.{2})${LATIN_WORD}(?:${GAP}${LATIN_WORD}){0,3})$`)
/** Last characters of place names; a text that ends in one of them is not a person's name. */
const PLACE = /[省市区县旗州盟镇乡村路街道巷弄号栋幢座楼层室园苑里厦院]$/
const readable = (part: string) => part.split(GAP).join(' ')

/**
 * Returns the index of the part that is the name: a part beside the number, else the first or the last one, else any
 * other possible part; -1 without one.
 * @param untouched whether a part is as it was written; a part that named a region is not
 */
function nameAt(parts: readonly string[], untouched: (at: number) => boolean): number {
  const can = (at: number) => {
    const part = parts[at]
    return part !== undefined && untouched(at) && NAME.test(part) && !PLACE.test(part)
  }
  const here = parts.indexOf(HERE)
  const beside = here < 0 ? [] : [here - 1, here + 1]
  const index = [...beside, 0, parts.length - 1, ...parts.keys()].find(can)
  return index ?? -1
}

/** Returns the city, of those of a province; a municipality's own where none is named. */
function citiesOf(
  { cities }: RegionTable,
  province: NamedRegion | null,
): { inside: readonly NamedRegion[]; only: readonly NamedRegion[] } {
  if (!province) return { inside: cities, only: [] }
  const inside = cities.filter(({ code }) => code.startsWith(province.code))
  const isMunicipality = inside.some(({ name }) => name === province.name)
  return { inside, only: isMunicipality ? inside : [] }
}

/**
 * Reads a pasted Chinese address (spec 5): name, mobile number and address in any order, with any separators, with or
 * without what says a region's level. The district is found by `takeDistrict`, once the districts of the city are
 * known.
 */
export function parseAddress(text: string, table: RegionTable): PastedAddress {
  const { mobile, labelled, parts: rawParts, extension, numbers, postcodes, hasIdNumber } = addressPieces(text)
  const byProvince = matchRegion(rawParts, table.provinces)
  let parts = byProvince ? withoutEcho(byProvince).parts : rawParts
  const { inside, only } = citiesOf(table, byProvince?.region ?? null)
  const byCity = matchRegion(parts, inside)
  parts = byCity?.parts ?? parts
  const counties = byCity ? [] : table.counties.filter(({ code }) => code.startsWith(byProvince?.region.code ?? ''))
  const byCounty = matchRegion(parts, counties)
  parts = byCounty?.parts ?? parts
  const below = byCity?.region ?? byCounty?.region
  const province = byProvince?.region ?? table.provinces.find(({ code }) => below?.code.startsWith(code)) ?? null
  const city = byCity?.region ?? table.cities.find(({ code }) => byCounty?.region.code.startsWith(code))
  const at = labelled === '' ? nameAt(parts, (n) => parts[n] === rawParts[n]) : -1
  const unnamed = parts.filter((part, n) => n !== at && part !== '' && part !== HERE)
  return {
    name: readable(labelled || (parts[at] ?? '')),
    mobile,
    province,
    cities: city ? [city] : only,
    district: byCounty?.region ?? null,
    parts: unnamed.map(readable),
    extras: [...(extension ? [`[${extension}]`] : []), ...numbers],
    rest: postcodes.join(' '),
    hasIdNumber,
  }
}

/** Latin words and figures stay apart, Chinese is written without spaces. */
const joinParts = (parts: readonly string[]) =>
  parts.reduce(
    (text, part) =>
      text +
      ((/[A-Za-z]$/.test(text) && /^[A-Za-z]/.test(part)) || (/\d$/.test(text) && /^\d/.test(part))
        ? ` ${part}`
        : part),
    '',
  )

/** Returns the detail of an address: what is left of it, and behind it what the courier needs. */
export const detailOf = (parts: readonly string[], extras: readonly string[]): string =>
  [joinParts(parts), ...extras].filter(Boolean).join(' ')

/** A district with what is left of the parts. */
export interface DistrictMatch {
  readonly district: NamedRegion | null
  readonly parts: readonly string[]
}

/**
 * Takes the district out of what is left of a pasted address, and province and city where they are named once more. A
 * city that has no districts is its own (东莞市, 儋州市): nothing needs to name it.
 */
export function takeDistrict(
  parts: readonly string[],
  districts: readonly NamedRegion[],
  province: NamedRegion,
  city: NamedRegion,
): DistrictMatch {
  // A district may begin with its city's name (益阳市大通湖管理区).
  const rest = withoutRepeats(parts, province, city)
  const regionMatch = matchRegion(parts, districts) ?? matchRegion(rest, districts)
  if (regionMatch) return { district: regionMatch.region, parts: withoutEcho(regionMatch).parts }
  const only = districts.length === 1 && districts[0]?.name === city.name ? districts[0] : null
  return { district: only, parts: rest }
}
