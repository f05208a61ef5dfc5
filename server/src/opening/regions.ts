import type { Connection } from '../db'
import table from './regions.json'

/** One administrative region of China; codes have 2, 4 or 6 digits, `parent` is '' for a province (spec 3). */
interface RegionSeed {
  code: string
  name: string
  parent: string
  level: 'province' | 'city' | 'district'
}

/**
 * Returns all regions, each after its parent. The table has names prefixed with the two digits they add, a line a city
 * with its districts after it: `{ "33浙江省": ["01杭州市 02上城区 ...", ...], ... }`. Below Taiwan province the digits are ours,
 * because the national standard has none; a city without districts appears as its own district, `...00`.
 */
export function regions(): RegionSeed[] {
  const out: RegionSeed[] = []
  for (const [province, cities] of Object.entries(table)) {
    const top = add(out, province, '', 'province')
    for (const city of cities) {
      const [name = '', ...districts] = city.split(' ')
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

const INSERT = `insert into region (code, name, parent, level)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict do nothing`

/** Writes the regions, once for all sites: without them nobody could give an address. */
export async function writeRegions(tx: Connection): Promise<void> {
  const [row] = await tx.rows<{ is_empty: boolean }>('select not exists (select 1 from region) as is_empty')
  if (!row?.is_empty) return
  const rows = regions()
  await tx.rows(INSERT, [
    rows.map(({ code }) => code),
    rows.map(({ name }) => name),
    rows.map(({ parent }) => parent),
    rows.map(({ level }) => level),
  ])
}
