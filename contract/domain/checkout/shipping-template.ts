import { keysOf } from '../keys-of'
import { PRICE_MAX } from '../catalog/price-rules'
import { isAbroad } from '../country/place'

/** Days that a parcel takes, at least and at most. */
export interface DeliveryDays {
  readonly from: number
  readonly to: number
}

/** Goods that one template is asked about: pieces, their weight in grams, and their price in minor units. */
export interface Freight {
  readonly pieces: number
  /** Goods without a weight count nothing. */
  readonly grams: number
  readonly amount: number
}

/** THE table of ways in which a template counts goods; a new way is one row and its name in the catalogues. */
export const countings = {
  piece: { count: ({ pieces }: Freight) => pieces, unit: 'number', needsWeight: false },
  weight: { count: ({ grams }: Freight) => grams, unit: 'number', needsWeight: true },
  amount: { count: ({ amount }: Freight) => amount, unit: 'money', needsWeight: false },
} as const satisfies Record<
  string,
  { count: (freight: Freight) => number; unit: 'number' | 'money'; needsWeight: boolean }
>

export type Counting = keyof typeof countings
export const countingNames = keysOf(countings)

/** Fee of some regions in minor units: `fee` up to `first`, `further_fee` for each begun `further` above it. */
export interface ShippingRate {
  readonly first: number
  readonly fee: number
  readonly further: number
  readonly further_fee: number
  /** Sent for nothing from this amount, or from these pieces; null never is. */
  readonly free_amount: number | null
  readonly free_pieces: number | null
  readonly days: DeliveryDays | null
}

/** Codes of regions: 2 digits a province, 4 a city, 6 a district; abroad behind the country's code (country/place). */
interface Regional {
  readonly regions: readonly string[]
}

/** Terms of a template: the rates of its regions, that of all others, and the regions to which it sends nothing. */
export interface ShippingTerms {
  /** Null sends nothing to regions that `groups` does not name, for the reason `rest_reason`. */
  readonly rest: ShippingRate | null
  readonly rest_reason: string
  readonly groups: readonly (ShippingRate & Regional)[]
  readonly excluded: readonly (Regional & { readonly reason: string })[]
}

export interface ShippingTemplate {
  readonly id: number
  readonly counting: Counting
  /** Applies to products that name no template. */
  readonly is_standard: boolean
  readonly terms: ShippingTerms
}

/** A line of a purchase: its template (null is the standard one), and whether it is sent at all. */
export interface FreightLine extends Freight {
  readonly template: number | null
  readonly isSent: boolean
}

export interface ShippingQuote {
  /** Minor units: the sum of what each template takes. */
  readonly fee: number
  /** Templates that do not send there, each with its reason ('' is none) and the places of its lines. */
  readonly refusals: readonly { readonly reason: string; readonly lines: readonly number[] }[]
}

/** Most pieces, grams or minor units of one step of a rate. */
export const FREIGHT_MAX = 1_000_000_000
/** Most days that a delivery is promised for. */
export const DAYS_MAX = 90

const flatRate = (fee: number, free_amount: number | null): ShippingRate => ({
  ...{ first: 1, fee, further: 1, further_fee: 0 },
  ...{ free_amount, free_pieces: null, days: null },
})
const flatTerms = (rest: ShippingRate): ShippingTerms => ({ rest, rest_reason: '', groups: [], excluded: [] })

/** Terms of a new template: everywhere for nothing. */
export const freeTerms = flatTerms(flatRate(0, null))

/** Returns the template of a shop without one: a fee for each order, which an amount may waive. */
export const siteTemplate = ({ fee, free_over }: { fee: number; free_over: number | null }): ShippingTemplate => ({
  id: 0,
  counting: 'piece',
  is_standard: true,
  terms: flatTerms(flatRate(fee, free_over)),
})

const prefixLength = ({ regions }: Regional, district: string): number =>
  Math.max(0, ...regions.map((region) => (district.startsWith(region) ? region.length : 0)))

type RateOrReason = { readonly rate: ShippingRate } | { readonly reason: string }

/**
 * Returns the rate to a district, or the reason why nothing is sent there. The longest prefix of the district's code
 * decides (spec 3); of equally long ones the exclusion. The rate of the rest is that of the shop's own country. An
 * address not known yet ('') has the rate of the rest, else the first group's.
 */
