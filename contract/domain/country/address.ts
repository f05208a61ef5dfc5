import type { Country, RegionLevel } from './country'

/** Names of an address's regions; '' or nothing for one that is missing. */
export type RegionNames = Readonly<Partial<Record<RegionLevel, string>>>

/** Names of an address's regions, and what stands beside them; '' for a part that is missing. */
export interface AddressNames extends RegionNames {
  readonly detail: string
  readonly postcode: string
}

/** Returns the parts in the order of the country's labels; a region that bears the name of the one above is named once. */
const joinParts = ({ address }: Country, parts: Partial<AddressNames>): string => {
  const names = address.label.map((part) => parts[part] ?? '')
  return [...new Set(names.filter(Boolean))].join(address.separator)
}

/** Returns the regions of an address in one line, as the country's labels have them. */
export const regionLine = (
  country: Country,
  { province = '', city = '', district = '', village = '' }: RegionNames,
): string => joinParts(country, { province, city, district, village })

/** Returns a whole address in one line, as the country's labels have it. */
export const addressLine = (country: Country, names: AddressNames): string => joinParts(country, names)

/** Whether a text is a postcode of the country, or missing; every text is one where addresses have no postcode. */
export const isPostcode = ({ address }: Country, text: string): boolean =>
  text === '' || address.postcode === null || new RegExp(address.postcode.pattern).test(text)
