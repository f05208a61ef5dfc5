import { MOBILE_LENGTH } from '../../constants'
import { narrowWidth } from '../text/width'
import { type NamedRegion, matchRegion } from './address-names'

/** What is known of regions before the server is asked: all provinces and cities, and the cities that are districts (义乌市). */
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
  /** What is left, in its order: the district, where it was not found yet, and the detail. */
  readonly parts: readonly string[]
}

// No look-behind: older engines do not read it.
const MOBILE = /(^|\D)(?:(?:\+|00)?86[\s-]*)?(1[3-9]\d(?:[\s-]*\d){8})(?!\d)/
const NAME_LABEL = /(?:收货人|收件人|联系人|姓名|名字)(?:姓名)?\s*[:：]?\s*/g
const LABELS = /(?:手机号码|手机号|手机|联系电话|电话号码|电话|所在地区|所在地|地区|详细地址|收货地址|收件地址|地址)\s*[:：]\s*/g
const POSTCODE = /邮(?:政)?编(?:码)?\s*[:：]?\s*\d{6}/g
/** Stand for the mobile number and before a labelled name; no text has them. */
const [HERE, NAMED] = ['\u0001', '\u0002']
const SEPARATORS = /[\s,，;；、|。:：]+/

const NAME = /^(?:[\u3400-\u9fff·]{2,6}|[A-Za-z][A-Za-z.'-]{1,30})$/
/** Last characters of place names; a text that ends in one of them is not a person's name. */
const PLACE = /[省市区县旗州盟镇乡村路街道巷弄号栋幢座楼层室园苑里厦院]$/

interface Pieces {
  readonly mobile: string
  readonly labelled: string
  /** Parts in their order; HERE stands where the mobile number was. */
  readonly parts: readonly string[]
}

function piecesOf(text: string): Pieces {
  const plain = narrowWidth(text).replace(POSTCODE, ' ').replace(NAME_LABEL, ` ${NAMED}`).replace(LABELS, ' ')
  const number = MOBILE.exec(plain)
  const mobile = (number?.[2] ?? '').replace(/\D/g, '')
  const rest = mobile.length === MOBILE_LENGTH ? plain.replace(MOBILE, `$1 ${HERE} `) : plain
  const parts = rest.split(SEPARATORS).filter((part) => part !== '' && part !== NAMED)
  const labelled = parts.find((part) => part.startsWith(NAMED))
  return { mobile, labelled: labelled?.slice(1) ?? '', parts: parts.filter((part) => part !== labelled) }
}

/**
 * Which part is the name: the one beside the number, else the first or the last of all, else any other that can be one.
 * @param untouched whether a part is as it was written; one that named a region is none
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

/** The city, of those of a province; a municipality's own where none is named. */
function citiesOf({ cities }: RegionTable, province: NamedRegion | null): { inside: readonly NamedRegion[]; only: readonly NamedRegion[] } {
  if (!province) return { inside: cities, only: [] }
  const inside = cities.filter(({ code }) => code.startsWith(province.code))
  const isMunicipality = inside.some(({ name }) => name === province.name)
  return { inside, only: isMunicipality ? inside : [] }
}

/**
 * Reads a pasted Chinese address (spec 5): name, mobile number and address in any order, with any separators, with or
 * without what says a region's level. The district is found by `takeDistrict`, once the districts of the city are known.
 */
export function parseAddress(text: string, table: RegionTable): PastedAddress {
  const { mobile, labelled, parts: rawParts } = piecesOf(text)
  const byProvince = matchRegion(rawParts, table.provinces)
  let parts = byProvince?.parts ?? rawParts
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
  return {
    name: labelled || (parts[at] ?? ''),
    mobile,
    province,
    cities: city ? [city] : only,
    district: byCounty?.region ?? null,
    parts: parts.filter((part, n) => n !== at && part !== '' && part !== HERE),
  }
}

/** Latin words and figures stay apart, Chinese is written without spaces. */
const joinParts = (parts: readonly string[]) => parts.reduce((text, part) => text + (/[A-Za-z]$/.test(text) && /^[A-Za-z]/.test(part) ? ` ${part}` : part), '')

/** Takes the district out of what is left of a pasted address; the rest is the detail. */
export function takeDistrict(parts: readonly string[], districts: readonly NamedRegion[]): { district: NamedRegion | null; detail: string } {
  const regionMatch = matchRegion(parts, districts)
  return { district: regionMatch?.region ?? null, detail: joinParts(regionMatch?.parts ?? parts) }
}
