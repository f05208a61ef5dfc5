import { readFile } from 'node:fs/promises'
import type { Connection } from '../db'
import { countries, countryOf, type RegionLevel } from '@storefront/contract/domain/country/country'
import { getOwn } from '@storefront/contract/domain/get-own'
import china from './regions.json'
import indonesia from './regions-id.json'

/** One administrative region; codes have 2, 4 or 6 digits, those of villages 10; `parent` is '' for a province (spec 3). */
interface RegionSeed {
  code: string
  name: string
  parent: string
  level: RegionLevel
  /** Postcode of a village, where it is known; else ''. */
  postcode: string
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

/** Returns the regions of a country but its villages, each after its parent; none of a country without a table. */
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
  out.push({ code, name: text.slice(2), parent, level, postcode: '' })
  return code
}

/** Files of a country's villages: `317403;12720|1003Pela Mampang;12790|1001...|1004...`, a line a district. */
const villageFiles: Readonly<Record<string, URL>> = { ID: new URL('./villages-id.txt', import.meta.url) }

/** Reads the villages of a country; none of a country whose addresses have three levels. */
export async function readVillages(country: string): Promise<RegionSeed[]> {
  const file = getOwn(villageFiles, country) as URL | undefined
  if (!file) return []
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  return lines.flatMap((line) => {
    const [parent = '', ...groups] = line.split(';')
    return groups.flatMap((group) => {
      const [postcode = '', ...villages] = group.split('|')
      return villages.map((text): RegionSeed => {
        const code = parent + text.slice(0, 4)
        return { code, name: text.slice(4), parent, level: 'village', postcode }
      })
    })
  })
}

const INSERT = `insert into region (country, code, name, parent, level, postcode)
  select $1, r.* from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as r
  on conflict do nothing returning code`

/**
 * Writes the regions of a country that are missing and returns their number. Rows that are there stay as they are, so
 * that an address of a region that was renamed or dropped keeps its name.
 */
export async function addRegions(tx: Connection, country: string): Promise<number> {
  const rows = [...regions(country), ...(await readVillages(country))]
  const newRows = await tx.rows(INSERT, [
    country,
    rows.map(({ code }) => code),
    rows.map(({ name }) => name),
    rows.map(({ parent }) => parent),
    rows.map(({ level }) => level),
    rows.map(({ postcode }) => postcode),
  ])
  return newRows.length
}

const HAS_LEVEL = 'select exists (select 1 from region where country = $1 and level = $2) as has_level'

/** Writes the regions of a country, once for all its sites: without them nobody could give an address. */
export async function writeRegions(tx: Connection, country: string): Promise<void> {
  const deepest = countryOf(country).address.levels.at(-1)?.level ?? 'district'
  const [row] = await tx.rows<{ has_level: boolean }>(HAS_LEVEL, [country, deepest])
  if (!row?.has_level) await addRegions(tx, country)
}
