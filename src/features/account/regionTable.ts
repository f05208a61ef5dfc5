import type { NamedRegion } from '@storefront/contract/domain/account/address-names'
import type { RegionTable } from '@storefront/contract/domain/account/address-parse'
import { cityLines } from './cities'

const CITY = /(\d\d)([^\d\s(]+)(?:\(([^)]*)\))?/g
const COUNTY = /(\d\d)([^\d\s]+)/g

/** Returns all matches of a global pattern. (`String.matchAll` is too new for iOS 12 of the mini-programs.) */
function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) matches.push(match)
  return matches
}

/** `31上海市 01上海市`: reads the lines that demo/tools/make-cities.ts writes. */
function read(): RegionTable {
  const provinces: NamedRegion[] = []
  const cities: NamedRegion[] = []
  const counties: NamedRegion[] = []
  for (const line of cityLines.trim().split('\n')) {
    const [top = '', ...rest] = line.split(' ')
    const code = top.slice(0, 2)
    provinces.push({ code, name: top.slice(2) })
    for (const [, digits = '', name = '', inner = ''] of matchesOf(rest.join(' '), CITY)) {
      cities.push({ code: code + digits, name })
      for (const [, last = '', county = ''] of matchesOf(inner, COUNTY))
        counties.push({ code: code + digits + last, name: county })
    }
  }
  return { provinces, cities, counties }
}

let table: RegionTable | undefined

/** Returns the regions that are stored on the device. */
export function regionTable(): RegionTable {
  table ??= read()
  return table
}
