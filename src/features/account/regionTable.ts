import type { NamedRegion } from '@storefront/contract/domain/account/address-names'
import type { RegionTable } from '@storefront/contract/domain/account/address-parse'
import { cityLines } from './cities'

const CITY = /(\d\d)([^\d\s(]+)(?:\(([^)]*)\))?/g
const COUNTY = /(\d\d)([^\d\s]+)/g

/** `31上海市 01上海市`: reads the lines that server/demo/tools/make-cities.ts writes. */
function read(): RegionTable {
  const provinces: NamedRegion[] = []
  const cities: NamedRegion[] = []
  const counties: NamedRegion[] = []
  for (const line of cityLines.trim().split('\n')) {
    const [top = '', ...rest] = line.split(' ')
    const code = top.slice(0, 2)
    provinces.push({ code, name: top.slice(2) })
    for (const [, digits = '', name = '', inner = ''] of rest.join(' ').matchAll(CITY)) {
      cities.push({ code: code + digits, name })
      for (const [, last = '', county = ''] of inner.matchAll(COUNTY)) counties.push({ code: code + digits + last, name: county })
    }
  }
  return { provinces, cities, counties }
}

let table: RegionTable | undefined

/** What is known of regions on the device. */
export function regionTable(): RegionTable {
  table ??= read()
  return table
}
