import type { Connection } from '../db'
import { countries } from '@storefront/contract/domain/country/country'
import { getOwn } from '@storefront/contract/domain/get-own'
import china from './regions.json'
import indonesia from './regions-id.json'

/** One administrative region; codes have 2, 4 or 6 digits, `parent` is '' for a province (spec 3). */
interface RegionSeed {
  code: string
  name: string
  parent: string
  level: 'province' | 'city' | 'district'
}

/**
 * Tables by country (docs/regions.md), and the character between two names of a line. The names are prefixed with the
 * two digits they add, a line a city with its districts after it: `{ "33浙江省": ["01杭州市 02上城区 ...", ...], ... }`.
 * Below Taiwan province the digits are ours, because the national standard has none; a city without districts appears
 * as its own district, `...00`.
 */
const tables: Readonly<
  Record<string, { readonly table: Readonly<Record<string, readonly string[]>>; readonly separator: string }>
> = { CN: { table: china, separator: ' ' }, ID: { table: indonesia, separator: '|' } }

/** Returns all regions of a country, each after its parent; none of a country without a table. */
export function regions(country: string = countries.CN.code): RegionSeed[] {
  const source = getOwn(tables, country) as (typeof tables)[string] | undefined
  const out: RegionSeed[] = []
  for (const [province, cities] of Object.entries(source?.table ?? {})) {
    const top = add(out, province, '', 'province')
    for (const city of cities) {
      const [name = '', ...districts] = city.split(source?.separator ?? ' ')
      const middle = add(out, name, top, 'city')
      for (const district of districts) add(out, district, middle, 'district')
    }
  }
  return out
}

function add(out: RegionSeed[], text: string, parent: string, level: RegionSeed['level']): string {
  const code = parent + text.slice(0, 2)
  out.push({ code, name: text.slice(2), parent, level })
  return code
}

const INSERT = `insert into region (country, code, name, parent, level)
  select $1, r.* from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as r on conflict do nothing`

const IS_EMPTY = 'select not exists (select 1 from region where country = $1) as is_empty'

/** Writes the regions of a country, once for all its sites: without them nobody could give an address. */
export async function writeRegions(tx: Connection, country: string): Promise<void> {
  const [row] = await tx.rows<{ is_empty: boolean }>(IS_EMPTY, [country])
  if (!row?.is_empty) return
  const rows = regions(country)
  await tx.rows(INSERT, [
    country,
    rows.map(({ code }) => code),
    rows.map(({ name }) => name),
    rows.map(({ parent }) => parent),
    rows.map(({ level }) => level),
  ])
}
