import { regions } from '../../server/src/opening/regions'

/** Returns the names of a country's regions by their codes; '' for a code that has none. */
export function regionNames(country: string): (code: string) => string {
  const names = new Map(regions(country).map(({ code, name }) => [code, name]))
  return (code) => names.get(code) ?? ''
}