export function rateTo(terms: ShippingTerms, district: string): RateOrReason {
  if (district === '') {
    const rate = terms.rest ?? terms.groups[0]
    return rate ? { rate } : { reason: terms.rest_reason }
  }
  const rest: RateOrReason = terms.rest && !isAbroad(district) ? { rate: terms.rest } : { reason: terms.rest_reason }
  const rows: readonly (Regional & { result: RateOrReason })[] = [
    ...terms.excluded.map(({ regions, reason }) => ({ regions, result: { reason } })),
    ...terms.groups.map((rate) => ({ regions: rate.regions, result: { rate } })),
  ]
  let best = { length: 0, result: rest }
  for (const { regions, result } of rows) {
    const length = prefixLength({ regions }, district)
    if (length > best.length) best = { length, result }
  }
  return best.result
}

/** Whether the goods are sent for nothing. */
export const isFreeOf = ({ free_amount, free_pieces }: ShippingRate, { amount, pieces }: Freight): boolean =>
  (free_amount !== null && amount >= free_amount) || (free_pieces !== null && pieces >= free_pieces)

/** Returns the fee of goods by a rate, before anything is waived; at most `PRICE_MAX`. */
export function feeBy(rate: ShippingRate, counting: Counting, freight: Freight): number {
  const above = Math.max(0, countings[counting].count(freight) - rate.first)
  return Math.min(PRICE_MAX, rate.fee + Math.ceil(above / rate.further) * rate.further_fee)
}

const sum = (lines: readonly FreightLine[]): Freight => ({
  pieces: lines.reduce((total, { pieces }) => total + pieces, 0),
  grams: lines.reduce((total, { grams }) => total + grams, 0),
  amount: lines.reduce((total, { amount }) => total + amount, 0),
})

/** Returns the template of a line: its own, else the standard one, else that of the site. */
export const lineTemplate = (
  templates: readonly ShippingTemplate[],
  own: number | null,
  site: ShippingTemplate,
): ShippingTemplate =>
  templates.find(({ id }) => id === own) ?? templates.find(({ is_standard }) => is_standard) ?? site

/**
 * Returns the shipping fee of a purchase to a district ('' is not known yet), or the refusals. Each template counts its
 * own goods, and the fees add up. Goods that are not sent count in the standard template's amount alone, so that a
 * ticket in the basket helps to reach free shipping. Amounts are before discounts, which so never raise the fee.
 */
export function quoteShipping(
  templates: readonly ShippingTemplate[],
  site: ShippingTemplate,
  lines: readonly FreightLine[],
  district: string,
): ShippingQuote {
  const parts = new Map<ShippingTemplate, number[]>()
  for (const [at, line] of lines.entries()) {
    if (!line.isSent) continue
    const template = lineTemplate(templates, line.template, site)
    parts.set(template, [...(parts.get(template) ?? []), at])
  }
  const unsentAmount = sum(lines.filter(({ isSent }) => !isSent)).amount
  let fee = 0
  const refusals: { reason: string; lines: number[] }[] = []
  for (const [{ counting, is_standard, terms }, places] of parts) {
    const result = rateTo(terms, district)
    if ('reason' in result) {
      refusals.push({ reason: result.reason, lines: places })
      continue
    }
    const freight = sum(places.flatMap((at) => lines[at] ?? []))
    const qualifying = is_standard ? { ...freight, amount: freight.amount + unsentAmount } : freight
    if (!isFreeOf(result.rate, qualifying)) fee = Math.min(PRICE_MAX, fee + feeBy(result.rate, counting, freight))
  }
  return { fee: refusals.length > 0 ? 0 : fee, refusals }
}

/** Returns the delivery days to a district: those of the longest prefix that has some, else those of the rest. */
export function templateDays({ rest, groups }: ShippingTerms, district: string): DeliveryDays | null {
  let best = { length: 0, days: isAbroad(district) ? null : (rest?.days ?? null) }
  for (const { regions, days } of groups) {
    const length = days === null ? 0 : prefixLength({ regions }, district)
    if (length > best.length) best = { length, days }
  }
  return best.days
}

/** A region that two rows name, or whose price contradicts an exclusion around it. */
export interface RegionClash {
  readonly kind: 'twice' | 'excluded'
  readonly region: string
}

/** Returns the first contradiction among the regions of a template; null if each address has one answer. */
export function regionClash({ groups, excluded }: Pick<ShippingTerms, 'groups' | 'excluded'>): RegionClash | null {
  const codes = [...groups, ...excluded].flatMap(({ regions }) => regions)
  const excludedCodes = excluded.flatMap(({ regions }) => regions)
  const pricedRegion = groups
    .flatMap(({ regions }) => regions)
    .find((region) => excludedCodes.some((code) => region.startsWith(code)))
  if (pricedRegion !== undefined) return { kind: 'excluded', region: pricedRegion }
  const twice = codes.find((code, at) => codes.indexOf(code) < at)
  return twice === undefined ? null : { kind: 'twice', region: twice }
}
