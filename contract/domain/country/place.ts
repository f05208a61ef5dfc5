import type { Country } from './country'

/** A shop's own country and the codes of others to which it sends. */
export interface Destinations {
  readonly home: Country
  readonly abroad: readonly string[]
}

/** Place of a country to which nothing is sent; no terms name it. */
const UNSERVED = '-'

/**
 * Returns the place of a region as shipping terms name it: its code, behind the code of its country abroad (`SG01`).
 * A place in a country to which nothing is sent matches no terms.
 */
export function placeOf({ home, abroad }: Destinations, country: string, code: string): string {
  if (country === home.code) return code
  return abroad.includes(country) ? `${country}${code}` : UNSERVED
}

/** Whether a place is abroad, where the rate of the rest does not apply. */
export const isAbroad = (place: string): boolean => /^\D/.test(place)
